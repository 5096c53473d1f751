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
  let device = HeadlessDevice()
  let log = LifecycleTranscript()

  private var record: @MainActor (SuspendEvent) -> Void {
    { [log, unowned device] event in log.record("\(tenths(device.now)) \(event.line)") }
  }

  @discardableResult
  private func launch(_ options: SuspendOptions = .holdingBackgroundTask(accuracy: 0.1)) -> Screen {
    let screen = Screen([SuspendBehavior(options, perform: record)])
    device.launch(showing: screen)
    device.advance(by: 1)
    return screen
  }

  /// Launches a screen, goes to the Home Screen, stays in the background and opens the app again.
  /// - Returns: what was reported, and when.
  private func report(
    _ options: SuspendOptions = .holdingBackgroundTask(accuracy: 0.1), ofStay inBackground: () -> Void
  ) -> [String] {
    launch(options)
    device.pressHome()
    inBackground()
    device.openApp()
    device.advance(by: 1)
    return log.flush()
  }

  @Test("Home, suspended for 20 s, opened: warned at once, the rest is reported when the process runs again")
  func suspension() {
    #expect(
      report { device.suspend(for: 20) } == [
        "1.0 willSuspend possible", "21.0 didSuspend certain", "21.0 didUnsuspend 19.9, asleep 0.0",
      ])
  }

  @Test("A held background task lasts until the warning, however coarse the accuracy", arguments: [0.1, 0.5, 1, 3, 5])
  func coarse(accuracy: TimeInterval) {
    let lines = report(.holdingBackgroundTask(accuracy: accuracy)) { device.advance(by: 40) }
    #expect(lines.prefix(2).map { $0.contains("imminent") } == [false, true])
  }

  @Test("A suspension can be made for a test of code that takes one")
  func madeByHand() {
    let suspension = Suspension(
      lastSign: ClockReading(uptime: 10, continuous: 10), firstLateSign: ClockReading(uptime: 15, continuous: 30),
      uncertainty: 0.2, began: Date(timeIntervalSince1970: 7))
    #expect(suspension.seconds == 19.9)
    #expect(suspension.secondsAsleep == 15)
    #expect(suspension.isCertain)
    #expect(suspension.began == Date(timeIntervalSince1970: 7))
  }

  @Test(
    "Who subscribes when others are told the beginning of a suspension receives neither that nor its end, and all of the next"
  )
  func subscribedInside() {
    device.launch(showing: UIViewController())
    device.advance(by: 1)
    var second: LifecycleSubscription?
    let first = SuspendMonitor.shared.subscribe { [record] event in
      guard case .didSuspend = event, second == nil else { return }
      second = SuspendMonitor.shared.subscribe(.holdingBackgroundTask(accuracy: 0.1), perform: record)
    }
    for _ in 1...2 {
      device.pressHome()
      device.suspend(for: 20)
      device.openApp()
      device.advance(by: 1)
    }
    withExtendedLifetime((first, second)) {}
    #expect(
      log.flush() == ["22.0 willSuspend possible", "42.0 didSuspend certain", "42.0 didUnsuspend 19.9, asleep 0.0"])
  }

  @Test("Home and back without a suspension is averted")
  func averted() {
    #expect(report { device.advance(by: 3) } == ["1.0 willSuspend possible", "4.0 averted"])
  }

  @Test("Control Center causes no event")
  func controlCenter() {
    launch()
    device.openControlCenter()
    device.advance(by: 5)
    device.closeControlCenter()
    #expect(log.flush() == [])
  }

  @Test(
    "When the background time runs out suspension is imminent; then the monitor's task is ended and the system suspends"
  )
  func imminent() {
    let reported = report {
      #expect(device.openBackgroundTaskCount == 1)
      device.advance(by: 20.7)
      #expect(device.openBackgroundTaskCount == 1)
      device.advance(by: 0.3)
      #expect(device.openBackgroundTaskCount == 0)
      device.advance(by: 100)
    }
    #expect(
      reported == [
        "1.0 willSuspend possible", "21.0 willSuspend imminent 10.0", "122.0 didSuspend certain",
        "122.0 didUnsuspend 94.9, asleep 0.0",
      ])
  }

  @Test("With unlimited background time the expiration is reported, and the task is ended in time")
  func expired() {
    launch(SuspendOptions(backgroundTime: .infinity))
    device.pressHome()
    device.advance(by: 29.5)
    #expect(
      log.flush() == ["1.0 willSuspend possible", "21.0 willSuspend imminent 10.0", "30.0 willSuspend expired"])
    #expect(device.openBackgroundTaskCount == 0)
    #expect(device.isRunning)
  }

  @Test("Without background time no task is taken, and the process is suspended as soon as without the framework")
  func noBackgroundTime() {
    launch(.standard)
    device.pressHome()
    #expect(device.openBackgroundTaskCount == 0)
    device.advance(by: 4.9)
    #expect(!device.isSuspended)
    device.advance(by: 0.2)
    #expect(device.isSuspended)
  }

  @Test("A busy main thread in the background is reported as a stall, not as a suspension")
  func busyMainThread() {
    let reported = report {
      device.advance(by: 2)
      device.blockMainThread(for: 10)
      device.advance(by: 2)
    }
    #expect(reported == ["1.0 willSuspend possible", "13.0 stalled 10.0, mainThread", "15.0 averted"])
  }

  @Test("An app that a background mode keeps running is warned once and never suspended")
  func backgroundMode() {
    device.suspendsInBackground = false
    #expect(
      report { device.advance(by: 3600) } == [
        "1.0 willSuspend possible", "21.0 willSuspend imminent 10.0", "3601.0 averted",
      ])
  }

  @Test("Woken in the background for a while and suspended again: two suspensions, a warning before each")
  func wokenInBackground() {
    let reported = report {
      device.suspend(for: 20)
      device.advance(by: 3)
      device.suspend(for: 40)
    }
    device.advance(by: 4)
    #expect(log.flush() == [])
    #expect(
      reported == [
        "1.0 willSuspend possible", "21.0 didSuspend certain", "21.0 didUnsuspend 19.9, asleep 0.0",
        "23.0 willSuspend possible", "64.0 didSuspend certain", "64.0 didUnsuspend 39.9, asleep 0.0",
      ])
  }

  @Test("A suspension that ends when the app is opened is reported inside the notification, not at the next heartbeat")
  func reportedAtOnce() {
    launch(SuspendOptions(accuracy: 0.1, backgroundTime: 0))
    device.pressHome()
    device.advance(by: 60)
    var reportedInside: [String] = []
    device.aroundApplicationNotifications = { name, post in
      post()
      if name == UIApplication.willEnterForegroundNotification { reportedInside = log.lines }
    }
    device.openApp()
    #expect(
      reportedInside == ["1.0 willSuspend possible", "61.0 didSuspend certain", "61.0 didUnsuspend 54.9, asleep 0.0"])
  }

  @Test(
    "When the device slept all the time no timer is overdue: the next sign of life reports the suspension, with the sleep"
  )
  func sleepBounds() {
    launch()
    device.pressHome()
    device.suspend(for: 20, secondsAsleep: 20)
    device.advance(by: 0.3)
    #expect(log.flush().last == "1.2 didUnsuspend 20.1, asleep 20.0")
  }

  @Test(
    "A warning, both ends of a suspension and a failure are posted with their event; did-suspend also with its date")
  func notifications() {
    let posted = NotificationLog(
      .applicationWillSuspend, .applicationDidSuspend, .applicationDidUnsuspend, .suspendMonitorDidFail)
    device.grantsBackgroundTasks = false
    launch()
    device.pressHome()
    let start = Date()
    device.suspend(for: 20)
    let end = Date()
    device.openApp()
    let all = posted.flush()
    #expect(
      all.map { "\($0.name.rawValue): \(($0.userInfo?["event"] as? SuspendEvent)?.name ?? "none")" } == [
        "application-will-suspend: willSuspend", "suspend-monitor-did-fail: failed",
        "application-did-suspend: didSuspend", "application-did-unsuspend: didUnsuspend",
      ])
    // By the machine's calendar, in which the 20 s of virtual time took none.
    let dates = all.map { $0.object as? Date }
    #expect(dates.compactMap { $0 }.count == 1)
    #expect(dates[2].map { (start - 19.91...end - 19.89).contains($0) } == true)
  }

  @Test("A launch is no stay in the background, with scenes or without", arguments: [true, false])
  func launching(scenes: Bool) {
    let device = HeadlessDevice(appLifecycle: scenes ? .scenes : .applicationDelegate)
    let subscription = SuspendMonitor.shared.subscribe(perform: record)
    device.launch(showing: Screen([SuspendBehavior(record)]))
    device.advance(by: 10)
    #expect(log.flush() == [])
    #expect(device.openBackgroundTaskCount == 0)
    withExtendedLifetime(subscription) {}
  }
}
