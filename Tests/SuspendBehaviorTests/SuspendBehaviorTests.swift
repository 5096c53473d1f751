import Foundation
import HeadlessDevice
import LifecycleBehaviors
import LifecycleTestKit
import SuspendBehavior
import TestSupport
import Testing
import UIKit

@MainActor
@Suite(.everyAnswer)
struct SuspendBehaviorTests {
  let device = HeadlessDevice().drivingLifecycleTime()
  let log = Transcript()

  private func record(_ name: String = "") -> @MainActor (SuspendEvent) -> Void {
    { [log, unowned device] event in
      let time = (device.now * 10).rounded() / 10
      let line: String
      switch event {
      case .willSuspend(.imminent(let seconds)): line = "willSuspend imminent \((seconds * 10).rounded() / 10)"
      case .willSuspend(let warning): line = "willSuspend \(warning.name)"
      case .didSuspend(let suspension): line = "didSuspend \(suspension.confidence)"
      case .didUnsuspend(let suspension):
        line = "didUnsuspend \(suspension.seconds), asleep \(suspension.secondsAsleep)"
      case .averted: line = "averted"
      }
      log.record("\(time)\(name.isEmpty ? "" : " " + name) \(line)")
    }
  }

  private func launch() -> Screen {
    let screen = Screen([SuspendBehavior(record())])
    device.launch(showing: screen)
    device.advance(by: 1)
    return screen
  }

