import LifecycleBehaviors
import UIKit

let screen = UIViewController()
screen.loadViewIfNeeded()
screen.addBehaviors([KeepAwakeBehavior()])
