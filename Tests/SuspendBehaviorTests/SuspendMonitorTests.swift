import Foundation
import HeadlessDevice
import LifecycleBehaviors
import LifecycleTestKit
import ScreenSupport
import TestSupport
import Testing
import UIKit

@testable import SuspendBehavior

/// The monitor by itself: what it leaves behind, what it costs, what it reports when something fails.
@MainActor
@Suite(.everyAnswer)
struct SuspendMonitorTests {
  let device = HeadlessDevice()
  let log = EventLog()
  let center = NotificationCenter()
  let observers = Observers()

  /// A monitor whose observers are counted.
  private func monitor(app: BackgroundApp = .shared) -> SuspendMonitor {
    var app = app
    let observer = app.observer
    app.observer = { [observers] in
      let made = observer()
      observers.latest = made
      return made
    }
    return SuspendMonitor(app: app, center: center)
  }

  /// The timers, background tasks and observers that the monitor has open.
  private var leftovers: [Int] {
    [device.scheduledWorkCount, device.openBackgroundTaskCount, observers.count]
  }

  // MARK: Before the application

  @Test("R169: subscribed before the application exists, a launch in the background is watched as if subscribed in it")
  func beforeBackgroundLaunch() {
    func report(subscribesBefore: Bool) -> (tasks: Int, lines: [String]) {
      let device = HeadlessDevice()
      device.suspendsInBackground = false
      let monitor = SuspendMonitor(app: .shared, center: NotificationCenter())
      device.startProcess { if subscribesBefore { log.subscribe(to: monitor) } }
      SceneActivation(device.world).finishLaunching()
      if !subscribesBefore { log.subscribe(to: monitor) }
      let tasks = device.openBackgroundTaskCount
      device.advance(by: 10)
      log.unsubscribe()
      return (tasks, log.flush())
    }
    let (early, late) = (report(subscribesBefore: true), report(subscribesBefore: false))
    #expect(late.tasks == 1 && late.lines == ["willSuspend possible"])
    #expect(early == late)
  }

  @Test("R169: before the application exists nothing is watched, as in a process that is prewarmed and waits")
  func prewarmed() {
    let monitor = monitor()
    device.startProcess { log.subscribe(to: monitor) }
    let idle = device.scheduledWorkCount
    device.advance(by: 60)
    #expect(device.scheduledWorkCount == idle && device.openBackgroundTaskCount == 0)
    device.launch(showing: UIViewController())
    device.advance(by: 1)
    #expect(log.flush() == [])
    device.pressHome()
    #expect(log.flush() == ["willSuspend possible"])
    log.unsubscribe()
  }

  // MARK: What is left

  @Test("A monitor that is released leaves no timer, task or observer, and its subscriptions receive nothing")
  func released() {
    device.suspendsInBackground = false
    device.launch(showing: UIViewController())
    var kept: SuspendMonitor? = monitor()
    log.subscribe(to: kept!)
    device.pressHome()
    device.advance(by: 1)
    #expect(leftovers[1] == 1 && observers.count == 3)
    kept = nil
    #expect(log.flush() == ["willSuspend possible"])
    device.advance(by: 6)
    #expect(leftovers == [0, 0, 0])
    device.openApp()
    #expect(log.flush() == [])
  }

  enum End: CaseIterable {
    case cancelled, released, releasedOnAnotherThread
  }

  @Test("When the last subscription ends nothing is left, and a later one starts anew", arguments: End.allCases)
  func last(end: End) async {
    device.suspendsInBackground = false
    device.launch(showing: UIViewController())
    let monitor = monitor()
    let first = monitor.subscribe(.holdingBackgroundTask(accuracy: 0.1)) { _ in }
    let last = Released(monitor.subscribe(.holdingBackgroundTask(accuracy: 0.1)) { _ in })
    device.pressHome()
    first.cancel()
    #expect(device.openBackgroundTaskCount == 1 && observers.count == 3)
    switch end {
    case .cancelled: last.object?.cancel()
    case .released: last.object = nil
    case .releasedOnAnotherThread:
      onAnotherThread { last.object = nil }
      await finishMainQueue()
    }
    #expect(device.openBackgroundTaskCount == 0 && observers.count == 0)
    device.advance(by: 6)
    #expect(leftovers == [0, 0, 0])
    log.subscribe(to: monitor)
    device.advance(by: 3)
    #expect(log.flush() == ["willSuspend possible"])
    device.openApp()
    device.advance(by: 1)
    log.unsubscribe()
    #expect(leftovers == [0, 0, 0])
  }

