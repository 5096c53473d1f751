import HeadlessDevice
import LifecycleBehaviors
import LifecycleTestKit
import ReadyMadeBehaviors
import TestSupport
import Testing
import UIKit

@MainActor
@Suite(.everyAnswer)
struct LifecycleStateTests {
  let device = HeadlessDevice()
  let nav = UINavigationController(rootViewController: UIViewController())

  @Test("States are compared: each contains those below it")
  func order() {
    let states: [LifecycleState] = [.loaded, .visible, .appeared]
    #expect([.appeared, .loaded, .visible].sorted() == states)
  }

  @Test("A screen's state follows its appearance, and a swipe back that is cancelled leaves it visible")
  func life() throws {
    device.launch(showing: nav)
    device.advance(by: 1)
    let screen = UIViewController.loaded()
    #expect(screen.lifecycleState == nil)
    screen.addBehaviors([KeepAwakeBehavior()])
    var states: [LifecycleState?] = [screen.lifecycleState]
    nav.pushViewController(screen, animated: true)
    device.advance(by: 0.1)
    states.append(screen.lifecycleState)
    device.advance(by: 1)
    states.append(screen.lifecycleState)
    try device.cancelSwipeBack(in: nav)
    states.append(screen.lifecycleState)
    nav.popViewController(animated: true)
    device.advance(by: 0.1)
    states.append(screen.lifecycleState)
    device.advance(by: 1)
    states.append(screen.lifecycleState)
    #expect(states == [.loaded, .visible, .appeared, .appeared, .visible, .loaded])
    screen.unembed(try #require(screen.lifecycleBehaviorViewController))
    #expect(screen.lifecycleState == nil)
  }
}
