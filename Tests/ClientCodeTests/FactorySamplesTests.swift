import HeadlessDevice
import LifecycleBehaviors
import ReadyMadeBehaviors
import TestSupport
import Testing
import UIKit

@testable import Samples

@MainActor
@Suite(.oneDevice)
struct FactorySamplesTests {
  /// Ends the app of an earlier test, in which screens may have been recorded.
  let device = HeadlessDevice()

  @Test("Behaviors from factories are found after a dot, in a list, in a call and in a block, in Swift 5 mode too")
  func factories() {
    let screen = UIViewController()
    screen.loadViewIfNeeded()
    screen.addBehaviors([.hiddenBar, .tracking(.player)])
    screen.addBehaviors([.hiddenBar])
    screen.addBehaviors {
      .tracking(.inbox)
      Behaviors.tracking(.inbox)
      Behaviors.all(of: .inbox, isLive: true)
    }
    screen.addBehaviors(Behaviors.always)
    let types = screen.attachedBehaviors.map { "\(type(of: $0))" }
    #expect(
      types == [
        "NavigationBarBehavior", "BehaviorGroup", "NavigationBarBehavior", "BehaviorGroup",
        "FocusBehavior<UIViewController>", "FocusBehavior<UIViewController>", "KeepAwakeBehavior", "KeepAwakeBehavior",
      ])
  }
}