  @Test(
    "A subscriber may cancel all subscriptions while an event is delivered: none receives it after that, and it is not posted"
  )
  func cancelAllInside() {
    device.launch(showing: UIViewController())
    let monitor = monitor()
    let posted = NotificationLog(.applicationDidSuspend, .applicationDidUnsuspend, on: center)
    var first: LifecycleSubscription?
    first = monitor.subscribe(.holdingBackgroundTask(accuracy: 0.1)) { [log] event in
      guard case .didSuspend = event else { return }
      first?.cancel()
      log.unsubscribe()
    }
    log.subscribe(to: monitor)
    device.pressHome()
    device.suspend(for: 20)
    #expect(log.flush() == ["willSuspend possible"])
    #expect(posted.flush().isEmpty)
    #expect(observers.count == 0)
    withExtendedLifetime(first) {}
  }

  @Test(
    "The only subscriber may cancel and subscribe again inside an event: there is one heartbeat afterwards, not two")
  func restartInside() {
    device.suspendsInBackground = false
    device.launch(showing: UIViewController())
    device.advance(by: 1)
    let monitor = monitor()
    var renewed: LifecycleSubscription?
    var first: LifecycleSubscription?
    first = monitor.subscribe(.holdingBackgroundTask(accuracy: 0.1)) { event in
      guard case .willSuspend(.imminent) = event else { return }
      first?.cancel()
      renewed = monitor.subscribe(.standard) { _ in }
    }
    device.pressHome()
    device.advance(by: 40)
    #expect(renewed != nil && device.scheduledWorkCount == 2)
    renewed?.cancel()
    device.advance(by: 5)
    #expect(device.scheduledWorkCount == 0)
    withExtendedLifetime((first, renewed)) {}
  }

  @Test(
    "A subscription that is made inside an event, after the only one was cancelled there, receives none of those events"
  )
  func renewedInside() {
    device.launch(showing: UIViewController())
    let monitor = monitor()
    let posted = NotificationLog(.applicationDidSuspend, .applicationDidUnsuspend, on: center)
    var first: LifecycleSubscription?
    first = monitor.subscribe(.holdingBackgroundTask(accuracy: 0.1)) { [log] event in
      guard case .didSuspend = event else { return }
      first?.cancel()
      log.subscribe(to: monitor)
    }
    device.pressHome()
    device.suspend(for: 20)
    #expect(log.flush() == [])
    #expect(posted.flush().isEmpty)
    device.openApp()
    device.pressHome()
    #expect(log.flush() == ["willSuspend possible"])
    withExtendedLifetime(first) {}
  }

  // MARK: What it costs

  @Test(
    "In the background each thread fires once an interval, in the foreground none does",
    arguments: [(0.1, 100), (0.25, 40), (1, 10)])
  func wakeUps(accuracy: Double, count: Int) {
    device.suspendsInBackground = false
    device.launch(showing: UIViewController())
    device.advance(by: 1)
    let fired = Count()
    LifecycleTime.current = LifecycleTime.current.counting(fired)
    let monitor = monitor()
    log.subscribe(to: monitor, options: .holdingBackgroundTask(untilSecondsLeft: 10, accuracy: accuracy))
    device.advance(by: 10)
    #expect(fired.value == 0)
    device.pressHome()
    device.advance(by: 10)
    #expect(abs(fired.value - count) <= 2)
    device.openApp()
    fired.value = 0
    device.advance(by: 10)
    #expect(fired.value == 0)
    withExtendedLifetime(monitor) {}
  }

  @Test("In a stay of an hour signs of life are rare after the first minute, and a suspension after it is found")
  func longStay() {
    device.suspendsInBackground = false
    device.launch(showing: UIViewController())
    device.advance(by: 1)
    let fired = Count()
    LifecycleTime.current = LifecycleTime.current.counting(fired)
    let monitor = monitor()
    log.subscribe(to: monitor, options: .standard)
    device.pressHome()
    device.advance(by: 60)
    #expect(abs(fired.value - 150) <= 2)
    fired.value = 0
    device.advance(by: 3540)
    #expect(fired.value < 800)
    _ = log.flush()
    device.world.loop.skip(300)
    device.advance(by: 15)
    #expect(log.flush().first == "didSuspend certain")
    withExtendedLifetime(monitor) {}
  }

