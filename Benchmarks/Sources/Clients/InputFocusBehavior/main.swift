import InputFocusBehavior
import LifecycleBehaviors
import ReadyMadeBehaviors
import UIKit

let screen = UIViewController()
screen.loadViewIfNeeded()
screen.addBehaviors([
  KeepAwakeBehavior(), InputFocusBehavior<UIViewController, String>(initial: "field", fields: ["field": \.view]),
])
