import HeadlessDevice
import LifecycleBehaviors
import LifecycleTestKit
import TestSupport
import Testing
import UIKit

@MainActor
@Suite(.everyAnswer)
struct LifecycleStateTests {
  let device = HeadlessDevice().drivingLifecycleTime()
  let log = LifecycleTranscript()
  let nav = UINavigationController(rootViewController: UIViewController())

  @Test("States are compared: each contains those below it")
  func order() {
    let states: [LifecycleState] = [.loaded, .visible, .appeared]
    #expect([.appeared, .loaded, .visible].sorted() == states)
    #expect(Set(states + states).count == 3)
    #expect(states.map(\.description) == ["loaded", "visible", "appeared"])
  }

  /// The state, as the screen and as its stream know it, before and after each step.
  @Test("A screen's state follows its appearance, and a swipe back that is cancelled leaves it visible")
  func life() async throws {
    device.launch(showing: nav)
    device.advance(by: 1)
    let screen = UIViewController.loaded()
    #expect(screen.lifecycleState == nil)
    let stream = screen.lifecycleStates()
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
    #expect(
      await elements(of: stream) == [.loaded, .visible, .appeared, .visible, .appeared, .visible, .loaded])
  }

  @Test("On a screen that is on screen a stream begins with what has passed, and ends with the screen")
  func late() async {
    var screen: UIViewController? = UIViewController.loaded()
    let window = device.launch(showing: screen!)
    screen?.addBehaviors(RecordingBehavior("a", in: log))
    device.advance(by: 1)
    let stream = screen?.lifecycleStates(upTo: .visible)
    window.rootViewController = UIViewController()
    device.advance(by: 1)
    screen = nil
    #expect(await elements(of: stream!) == [.loaded, .visible, .loaded])
  }

  @Test("A controller that takes no behaviors has a stream without states, and an issue says why")
  func refused() async {
    let issues = IssueCollector()
    #expect(await elements(of: nav.lifecycleStates()) == [])
    #expect(issues.flushIssues().map(\.kind) == [.unsuitableController])
  }
}