  @Test("Launched in the background, the process is held until it has been warned", arguments: [0.0, 10])
  func heldUntilWarned(backgroundTime: Double) {
    let monitor = monitor()
    log.subscribe(to: monitor, options: SuspendOptions(accuracy: 0.4, backgroundTime: backgroundTime))
    #expect(device.openBackgroundTaskCount == 1)
    device.advance(by: 2.2)
    #expect(log.flush() == [] && device.openBackgroundTaskCount == 1)
    device.advance(by: 0.4)
    #expect(log.flush() == ["willSuspend possible"])
    #expect(device.openBackgroundTaskCount == (backgroundTime == 0 ? 0 : 1))
    device.advance(by: 11)
    #expect(device.openBackgroundTaskCount == 0)
    withExtendedLifetime(monitor) {}
  }

  /// When the remaining background time is read in a minute in the background, in tenths of a second.
  private func readings(_ reading: @escaping @MainActor (_ system: TimeInterval) -> TimeInterval) -> [Double] {
    device.suspendsInBackground = false
    device.launch(showing: UIViewController())
    device.advance(by: 1)
    var readings: [Double] = []
    var app = BackgroundApp.shared
    let remainingTime = app.remainingTime
    app.remainingTime = { [device] in
      readings.append(tenths(device.now))
      return reading(remainingTime())
    }
    let monitor = monitor(app: app)
    log.subscribe(to: monitor)
    device.pressHome()
    device.advance(by: 60)
    withExtendedLifetime(monitor) {}
    return readings
  }

  @Test("The remaining background time is read every 5 s, when the warning is due, and not after the warning")
  func remainingTime() {
    #expect(readings { $0 } == [1.2, 6.2, 11.2, 16.2, 21])
    #expect(log.flush() == ["willSuspend possible", "willSuspend imminent 10.0"])
  }

  @Test("Where the system reports no remaining time it is read every 5 s, and a warning is no later than that")
  func unknownRemainingTime() {
    let start = device.now
    let readings = readings { [device] in device.now < start + 30 ? .greatestFiniteMagnitude : min($0, 9) }
    #expect(readings == [1.2, 6.2, 11.2, 16.2, 21.2, 26.2, 31.2])
    #expect(log.flush().first == "willSuspend possible")
  }

  @Test("The background time is what a warning needs; without a warning none is taken, whatever its seconds")
  func backgroundTimeOfOptions() {
    let times = [10, 5, 0, 31, 40].map { SuspendOptions.holdingBackgroundTask(untilSecondsLeft: $0).backgroundTime }
    #expect(times == [21, 26, 31, 0, 0])
    #expect(SuspendOptions(imminence: 10) == SuspendOptions())
    #expect(SuspendOptions(imminence: 5, backgroundTime: 3).backgroundTime == 3)
    #expect(SuspendOptions.holdingBackgroundTask(accuracy: 0.1).backgroundTime == 21)
    #expect(SuspendOptions.standard.backgroundTime == 0)
  }

  @Test("The most demanding subscriber is served")
  func combinedOptions() {
    let options = SuspendOptions.serving([
      SuspendOptions(accuracy: 1, imminence: 5, backgroundTime: 0),
      SuspendOptions(accuracy: 0.5, imminence: 4, backgroundTime: 9),
      SuspendOptions(accuracy: 2, imminence: 8, backgroundTime: 3),
    ])
    #expect(options == SuspendOptions(accuracy: 0.5, imminence: 8, backgroundTime: 9))
    #expect(SuspendOptions.serving([]) == nil)
  }

  // MARK: Where it starts

  @Test("Subscribed inside willEnterForeground, while the app still reads as in the background: no event is delivered")
  func subscribedWhileEntering() {
    device.launch(showing: UIViewController())
    device.pressHome()
    let monitor = monitor()
    device.aroundApplicationNotifications = { [log] name, post in
      post()
      if name == UIApplication.willEnterForegroundNotification { log.subscribe(to: monitor) }
    }
    device.openApp()
    device.advance(by: 10)
    #expect(log.flush() == [])
    #expect(device.scheduledWorkCount == 0)
  }

  // MARK: Failures

