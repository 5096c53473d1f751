import HeadlessDevice
import HeadlessTestSupport
import Testing
import UIKit

@MainActor
@Suite(.oneDevice)
struct BackgroundTimeTests: FixtureSuite {
  let fixture = PlainScreen()
  var application: UIApplication { UIApplication.shared }

  /// Begins a task whose handler writes its name, and ends the task unless `endsOnExpiration` is false.
  @discardableResult
  private func begin(_ name: String, endsOnExpiration: Bool = true) -> UIBackgroundTaskIdentifier {
    let ended = Box(UIBackgroundTaskIdentifier.invalid)
    let identifier = application.beginBackgroundTask(withName: name) { [log] in
      log.record("\(name) expires")
      if endsOnExpiration { UIApplication.shared.endBackgroundTask(ended.value) }
    }
    ended.value = identifier
    return identifier
  }

  // MARK: Suspension

  @Test("R82, T15: an app without a task is suspended a few seconds after it has entered the background, not at once")
  func withoutTask() {
    device.pressHome()
    device.advance(by: 1)
    #expect(!device.isSuspended)
    device.advance(by: 5)
    #expect(device.isSuspended)
  }

  @Test("T15: an app that is inactive, or has a background mode, is not suspended", arguments: [true, false])
  func notSuspended(isInactive: Bool) {
    device.suspendsInBackground = isInactive
    isInactive ? device.openControlCenter() : device.pressHome()
    device.advance(by: 600)
    #expect(!device.isSuspended)
  }

  // MARK: Tasks

  @Test("R83: where running in the background is impossible, the identifier is invalid")
  func refused() {
    device.grantsBackgroundTasks = false
    #expect(begin("T") == .invalid)
    #expect(device.openBackgroundTaskCount == 0)
  }

  @Test("R83, R86: the app runs until the last of its tasks has ended, and is suspended soon after; none ends twice")
  func counted() {
    let (first, second) = (begin("1"), begin("2"))
    device.pressHome()
    device.advance(by: 8)
    application.endBackgroundTask(first)
    application.endBackgroundTask(first)
    application.endBackgroundTask(.invalid)
    device.advance(by: 8)
    #expect(!device.isSuspended)
    application.endBackgroundTask(second)
    device.advance(by: 0.1)
    #expect(!device.isSuspended)
    device.advance(by: 8)
    #expect(device.isSuspended)
  }

  @Test("R168: a thread for which the main thread waits begins a task, and ends it")
  func whileMainThreadWaits() {
    let (application, queue) = (application, DispatchQueue(label: "store"))
    device.pressHome()
    device.advance(by: 1)
    let task = queue.sync { application.beginBackgroundTask(withName: "save", expirationHandler: nil) }
    #expect(device.openBackgroundTaskCount == 1)
    device.advance(by: 15)
    #expect(!device.isSuspended)
    queue.sync { application.endBackgroundTask(task) }
    #expect(device.openBackgroundTaskCount == 0)
    device.advance(by: 10)
    #expect(device.isSuspended)
  }

  @Test("R168: a task that another thread has begun expires")
  func expirationOffMainThread() {
    let application = application
    device.pressHome()
    onAnotherThread { [log] in
      _ = application.beginBackgroundTask(withName: "save") { log.record("expires") }
    }
    device.advance(by: 28)
    #expect(log.isEmpty)
    device.advance(by: 2)
    #expect(log.flush() == ["expires"])
    #expect(!device.isRunning)
  }

  @Test("R86: a task that begins before the app is suspended keeps the app running")
  func begunInTime() {
    let first = begin("1")
    device.pressHome()
    application.endBackgroundTask(first)
    device.advance(by: 1)
    begin("2")
    device.advance(by: 15)
    #expect(!device.isSuspended)
  }

  // MARK: The countdown

  @Test("R84: the countdown of about 30 seconds starts anew whenever the app enters the background, not with a task")
  func countdown() {
    begin("T")
    for _ in 1...2 {
      device.advance(by: 100)
      device.pressHome()
      #expect(application.backgroundTimeRemaining == 30)
      device.advance(by: 10)
      #expect(application.backgroundTimeRemaining == 20)
      device.openApp()
    }
  }

  @Test("R85: in the background without a task the remaining time is the greatest number")
  func unlimitedWithoutTask() {
    device.pressHome()
    #expect(application.backgroundTimeRemaining == .greatestFiniteMagnitude)
  }

  @Test("R85: a thread for which the main thread waits reads the remaining time")
  func remainingTimeOffMainThread() {
    let (application, queue) = (application, DispatchQueue(label: "store"))
    begin("T")
    #expect(queue.sync { application.backgroundTimeRemaining } == .greatestFiniteMagnitude)
    device.pressHome()
    device.advance(by: 10)
    #expect(queue.sync { application.backgroundTimeRemaining } == 20)
  }

  // MARK: Expiration

  @Test("R86: shortly before the end of the countdown the handler of every open task runs")
  func expiration() {
    begin("1")
    begin("2")
    device.pressHome()
    device.advance(by: 28)
    #expect(log.flush() == [])
    device.advance(by: 1.9)
    #expect(log.flush() == ["1 expires", "2 expires"])
    #expect(device.isRunning)
    device.advance(by: 10)
    #expect(device.isSuspended)
  }

  @Test("R86: a task that is still open after its handler has run kills the process")
  func killed() {
    begin("1")
    begin("2", endsOnExpiration: false)
    device.pressHome()
    device.advance(by: 30)
    #expect(log.flush() == ["1 expires", "2 expires"])
    #expect(!device.isRunning)
    #expect(device.consoleMessages.last?.contains("2") == true)
  }

  @Test("R86, T15: a task without a handler that never ends kills the process")
  func leaked() {
    _ = application.beginBackgroundTask()
    device.pressHome()
    device.advance(by: 30)
    #expect(!device.isRunning)
  }

  @Test("R86: the handler of a task that another handler has ended does not run")
  func endedByAnother() {
    let second = Box(UIBackgroundTaskIdentifier.invalid)
    let first = Box(UIBackgroundTaskIdentifier.invalid)
    first.value = application.beginBackgroundTask(withName: "1") { [log] in
      log.record("1 expires")
      UIApplication.shared.endBackgroundTask(second.value)
      UIApplication.shared.endBackgroundTask(first.value)
    }
    second.value = begin("2")
    device.pressHome()
    device.advance(by: 30)
    #expect(log.flush() == ["1 expires"])
    #expect(device.isRunning)
  }
}

@MainActor
private final class Box<Value> {
  var value: Value

  init(_ value: Value) {
    self.value = value
  }
}
