import FocusBehavior
import HeadlessDevice
import LifecycleBehaviors
import LifecycleTestKit
import TestSupport
import Testing
import UIKit

@MainActor
@Suite(.everyAnswer)
struct LifecycleStateFocusedTests {
  let device = HeadlessDevice().drivingLifecycleTime()
  let log = LifecycleTranscript()

  @Test("Focused is the highest state, whatever its options")
  func order() {
    #expect(LifecycleState.focused > .appeared && .focused(.media) == LifecycleState.focused)
    #expect("\(LifecycleState.focused(.media))" == "focused")
  }

  @Test("Under an alert a watched screen is no more than appeared, and one without a FocusBehavior never was more")
  func alert() async throws {
    let screen = UIViewController()
    let window = device.launchAndSettle(showing: screen)
    screen.addBehaviors(RecordingBehavior("a", in: log))
    device.advance(by: 1)
    #expect(screen.lifecycleState == .appeared)
    let stream = screen.lifecycleStates(upTo: .focused)
    device.advance(by: 1)
    #expect(screen.lifecycleState == .focused)
    let alert = UIAlertController(title: nil, message: nil, preferredStyle: .alert)
    screen.present(alert, animated: true)
    device.advance(by: 1)
    #expect(screen.lifecycleState == .appeared)
    alert.dismiss(animated: true)
    device.advance(by: 1)
    #expect(screen.lifecycleState == .focused)
    window.rootViewController = UIViewController()
    device.advance(by: 1)
    #expect(screen.lifecycleState == .loaded)
    screen.unembed(try #require(screen.lifecycleBehaviorViewController))
    #expect(screen.lifecycleState == nil)
    let states = await elements(of: stream)
    #expect(
      states == [
        .loaded, .visible, .appeared, .focused, .appeared, .focused, .visible, .loaded,
      ])
  }

  @Test("A swipe back that is cancelled leaves a watched screen focused")
  func swipe() async throws {
    let nav = UINavigationController(rootViewController: UIViewController())
    let screen = UIViewController()
    nav.viewControllers.append(screen)
    device.launchAndSettle(showing: nav)
    let stream = screen.lifecycleStates(upTo: .focused)
    device.advance(by: 1)
    try device.cancelSwipeBack(in: nav)
    device.advance(by: 1)
    nav.popViewController(animated: true)
    device.advance(by: 1)
    screen.unembed(try #require(screen.lifecycleBehaviorViewController))
    let states = await elements(of: stream)
    #expect(states == [.loaded, .visible, .appeared, .focused, .visible, .loaded])
  }

  @Test("Work while focused follows its options: a player's goes on under an alert, a counter's does not")
  func work() async {
    let screen = UIViewController()
    device.launchAndSettle(showing: screen)
    screen.addBehaviors {
      TaskBehavior(while: .focused) { [log] in await log.work("attention") }
      TaskBehavior(while: .focused(.media)) { [log] in await log.work("media") }
    }
    device.advance(by: 1)
    await settleTasks()
    #expect(log.flush() == ["attention begins", "media begins"])
    screen.present(UIAlertController(title: nil, message: nil, preferredStyle: .alert), animated: true)
    device.advance(by: 1)
    await settleTasks()
    #expect(log.flush() == ["attention ends"])
  }
}

extension LifecycleTranscript {
  fileprivate func work(_ name: String) async {
    record("\(name) begins")
    for await _ in AsyncStream<Void>.makeStream().stream {}
    record("\(name) ends")
  }
}
