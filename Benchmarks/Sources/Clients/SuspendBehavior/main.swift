import LifecycleBehaviors
import ReadyMadeBehaviors
import SuspendBehavior
import UIKit

let screen = UIViewController()
screen.loadViewIfNeeded()
screen.addBehaviors([KeepAwakeBehavior(), SuspendBehavior { print($0) }])
