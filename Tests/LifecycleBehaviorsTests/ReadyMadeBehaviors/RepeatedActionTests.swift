import HeadlessDevice
import LifecycleBehaviors
import LifecycleTestKit
import ReadyMadeBehaviors
import TestSupport
import Testing
import UIKit

/// `ActionBehavior.every`: calls in seconds since the screen was pushed.
@MainActor
@Suite(.everyAnswer)
struct RepeatedActionTests {
  let device = HeadlessDevice()
  let log = LifecycleTranscript()
  let nav = UINavigationController(rootViewController: UIViewController())
  private let start = Start()

  init() {
    device.launch(showing: nav)
  }

  private var clock: ActionBehavior<UIViewController> {
    .every(1) { [log, start, device] in log.record("\(((device.now - start.time) * 100).rounded() / 100)") }
  }

  @discardableResult
  private func push() -> Screen {
    let screen = Screen([clock])
    start.time = device.now
    nav.pushViewController(screen, animated: false)
    return screen
  }

  @Test("Calls are made one interval after the screen has appeared, and after each further interval")
  func calls() {
    push()
    device.advance(by: 0.99)
    #expect(log.flush() == [])
    device.advance(by: 2.5)
    #expect(log.flush() == ["1.0", "2.0", "3.0"])
  }

  @Test("An interval of zero counts as a second, with an issue, and not as a thousand calls a second")
  func zero() throws {
    let issues = IssueCollector()
    nav.pushViewController(Screen([ActionBehavior.every(0) { [log] in log.record("called") }]), animated: false)
    device.turn()
    try #require(
      issues.flushIssues().map(\.kind) == [.invalidInterval])
    device.advance(by: 3.5)
    #expect(log.flush() == ["called", "called", "called"])
  }

  @Test("It stops when the screen is about to disappear, and starts again when it has appeared again")
  func stops() {
    push()
    device.advance(by: 1.5)
    nav.pushViewController(UIViewController(), animated: true)
    device.advance(by: 2)
    #expect(log.flush() == ["1.0"])
    nav.popViewController(animated: false)
    device.advance(by: 1.5)
    #expect(log.flush() == ["4.5"])
  }

  @Test("No call is made during a swipe back, and a cancelled one starts the interval again")
  func cancelledSwipe() throws {
    push()
    device.advance(by: 0.5)
    let swipe = try #require(device.beginSwipeBack(in: nav))
    device.advance(by: 3)
    #expect(log.flush() == [])
    swipe.cancel()
    device.advance(by: 2)
    let calls = log.flush().compactMap(Double.init)
    #expect(calls.count == 1)
    #expect(calls.allSatisfy { $0 > 4.5 && $0 < 5.5 })
  }

  @Test("No call is made after it was removed, silently or not", arguments: [false, true])
  func removed(silently: Bool) throws {
    let screen = push()
    device.advance(by: 1.5)
    let attachment = try #require(screen.attachment)
    #expect(log.flush() == ["1.0"])
    silently ? attachment.remove(silently: true) : attachment.remove()
    device.advance(by: 3)
    #expect(log.flush() == [])
  }

  @Test("It does not keep the screen alive, and no call is made after the screen is deallocated")
  func released() {
    weak var weakScreen: Screen?
    do {
      let screen = push()
      weakScreen = screen
      device.advance(by: 1.5)
    }
    nav.popViewController(animated: false)
    device.advance(by: 3)
    #expect(weakScreen == nil)
    #expect(log.flush() == ["1.0"])
  }
}

@MainActor
private final class Start {
  var time: TimeInterval = 0
}
