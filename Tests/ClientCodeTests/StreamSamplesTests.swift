import HeadlessDevice
import LifecycleBehaviors
import ReadyMadeBehaviors
import TestSupport
import Testing
import UIKit

@testable import Samples

/// The screen of the page that had its callbacks as streams, and the factories of the page.
@MainActor
@Suite(.oneDevice)
struct StreamSamplesTests {
  let device = HeadlessDevice()
  let screen = FeedViewController()

  /// - Returns: what the model was asked to do since the last call.
  private func calls(since count: inout Int) -> [String] {
    defer { count = screen.model.calls.count }
    return Array(screen.model.calls.dropFirst(count))
  }

  @Test("The hint is shown once; the screen reloads when it returns and after the background, not after Control Center")
  func moments() {
    var count = 0
    let navigation = UINavigationController(rootViewController: screen)
    device.launch(showing: navigation)
    device.advance(by: 1)
    #expect(calls(since: &count) == ["showHint"])
    navigation.pushViewController(UIViewController(), animated: true)
    device.advance(by: 1)
    navigation.popViewController(animated: true)
    device.advance(by: 1)
    #expect(calls(since: &count) == ["save", "reload"])
    device.openControlCenter()
    device.closeControlCenter()
    device.advance(by: 1)
    #expect(calls(since: &count) == [])
    device.pressHome()
    device.advance(by: 1)
    device.openApp()
    device.advance(by: 1)
    #expect(calls(since: &count) == ["reload"])
  }

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
