import HeadlessDevice
import LifecycleBehaviors
import LifecycleTestKit
import TestSupport
import Testing
import UIKit

@testable import OverlayBehavior

// Anti-lockout: the condition is asked again, and what happens when it cannot be.

@MainActor
@Suite(.everyAnswer)
struct OverlayCheckTests {
  let app = CoveredApp()

  private func events() -> [String] {
    app.log.flush().filter { $0.contains("offline") }
  }

  @Test("A signal is lost: the condition is checked again five seconds after the last check")
  func lostSignal() {
    let overlay = app.overlay()
    app.setOffline(true)
    app.device.advance(by: 8)
    app.isOffline = false
    app.device.advance(by: 10)
    #expect(
      events() == [
        "1.0 offline willShow", "1.25 offline didShow", "11.0 offline willHide", "11.25 offline didHide",
      ])
    #expect(!overlay.isShown)
  }

  @Test("As often as the configuration says")
  func interval() {
    let overlay = app.overlay(configuration: OverlayConfiguration(checkInterval: 0.5))
    app.setOffline(true)
    app.device.advance(by: 1.2)
    app.isOffline = false
    app.device.advance(by: 1)
    #expect(events().suffix(2) == ["2.5 offline willHide", "2.75 offline didHide"])
    #expect(!overlay.isShown)
  }

  @Test("A closure is checked at intervals, shown or not; a condition with signals is not while it is hidden")
  func closure() {
    var checks = 0
    let signalled = OverlayController(
      while: OverlayCondition(isCheckedWhileHidden: false) {
        checks += 1
        return false
      }
    ) { _ in UIViewController() }
    let overlay = OverlayController(
      while: { [app] in try app.readIsOffline() },
      configuration: OverlayConfiguration(eventHandler: app.record("offline"))
    ) { _ in UIViewController() }
    app.device.advance(by: 3)
    app.isOffline = true
    app.device.advance(by: 6)
    app.isOffline = false
    app.device.advance(by: 10)
    #expect(
      events() == [
        "6.0 offline willShow", "6.25 offline didShow", "11.0 offline willHide", "11.25 offline didHide",
      ])
    #expect(checks == 1)
    #expect(!overlay.isShown && !signalled.isShown)
  }

  @Test("A closure that is wrapped in a condition is asked as often as by itself: without a signal the overlay comes")
  func wrappedClosure() {
    let overlay = app.overlay(while: OverlayCondition { [app] in try app.readIsOffline() })
    app.device.advance(by: 3)
    app.isOffline = true
    app.device.advance(by: 6)
    #expect(events() == ["6.0 offline willShow", "6.25 offline didShow"])
    #expect(overlay.isShown)
  }

  @Test("A check that the condition's own code leads to comes after the one under way")
  func checkWithinCheck() {
    var checks = 0
    let overlay = OverlayController(
      while: OverlayCondition(isCheckedWhileHidden: false) {
        checks += 1
        if checks == 1 {
          NotificationCenter.default.post(name: UIApplication.didBecomeActiveNotification, object: nil)
        }
        return checks > 1
      }
    ) { _ in UIViewController() }
    app.device.advance(by: 1)
    #expect(checks == 2)
    #expect(overlay.isShown)
  }

  @Test("Checked when the app becomes active and when its scene comes forward, signal or not")
  func foreground() {
    let overlay = app.overlay()
    app.device.advance(by: 1)
    app.device.pressHome()
    app.isOffline = true
    app.device.openApp()
    #expect(app.touched() is OverlayWindow)
    #expect(overlay.isShown)
    app.isOffline = false
    app.device.openControlCenter()
    app.device.closeControlCenter()
    app.device.advance(by: 1)
    #expect(!overlay.isShown)
  }

  @Test("A condition that cannot be read keeps the overlay for three checks, then it is lifted, and says so")
  func lift() {
    let issues = IssueCollector()
    let overlay = app.overlay()
    app.setOffline(true)
    app.device.advance(by: 1)
    app.failure = Unreadable()
    app.device.advance(by: 30)
    #expect(
      events() == [
        "1.0 offline willShow", "1.25 offline didShow", "16.0 offline unreadable", "16.0 offline willHide",
        "16.25 offline didHide",
      ])
    #expect(
      issues.flush() == [
        "The condition of an overlay could not be read 3 times in a row, so the overlay is hidden: Unreadable()"
      ])
    #expect(!overlay.isShown && app.touched() === app.main)
    app.failure = nil
    app.device.advance(by: 5)
    #expect(events() == ["36.0 offline willShow", "36.25 offline didShow"])
    #expect(overlay.isShown)
  }

  @Test("Configured to stay it stays, says so too, and goes when the condition can be read again")
  func stay() {
    let issues = IssueCollector()
    let overlay = app.overlay(configuration: OverlayConfiguration(failureLimit: 2, staysWhenUnreadable: true))
    app.setOffline(true)
    app.device.advance(by: 1)
    app.failure = Unreadable()
    app.device.advance(by: 30)
    #expect(overlay.isShown)
    #expect(
      issues.flush() == [
        "The condition of an overlay could not be read 2 times in a row, so the overlay stays as it is: Unreadable()"
      ])
    app.failure = nil
    app.isOffline = false
    app.device.advance(by: 10)
    #expect(
      events() == [
        "1.0 offline willShow", "1.25 offline didShow", "11.0 offline unreadable", "36.0 offline willHide",
        "36.25 offline didHide",
      ])
  }

  @Test("A single failed check changes nothing, and the count starts anew with each one that succeeds")
  func flaky() {
    let issues = IssueCollector()
    let overlay = app.overlay()
    app.setOffline(true)
    app.device.advance(by: 1)
    for _ in 0..<5 {
      app.failure = Unreadable()
      app.device.advance(by: 10)
      app.failure = nil
      app.device.advance(by: 5)
    }
    #expect(overlay.isShown)
    #expect(events() == ["1.0 offline willShow", "1.25 offline didShow"])
    #expect(issues.flush() == [])
  }

  @Test("Shown by hand after a lift, it is lifted again: nobody is locked out for good")
  func byHandAfterLift() async {
    let issues = IssueCollector()
    app.failure = Unreadable()
    let overlay = app.overlay(configuration: OverlayConfiguration(transition: .none))
    app.condition.setNeedsCheck()
    app.device.advance(by: 20)
    #expect(issues.flush().count == 1)
    let shown = Task { await overlay.show() }
    await settleTasks()
    app.device.advance(by: 0.1)
    #expect(await value(of: shown) == true)
    app.device.advance(by: 20)
    #expect(!overlay.isShown)
    #expect(issues.flush().count == 1)
  }

  @Test("A condition that asks for a check while it is asked is asked again after")
  func reentrant() {
    var checks = 0
    weak var asked: OverlayCondition?
    let condition = OverlayCondition(isCheckedWhileHidden: false) {
      checks += 1
      if checks < 3 { asked?.setNeedsCheck() }
      return checks >= 3
    }
    asked = condition
    let overlay = app.overlay(while: condition)
    app.device.advance(by: 1)
    #expect(checks == 3)
    #expect(overlay.isShown)
  }

  // MARK: Sequences

  @Test("A sequence of values: each is a signal, and the latest counts")
  func values() async {
    let (values, continuation) = AsyncStream.makeStream(of: Bool.self)
    let condition = OverlayCondition(values)
    let overlay = app.overlay(while: condition)
    app.device.advance(by: 1)
    for value in [true, false, true] {
      continuation.yield(value)
      await wait { condition.answer == value }
      app.device.advance(by: 1)
    }
    continuation.finish()
    #expect(
      events() == [
        "2.0 offline willShow", "2.25 offline didShow", "3.0 offline willHide", "3.25 offline didHide",
        "4.0 offline willShow", "4.25 offline didShow",
      ])
    #expect(overlay.isShown)
  }

  @Test("A sequence that ends with true or throws cannot be read any more; one that ends with false stays false")
  func endedValues() async {
    let issues = IssueCollector()
    let endings: [(last: Bool, error: (any Error)?, issues: Int)] = [
      (true, nil, 1), (true, Unreadable(), 1), (false, nil, 0), (false, Unreadable(), 1),
    ]
    for (last, error, expected) in endings {
      let (values, continuation) = AsyncThrowingStream.makeStream(of: Bool.self)
      let condition = OverlayCondition(values)
      let overlay = app.overlay(while: condition)
      continuation.yield(last)
      await wait { condition.answer == last }
      app.device.advance(by: 1)
      #expect(overlay.isShown == last)
      continuation.finish(throwing: error)
      if expected > 0 { await wait { condition.isOver } } else { await settleTasks() }
      app.device.advance(by: 16)
      #expect(!overlay.isShown)
      #expect(issues.flush().count == expected)
    }
  }

  @Test("Before the first value nothing is shown")
  func noValue() {
    let (values, continuation) = AsyncStream.makeStream(of: Bool.self)
    let overlay = app.overlay(while: OverlayCondition(values))
    app.device.advance(by: 30)
    #expect(events() == [])
    #expect(!overlay.isWanted)
    continuation.finish()
  }

  @Test("A condition that ends its overlay while it is asked has no answer any more")
  func endedInside() {
    final class Box { var overlay: OverlayController? }
    let box = Box()
    var questions = 0
    let condition = OverlayCondition(isCheckedWhileHidden: false) {
      questions += 1
      box.overlay?.cancel()
      return true
    }
    box.overlay = app.overlay(while: condition)
    app.device.advance(by: 30)
    #expect(questions == 1)
    #expect(box.overlay?.isWanted == false && app.overlayWindows().isEmpty)
    box.overlay = nil
  }
}

extension OverlayCondition {
  fileprivate var answer: Bool? {
    if case .value(let value) = reading() { return value }
    return nil
  }
}

/// Lets other threads and the main queue run until it is true.
@MainActor
private func wait(_ isTrue: () -> Bool) async {
  for _ in 0..<10_000 where !isTrue() { await settleTasks() }
  #expect(isTrue())
}