  @Test("Home, suspended for 20 s, opened: warned at once, told in full when the process runs again")
  func suspension() {
    _ = launch()
    device.pressHome()
    device.suspend(for: 20)
    device.openApp()
    device.advance(by: 1)
    #expect(
      log.flush() == ["1.0 willSuspend possible", "21.0 didSuspend high", "21.0 didUnsuspend 20.0, asleep 0.0"])
  }

  @Test("The device's sleep is told as a share of the suspension")
  func asleep() {
    _ = launch()
    device.pressHome()
    device.suspend(for: 20, secondsAsleep: 15)
    #expect(log.flush().last == "6.0 didUnsuspend 20.0, asleep 15.0")
  }

  @Test("Home and back without a suspension is averted")
  func averted() {
    _ = launch()
    device.pressHome()
    device.advance(by: 3)
    device.openApp()
    device.advance(by: 1)
    #expect(log.flush() == ["1.0 willSuspend possible", "4.0 averted"])
  }

  @Test("Control Center is nothing")
  func controlCenter() {
    _ = launch()
    device.openControlCenter()
    device.advance(by: 5)
    device.closeControlCenter()
    #expect(log.flush() == [])
  }

  @Test("When the background time runs out it is imminent; then our task is ended and the system suspends")
  func imminent() {
    _ = launch()
    device.pressHome()
    #expect(device.openBackgroundTaskCount == 1)
    device.advance(by: 26)
    #expect(device.openBackgroundTaskCount == 0)
    device.advance(by: 100)
    device.openApp()
    device.advance(by: 1)
    let transcript = log.flush()
    #expect(transcript.prefix(2) == ["1.0 willSuspend possible", "26.5 willSuspend imminent 4.5"])
    #expect(transcript.dropFirst(2).map { String($0.prefix(17)) } == ["127.0 didSuspend ", "127.0 didUnsuspen"])
  }

  @Test("A short allowance expires before it can be imminent: told, and the task is ended in time")
  func expired() {
    device.backgroundAllowance = 1.4
    _ = launch()
    device.pressHome()
    device.advance(by: 1)
    #expect(log.flush() == ["1.0 willSuspend possible", "1.4 willSuspend expired"])
    #expect(device.openBackgroundTaskCount == 0)
    #expect(device.isRunning)
  }

  @Test("A busy main thread in the background is no suspension")
  func busyMainThread() {
    _ = launch()
    device.pressHome()
    device.advance(by: 2)
    device.blockMainThread(for: 10)
    device.advance(by: 2)
    device.openApp()
    #expect(log.flush() == ["1.0 willSuspend possible", "15.0 averted"])
  }

  @Test("Without a background task a suspension is found all the same, and the failure is posted")
  func noTask() {
    device.grantsBackgroundTasks = false
    let failures = NotificationLog(.suspendStatusRecorderFailed)
    _ = launch()
    device.pressHome()
    device.suspend(for: 20)
    device.openApp()
    #expect(
      log.flush() == ["1.0 willSuspend possible", "21.0 didSuspend high", "21.0 didUnsuspend 20.0, asleep 0.0"])
    #expect(failures.flush().map { $0.userInfo?["failure"] as? String } == ["no background task was granted"])
  }

  @Test("The four notifications are posted; did-suspend carries the date at which the suspension began")
  func notifications() {
    let posted = NotificationLog(.applicationWillSuspend, .applicationDidSuspend, .applicationDidUnsuspend)
    _ = launch()
    device.pressHome()
    device.suspend(for: 20)
    let all = posted.flush()
    #expect(
      all.map(\.name.rawValue) == [
        "application-will-suspend", "application-did-suspend", "application-did-unsuspend",
      ])
    let began = (all.dropFirst().first?.object as? Date)?.timeIntervalSinceNow
    #expect(began.map { abs($0 + 20) < 5 } == true)
  }

  @Test("One monitor serves all subscribers, in the order they subscribed")
  func severalSubscribers() {
    let first = SuspendMonitor.shared.subscribe(record("first"))
    let second = SuspendMonitor.shared.subscribe(record("second"))
    _ = launch()
    device.pressHome()
    #expect(device.openBackgroundTaskCount == 1)
    #expect(
      log.flush() == [
        "1.0 first willSuspend possible", "1.0 second willSuspend possible", "1.0 willSuspend possible",
      ])
    withExtendedLifetime((first, second)) {}
  }

  @Test("A subscriber cancelled by another one while an event is told hears nothing of it")
  func cancelInside() {
    var second: SuspendSubscription?
    let first = SuspendMonitor.shared.subscribe { _ in second?.cancel() }
    second = SuspendMonitor.shared.subscribe(record("second"))
    device.launch(showing: UIViewController())
    device.pressHome()
    #expect(log.flush() == [])
    withExtendedLifetime(first) {}
  }

  @Test("When the last subscriber goes, in the background, no task, timer or observer is left")
  func nothingLeft() {
    let screen = launch()
    device.pressHome()
    screen.attachment?.remove()
    device.suspendsInBackground = false
    device.advance(by: 10)
    #expect(device.openBackgroundTaskCount == 0)
    #expect(device.world.loop.nextDeadline == nil)
    device.openApp()
    #expect(log.flush() == ["1.0 willSuspend possible"])
  }

  @Test("A screen that is released stops listening and leaves no task open")
  func released() {
    weak var weakScreen: UIViewController?
    do {
      let screen = launch()
      weakScreen = screen
      device.pressHome()
      device.keyWindow?.rootViewController = nil
    }
    device.turn()
    #expect(weakScreen == nil)
    #expect(device.openBackgroundTaskCount == 0)
  }

  @Test("A launch is no stay in the background, with scenes or without", arguments: [true, false])
  func launching(scenes: Bool) {
    let device = HeadlessDevice(appLifecycle: scenes ? .scenes : .applicationDelegate).drivingLifecycleTime()
    let subscription = SuspendMonitor.shared.subscribe(record())
    device.launch(showing: Screen([SuspendBehavior(record())]))
    device.advance(by: 10)
    #expect(log.flush() == [])
    #expect(device.openBackgroundTaskCount == 0)
    withExtendedLifetime(subscription) {}
  }
}

@MainActor
private final class NotificationLog {
  private var notifications: [Notification] = []
  private var tokens: [any NSObjectProtocol] = []

  init(_ names: Notification.Name...) {
    tokens = names.map {
      NotificationCenter.default.addObserver(forName: $0, object: nil, queue: nil) { notification in
        nonisolated(unsafe) let notification = notification
        MainActor.assumeIsolated { [weak self] in self?.notifications.append(notification) }
      }
    }
  }

  func flush() -> [Notification] {
    tokens.forEach(NotificationCenter.default.removeObserver)
    return notifications
  }
}
