import HeadlessDevice
import LifecycleBehaviors
import LifecycleTestKit
import TestSupport
import Testing
import UIKit

@testable import OverlayBehavior

// No user is locked out: the condition is read again, and what happens when it cannot be read.

@MainActor
@Suite(.everyAnswer)
struct OverlayCheckTests {
  let app = CoveredApp()

  @Test("A signal is lost: the condition is checked again five seconds after the last check")
  func lostSignal() {
    let overlay = app.overlay()
    app.goOffline(for: 8)
    app.isOffline = false
    app.device.advance(by: 10)
    #expect(
      app.events() == [
        "1.0 offline willShow", "1.25 offline didShow", "11.0 offline willHide", "11.25 offline didHide",
      ])
    #expect(!overlay.isShown)
  }

  @Test("As often as the condition says")
  func interval() {
    app.condition = app.condition(checkInterval: 0.5)
    let overlay = app.overlay()
    app.goOffline(for: 1.2)
    app.isOffline = false
    app.device.advance(by: 1)
    #expect(app.events().suffix(2) == ["2.5 offline willHide", "2.75 offline didHide"])
    #expect(!overlay.isShown)
  }

  @Test(
    "A closure, in a condition or by itself, is checked at intervals, shown or not; a condition with signals is not while hidden",
    arguments: [true, false])
  func closure(isInCondition: Bool) {
    var checks = 0
    let signalled = OverlayController(
      while: OverlayCondition(isCheckedWhileHidden: false) {
        checks += 1
        return false
      }
    ) { _ in UIViewController() }
    let overlay =
      isInCondition
      ? app.overlay(while: OverlayCondition { [app] in try app.readIsOffline() }) : app.overlayOfClosure()
    app.device.advance(by: 3)
    app.isOffline = true
    app.device.advance(by: 6)
    app.isOffline = false
    app.device.advance(by: 10)
    #expect(
      app.events() == [
        "6.0 offline willShow", "6.25 offline didShow", "11.0 offline willHide", "11.25 offline didHide",
      ])
    #expect(checks == 1)
    #expect(!overlay.isShown && !signalled.isShown)
  }

  @Test("For one Home the condition is read once for each of UIKit's four notifications, and once more after them")
  func readingsOfHome() {
    var readings = 0
    let overlay = OverlayController(
      while: OverlayCondition(isCheckedWhileHidden: false) {
        readings += 1
        return false
      }
    ) { _ in UIViewController() }
    app.device.advance(by: 1)
    readings = 0
    app.device.pressHome()
    app.device.advance(by: 1)
    #expect(readings == 5)
    #expect(!overlay.isShown)
  }

  @Test("Checked when the app becomes active and when its scene enters the foreground, signal or not")
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

  @Test("Checked too when UIKit's notification is posted on another thread, as SDKs do: on the main thread")
  func postedOffMainThread() async {
    let overlay = app.overlayOfClosure()
    app.device.advance(by: 0.1)
    app.isOffline = true
    let (active, connect) = (UIApplication.didBecomeActiveNotification, UIScene.willConnectNotification)
    onAnotherThread {
      for name in [connect, active] { NotificationCenter.default.post(name: name, object: nil) }
    }
    #expect(app.events() == [])
    await finishMainQueue()
    app.device.turn()
    #expect(app.events() == ["1.1 offline willShow"])
    withExtendedLifetime(overlay) {}
  }

  @Test("When a condition cannot be read, the overlay stays for three checks, then it is hidden and this is reported")
  func hiddenAfterFailures() {
    let issues = IssueCollector()
    let overlay = app.overlay()
    app.goOffline()
    app.failure = Unreadable()
    app.device.advance(by: 30)
    #expect(
      app.events() == [
        "1.0 offline willShow", "1.25 offline didShow", "16.0 offline unreadable", "16.0 offline willHide",
        "16.25 offline didHide",
      ])
    #expect(issues.flush().count == 1)
    #expect(!overlay.isShown && app.touched() === app.main)
    app.failure = nil
    app.device.advance(by: 5)
    #expect(app.events() == ["36.0 offline willShow", "36.25 offline didShow"])
    #expect(overlay.isShown)
  }

  @Test(
    "Configured to stay, the overlay stays, this is reported too, and it is hidden when the condition can be read again"
  )
  func stay() {
    let issues = IssueCollector()
    app.condition = app.condition(failureLimit: 2, staysWhenUnreadable: true)
    let overlay = app.overlay()
    app.goOffline()
    app.failure = Unreadable()
    app.device.advance(by: 30)
    #expect(overlay.isShown)
    #expect(issues.flush().count == 1)
    app.failure = nil
    app.isOffline = false
    app.device.advance(by: 10)
    #expect(
      app.events() == [
        "1.0 offline willShow", "1.25 offline didShow", "11.0 offline unreadable", "36.0 offline willHide",
        "36.25 offline didHide",
      ])
  }

  @Test("Shown by hand after it was hidden for failed checks, it is hidden again: no user is locked out permanently")
  func byHandAfterFailures() async {
    let issues = IssueCollector()
    app.failure = Unreadable()
    let overlay = app.overlay(options: OverlayOptions(transition: .none))
    app.condition.setNeedsCheck()
    app.device.advance(by: 20)
    #expect(issues.flush().count == 1)
    #expect(await app.show(overlay, for: 0.1) == true)
    app.device.advance(by: 20)
    #expect(!overlay.isShown)
    #expect(issues.flush().count == 1)
  }

  @Test("A check that is requested while the condition is read follows that", arguments: [true, false])
  func requestedInside(byNotification: Bool) {
    var checks = 0
    weak var itself: OverlayCondition?
    let condition = OverlayCondition(isCheckedWhileHidden: false) {
      checks += 1
      guard checks == 1 else { return true }
      if byNotification {
        NotificationCenter.default.post(name: UIApplication.didBecomeActiveNotification, object: nil)
      } else {
        itself?.setNeedsCheck()
      }
      return false
    }
    itself = condition
    let overlay = app.overlay(while: condition)
    app.device.advance(by: 1)
    #expect(checks == 2)
    #expect(overlay.isShown)
  }

  @Test("Conditions that are checked at the same interval wake the app once an interval, whenever they were made")
  func together() {
    var times: [Double] = []
    var overlays: [OverlayController] = []
    for delay in [0.0, 0.7, 1.9, 3.2] {
      app.device.advance(by: delay)
      let condition = OverlayCondition { [app] in
        times.append(seconds(app.device.now))
        return false
      }
      overlays.append(app.overlay(while: condition))
    }
    app.device.advance(by: 20)
    times = []
    app.device.advance(by: 60)
    #expect(times.count == 48)
    #expect(Set(times).count == 12)
    withExtendedLifetime(overlays) {}
  }

  // MARK: Sequences

  @Test("A sequence of values: each is a signal, and the latest counts; before the first one nothing is shown")
  func values() async {
    let (values, continuation) = AsyncStream.makeStream(of: Bool.self)
    let condition = OverlayCondition(values)
    let overlay = app.overlay(while: condition)
    app.device.advance(by: 1)
    for value in [true, false, true] {
      continuation.yield(value)
      await wait { condition.value == value }
      app.device.advance(by: 1)
    }
    continuation.finish()
    #expect(
      app.events() == [
        "2.0 offline willShow", "2.25 offline didShow", "3.0 offline willHide", "3.25 offline didHide",
        "4.0 offline willShow", "4.25 offline didShow",
      ])
    #expect(overlay.isShown)
  }

  @Test("What the app requests before the first value of a sequence remains, also when the condition is read")
  func requestBeforeValues() async {
    let (values, continuation) = AsyncStream.makeStream(of: Bool.self)
    let condition = OverlayCondition(values)
    let overlay = app.overlay(while: condition)
    #expect(await app.show(overlay) == true)
    condition.setNeedsCheck()
    app.device.advance(by: 1)
    #expect(overlay.isShown)
    continuation.finish()
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
      await wait { condition.value == last }
      app.device.advance(by: 1)
      #expect(overlay.isShown == last)
      continuation.finish(throwing: error)
      if expected > 0 { await wait { condition.hasEnded } } else { await settleTasks() }
      app.device.advance(by: 16)
      #expect(!overlay.isShown)
      #expect(issues.flush().count == expected)
    }
  }

  @Test("A sequence that throws leaves the overlay shown with staysWhenUnreadable, and the event has its error")
  func endedValuesStay() async {
    let (values, continuation) = AsyncThrowingStream.makeStream(of: Bool.self)
    let condition = OverlayCondition(values, staysWhenUnreadable: true)
    let issues = IssueCollector()
    let options = OverlayOptions(eventHandler: { [log = app.log] event in
      if case .unreadable(_, let error) = event { log.record("\(type(of: error))") }
    })
    let overlay = OverlayController(while: condition, options: options) { _ in UIViewController() }
    _ = app.log.flush()
    continuation.yield(true)
    await wait { condition.value == true }
    app.device.advance(by: 1)
    continuation.finish(throwing: Unreadable())
    await wait { condition.hasEnded }
    app.device.advance(by: 16)
    #expect(overlay.isShown && issues.flush().count == 1)
    #expect(app.log.flush().filter { !$0.contains("Key") } == ["Unreadable"])
  }

  @Test("A condition is not read any more after its overlay was cancelled, also in the report that it cannot be read")
  func cancelledInReport() {
    final class Box { var overlay: OverlayController? }
    let (box, issues) = (Box(), IssueCollector())
    var readings = 0
    let condition = OverlayCondition(failureLimit: 1) {
      readings += 1
      throw Unreadable()
    }
    box.overlay = OverlayController(
      while: condition, options: OverlayOptions(eventHandler: { _ in box.overlay?.cancel() })
    ) { _ in UIViewController() }
    app.device.advance(by: 30)
    #expect(readings == 1 && issues.flush().count == 1)
    box.overlay = nil
  }

  @Test("A condition that cancels its overlay while it is read has no effect any more")
  func endedInside() {
    final class Box { var overlay: OverlayController? }
    let box = Box()
    var readings = 0
    let condition = OverlayCondition(isCheckedWhileHidden: false) {
      readings += 1
      box.overlay?.cancel()
      return true
    }
    box.overlay = app.overlay(while: condition)
    app.device.advance(by: 30)
    #expect(readings == 1)
    #expect(box.overlay?.isWanted == false && app.overlayWindows().isEmpty)
    box.overlay = nil
  }
}

extension OverlayCondition {
  fileprivate var value: Bool? {
    if case .value(let value) = reading() { return value }
    return nil
  }
}

/// Lets other threads and the main queue run until `isTrue` returns true.
@MainActor
private func wait(_ isTrue: () -> Bool) async {
  for _ in 0..<10_000 where !isTrue() { await settleTasks() }
  #expect(isTrue())
}
