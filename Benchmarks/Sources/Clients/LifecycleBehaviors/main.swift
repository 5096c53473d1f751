import LifecycleBehaviors
import ReadyMadeBehaviors
import UIKit

let screen = UIViewController()
screen.loadViewIfNeeded()
screen.addBehaviors([KeepAwakeBehavior()])
