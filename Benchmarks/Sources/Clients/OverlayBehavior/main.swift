import LifecycleBehaviors
import OverlayBehavior
import ReadyMadeBehaviors
import UIKit

let screen = UIViewController()
screen.loadViewIfNeeded()
screen.addBehaviors([KeepAwakeBehavior(), OverlayBehavior(while: { false }) { _ in UIViewController() }])
