import FocusBehavior
import LifecycleBehaviors
import UIKit

let screen = UIViewController()
screen.loadViewIfNeeded()
screen.addBehaviors([KeepAwakeBehavior(), FocusBehavior { print($0.hasFocus) }])
