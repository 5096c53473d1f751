import FocusBehavior
import LifecycleBehaviors
import ReadyMadeBehaviors
import UIKit

let screen = UIViewController()
screen.loadViewIfNeeded()
screen.addBehaviors([KeepAwakeBehavior(), FocusBehavior { print($0.hasFocus) }])