  @Test("A refused background task is reported once, until one is granted again")
  func refusedTask() {
    device.launch(showing: UIViewController())
    let monitor = monitor()
    log.subscribe(to: monitor)
    for isGranted in [false, false, true, false] {
      device.grantsBackgroundTasks = isGranted
      device.pressHome()
      device.openApp()
    }
    #expect(
      log.flush() == [
        "willSuspend possible", "failed backgroundTaskRefused", "averted",
        "willSuspend possible", "averted",
        "willSuspend possible", "averted",
        "willSuspend possible", "failed backgroundTaskRefused", "averted",
      ])
  }

  @Test("After the end of all subscriptions a failure that continues is reported to the next subscriber")
  func failureAfterEnd() {
    device.grantsBackgroundTasks = false
    device.launch(showing: UIViewController())
    let monitor = monitor()
    for _ in 0..<2 {
      log.subscribe(to: monitor)
      device.pressHome()
      #expect(log.flush() == ["willSuspend possible", "failed backgroundTaskRefused"])
      log.unsubscribe()
      device.openApp()
    }
  }

  @Test("A clock that cannot be read is reported, and suspensions are found all the same")
  func clockUnavailable() {
    device.launch(showing: UIViewController())
    LifecycleTime.current.measuresSleep = false
    let posted = NotificationLog(.suspendMonitorDidFail, on: center)
    let monitor = monitor()
    log.subscribe(to: monitor)
    device.pressHome()
    device.suspend(for: 20)
    #expect(
      log.flush() == [
        "willSuspend possible", "failed clockUnavailable", "didSuspend certain", "didUnsuspend 19.9, asleep 0.0",
      ])
    #expect(posted.flush().map { $0.userInfo?["event"] as? SuspendEvent } == [.failed(.clockUnavailable)])
  }

  @Test("With a debugger attached, its pause in the background is reported as one")
  func debugger() {
    device.launch(showing: UIViewController())
    var app = BackgroundApp.shared
    app.isDebugged = { true }
    let monitor = monitor(app: app)
    log.subscribe(to: monitor)
    device.pressHome()
    device.suspend(for: 10)
    device.openApp()
    #expect(log.flush() == ["willSuspend possible", "stalled 10.0, debugger", "averted"])
    withExtendedLifetime(monitor) {}
  }

  // MARK: The asynchronous sequence

  @Test("The sequence has every event")
  func events() async {
    device.launch(showing: UIViewController())
    let monitor = monitor()
    let events = monitor.events(.holdingBackgroundTask(accuracy: 0.1))
    device.pressHome()
    device.suspend(for: 20)
    device.openApp()
    var lines: [String] = []
    let reader = Task { for await event in events { lines.append(event.line) } }
    await settleTasks()
    reader.cancel()
    #expect(lines == ["willSuspend possible", "didSuspend certain", "didUnsuspend 19.9, asleep 0.0"])
  }

  @Test("A sequence that is released, or whose task is cancelled, is not subscribed any more")
  func droppedEvents() async {
    let monitor = monitor()
    do { _ = monitor.events(.holdingBackgroundTask(accuracy: 0.1)) }
    await settleTasks()
    let events = monitor.events(.holdingBackgroundTask(accuracy: 0.1))
    #expect(observers.count == 3)
    let task = Task { for await _ in events {} }
    await settleTasks()
    task.cancel()
    await settleTasks()
    #expect(observers.count == 0)
  }
}

/// A subscription that another thread releases.
private final class Released: @unchecked Sendable {
  var object: LifecycleSubscription?

  init(_ object: LifecycleSubscription?) {
    self.object = object
  }
}

/// The monitor's observers of notifications.
@MainActor
final class Observers {
  weak var latest: NotificationObserver?

  var count: Int { latest?.count ?? 0 }
}

private final class Count: @unchecked Sendable {
  var value = 0
}

extension LifecycleTime {
  /// Counts the timers that fire.
  @MainActor
  fileprivate func counting(_ count: Count) -> LifecycleTime {
    let (schedule, repeatOffMainThread) = (startTimer, startTimerOffMainThread)
    var time = self
    time.startTimer = { delay, work in
      schedule(delay) {
        count.value += 1
        work()
      }
    }
    time.startTimerOffMainThread = { interval, tick in
      repeatOffMainThread(interval) {
        count.value += 1
        tick()
      }
    }
    return time
  }
}
