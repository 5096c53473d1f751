import Foundation
import HeadlessDevice
import LifecycleBehaviors
import ScreenSupport
import TestSupport
import Testing
import UIKit

@testable import BackgroundWork

/// Work that must be finished before suspension, on the virtual device.
@MainActor
@Suite(.everyAnswer)
struct WorkTests {
  let device = HeadlessDevice()
  let issues = IssueCollector()

  private struct Failure: Error {}

  private func launch() {
    device.launch(showing: UIViewController())
  }

  /// Begins work that waits for the gate, and returns when it waits.
  private func begin(_ name: String, _ gate: Gate) async -> Task<String, any Error> {
    let task = Task {
      try await BackgroundWork.withoutSuspension(name) { @Sendable in
        await gate.wait()
        try Task.checkCancellation()
        return "done"
      }
    }
    await settleTasks()
    return task
  }

  // MARK: Beginning and ending

  @Test("Work that begins in the foreground holds one background task, and the process in the background until it ends")
  func foreground() async throws {
    launch()
    let gate = Gate()
    let work = await begin("save", gate)
    #expect(device.openBackgroundTaskCount == 1)
    #expect(BackgroundWork.openWork == ["save"])
    device.advance(by: 60)
    device.pressHome()
    device.advance(by: 20)
    #expect(!device.isSuspended)
    gate.open()
    #expect(try await work.value == "done")
    #expect(device.openBackgroundTaskCount == 0)
    device.advance(by: 6)
    #expect(device.isSuspended)
    #expect(issues.flush() == [])
  }

  @Test("Awaited work is open, and the process held, before its caller leaves the main actor")
  func openAtOnce() async throws {
    launch()
    for round in 1...200 {
      let gate = Gate()
      let work = Task { try await BackgroundWork.withoutSuspension("save") { @Sendable in await gate.wait() } }
      // It has the main actor when the work has it no longer.
      let open = Task { [device] in BackgroundWork.openWork + ["\(device.openBackgroundTaskCount)"] }
      #expect(await open.value == ["save", "1"], "in round \(round)")
      gate.open()
      try await work.value
    }
  }

  @Test("A thousand pieces of work share one background task; it ends with the last, in whatever order they end")
  func thousand() throws {
    launch()
    var holds = try (0..<1000).map { try BackgroundWork.hold("\($0)") }
    #expect(device.openBackgroundTaskCount == 1)
    #expect(BackgroundWork.openWork == (0..<1000).map { "\($0)" })
    var generator = SystemRandomNumberGenerator()
    holds.shuffle(using: &generator)
    for hold in holds.dropLast() { hold.end() }
    #expect(device.openBackgroundTaskCount == 1)
    holds.last?.end()
    #expect(device.openBackgroundTaskCount == 0)
  }

  @Test("Work that throws passes its error on, and work whose caller is cancelled is cancelled; both end the task")
  func throwing() async {
    launch()
    await #expect(throws: Failure.self) { try await BackgroundWork.withoutSuspension("a") { throw Failure() } }
    #expect(throws: Failure.self) { try Self.now("b") { throw Failure() } }
    let work = await begin("c", Gate())
    #expect(device.openBackgroundTaskCount == 1)
    work.cancel()
    await #expect(throws: CancellationError.self) { try await work.value }
    #expect(device.openBackgroundTaskCount == 0)
  }

  /// The synchronous form, from an asynchronous test.
  private nonisolated static func now<Value>(_ name: String, _ body: () throws -> Value) throws -> Value {
    try BackgroundWork.withoutSuspension(name, body: body)
  }

  @Test("Work in work holds no second task, and is named with the path to it")
  func nested() async throws {
    launch()
    let (names, tasks) = try await BackgroundWork.withoutSuspension("sync") { [device] in
      try await BackgroundWork.withoutSuspension("write") {
        let tasks = await device.openBackgroundTaskCount
        return try Self.now("index") { (BackgroundWork.openWork, tasks) }
      }
    }
    #expect(names == ["sync/write/index"])
    #expect(tasks == 1)
    #expect(device.openBackgroundTaskCount == 0)
  }

  @Test("Work that the system grants no task for is not begun")
  func refused() async {
    launch()
    device.grantsBackgroundTasks = false
    await #expect(throws: SuspensionError.tooLate) {
      try await BackgroundWork.withoutSuspension("a") { Issue.record("begun") }
    }
    #expect(throws: SuspensionError.tooLate) { try Self.now("b") { Issue.record("begun") } }
    #expect(throws: SuspensionError.tooLate) { try BackgroundWork.hold("c") }
    #expect(BackgroundWork.openWork == [])
  }

  // MARK: The main thread

  @Test("Work that keeps the main thread for more than a tenth of a second is reported at the app's line")
  func slow() throws {
    launch()
    try Self.now("quick") { device.blockMainThread(for: 0.09) }
    #expect(issues.flush() == [])
    try BackgroundWork.withoutSuspension("slow") { device.blockMainThread(for: 0.2) }
    let line = #line - 1
    let found = issues.flushIssues()
    #expect(found.map(\.kind) == [.blockedMainThread])
    #expect(found.map(\.line) == [line])
  }

  // MARK: Holds

  @Test("A hold ends once, however often it is told to; one that is released without an end ends and is reported")
  func holds() throws {
    launch()
    let hold = try BackgroundWork.hold("upload")
    let other = try BackgroundWork.hold("other")
    hold.end()
    hold.end()
    #expect(BackgroundWork.openWork == ["other"])
    other.end()
    #expect(issues.flush() == [])
    do { _ = try BackgroundWork.hold("lost") }
    let line = #line - 1
    #expect(device.openBackgroundTaskCount == 0)
    let found = issues.flushIssues()
    #expect(found.map(\.kind) == [.unendedHold])
    #expect(found.map(\.line) == [line])
  }

  // MARK: The end of the time

  @Test("At the end of the background time work is cancelled, the process lives, and the caller reads what was open")
  func timeUp() async {
    launch()
    let work = await begin("sync", Gate())
    let other = await begin("index", Gate())
    device.pressHome()
    device.advance(by: 40)
    #expect(device.isRunning && device.isSuspended)
    #expect(device.openBackgroundTaskCount == 0)
    let error = SuspensionError.timeUp(running: ["sync", "index"])
    await #expect(throws: error) { try await work.value }
    await #expect(throws: error) { try await other.value }
    #expect(error.localizedDescription == error.description)
    #expect(issues.flush() == [])
  }

  @Test("A hold is told on the main thread when the time is over; if it ends, nothing is reported")
  func holdTimeUp() throws {
    launch()
    var ended: [SuspensionHold] = []
    let hold = try BackgroundWork.hold("upload") {
      ended.append($0)
      $0.end()
    }
    device.pressHome()
    device.advance(by: 40)
    #expect(ended.count == 1 && ended.first === hold)
    #expect(device.isSuspended)
    #expect(issues.flush() == [])
  }

  @Test("After the end of the time work is refused; after five seconds, or in the foreground, it is begun again")
  func afterwards() throws {
    launch()
    device.suspendsInBackground = false
    let hold = try BackgroundWork.hold("upload") { $0.end() }
    device.pressHome()
    device.advance(by: 29.5)
    #expect(throws: SuspensionError.tooLate) { try BackgroundWork.hold("late") }
    device.advance(by: 5)
    // The system is asked: its own answer counts.
    try BackgroundWork.hold("woken").end()
    device.openApp()
    try BackgroundWork.hold("foreground").end()
    hold.end()
  }

  @Test("After the end of the time work is begun again when the process is woken, also if the device was asleep")
  func wokenAfterSleep() throws {
    launch()
    device.pressHome()
    BackgroundWork.stopAll()
    device.suspend(for: 60, secondsAsleep: 60)
    try BackgroundWork.hold("woken").end()
  }

  @Test("In an app extension what the host app announces suspends no resource")
  func appExtension() {
    UIApplication.isInAppExtension = true
    defer { UIApplication.isInAppExtension = false }
    let resource = Resource()
    BackgroundWork.startGuarding(resource)
    NotificationCenter.default.post(name: UIApplication.didEnterBackgroundNotification, object: nil)
    device.advance(by: 1)
    #expect(resource.flush() == [])
  }

  @Test("In the foreground work may begin at once after the end of the time")
  func foregroundAgain() throws {
    launch()
    let hold = try BackgroundWork.hold("upload") { $0.end() }
    device.pressHome()
    device.advance(by: 29.5)
    device.openApp()
    try BackgroundWork.hold("foreground").end()
    hold.end()
  }

  @Test("An app that ends stops its work and begins none")
  func termination() throws {
    launch()
    let resource = Resource()
    BackgroundWork.startGuarding(resource)
    var refusal: SuspensionError?
    let hold = try BackgroundWork.hold("upload") { [device] in
      $0.end()
      // Longer than a suspended process is asleep for.
      device.blockMainThread(for: 6)
      do { _ = try BackgroundWork.hold("more") } catch { refusal = error as? SuspensionError }
    }
    device.swipeAway()
    #expect(refusal == .tooLate)
    #expect(resource.flush() == ["suspend"])
    hold.end()
  }

  // MARK: Resources

  @Test("A resource is suspended one turn after the app has entered the background, and resumed in the foreground")
  func resource() {
    launch()
    let resource = Resource()
    BackgroundWork.startGuarding(resource)
    BackgroundWork.startGuarding(resource)
    var atNotification: [String]?
    let observer = NotificationObserver()
    observer.observe(UIApplication.didEnterBackgroundNotification) { _ in atNotification = resource.flush() }
    device.pressHome()
    device.advance(by: 1)
    #expect(atNotification == [])
    #expect(resource.flush() == ["suspend"])
    #expect(device.openBackgroundTaskCount == 0)
    device.openApp()
    #expect(resource.flush() == ["resume"])
  }

  @Test("R169: a resource that is guarded before the application exists is suspended after a launch in the background")
  func guardedBeforeLaunch() {
    let resource = Resource()
    device.startProcess { BackgroundWork.startGuarding(resource) }
    #expect(resource.flush() == [])
    SceneActivation(device.world).finishLaunching()
    device.advance(by: 1)
    #expect(resource.flush() == ["suspend"])
  }

  @Test(
    "Without a background task a resource is suspended all the same, one turn after the app has entered the background")
  func resourceWithoutTask() {
    launch()
    device.grantsBackgroundTasks = false
    let resource = Resource()
    BackgroundWork.startGuarding(resource)
    device.pressHome()
    device.advance(by: 0.1)
    #expect(!device.isSuspended)
    #expect(resource.flush() == ["suspend"])
    device.openApp()
    #expect(resource.flush() == ["resume"])
  }

  @Test("A resource stays in use until the last of several pieces of work has ended in the background")
  func resourceAndWork() throws {
    launch()
    let resource = Resource()
    BackgroundWork.startGuarding(resource)
    let (first, second) = (try BackgroundWork.hold("a"), try BackgroundWork.hold("b"))
    device.pressHome()
    device.advance(by: 1)
    first.end()
    #expect(resource.flush() == [])
    second.end()
    #expect(resource.flush() == ["suspend"])
    let later = try BackgroundWork.hold("c")
    #expect(resource.flush() == ["resume"])
    later.end()
    #expect(resource.flush() == ["suspend"])
    BackgroundWork.stopGuarding(resource)
    #expect(resource.flush() == ["resume"])
    try BackgroundWork.hold("d").end()
    #expect(resource.flush() == [])
  }

  @Test("After a launch in the background a resource is suspended without a notification, and work resumes it")
  func backgroundLaunch() throws {
    let resource = Resource()
    BackgroundWork.startGuarding(resource)
    #expect(resource.flush() == [])
    device.advance(by: 0.1)
    #expect(resource.flush() == ["suspend"])
    let hold = try BackgroundWork.hold("message") { _ in resource.suspend() }
    #expect(resource.flush() == ["resume"])
    BackgroundWork.stopAll()
    #expect(resource.flush() == ["suspend", "suspend"])
    hold.end()
    #expect(throws: SuspensionError.tooLate) { try BackgroundWork.hold("next") }
    launch()
    #expect(resource.flush() == ["resume"])
    _ = issues.flush()
  }

  @Test("A thread for which the main thread waits begins work, and ends it")
  func whileMainThreadWaits() {
    launch()
    let held = LatestObject<SuspensionHold>()
    #expect(isDoneWhileMainThreadWaits { _ = held.object { try! BackgroundWork.hold("upload") } })
    #expect(isDoneWhileMainThreadWaits { try? BackgroundWork.withoutSuspension("save") {} })
    #expect(device.openBackgroundTaskCount == 1)
    #expect(isDoneWhileMainThreadWaits { held.value?.end() })
    #expect(device.openBackgroundTaskCount == 0)
  }

  /// - Returns: false when the wait is in vain.
  private func isDoneWhileMainThreadWaits(_ body: @escaping @Sendable () -> Void) -> Bool {
    let isDone = DispatchSemaphore(value: 0)
    Thread.detachNewThread {
      body()
      isDone.signal()
    }
    return isDone.wait(timeout: .now() + 10) == .success
  }

  @Test("A thread that begins work first does not wait for the main thread, which has the same holder afterwards")
  func firstUseOffTheMainThread() {
    let (isCreated, holder) = (DispatchSemaphore(value: 0), LatestObject<WorkHolder>())
    Thread {
      holder.value = WorkHolder.ofApp
      isCreated.signal()
    }.start()
    #expect(isCreated.wait(timeout: .now() + 30) == .success)
    #expect(holder.value != nil && holder.value === WorkHolder.ofApp)
  }

  @Test("Awaited work that is the first of an app belongs to that app")
  func firstUseAwaited() async throws {
    launch()
    try await BackgroundWork.withoutSuspension("save") { @Sendable in }
    #expect(AppObjects.current[WorkHolder.self] != nil)
  }

  @Test("Work that another thread begins after the end of an app is not work of a later app")
  func firstUseAfterTheEnd() async throws {
    launch()
    device.kill()
    try await onThreadOfItsOwn { try? BackgroundWork.hold("late").end() }
    await finishMainQueue()
    launch()
    device.swipeAway()
    launch()
    try BackgroundWork.hold("save").end()
  }

  @Test("A holder of work that is released releases its resources and what watches the app")
  func leak() throws {
    launch()
    weak var holder: WorkHolder?
    weak var resource: Resource?
    do {
      let (created, guarded) = (WorkHolder(.ofApp(), read: LifecycleTime.current.read), Resource())
      created.watchAppSoon()
      created.startGuarding(guarded)
      created.end(try created.begin("a"))
      (holder, resource) = (created, guarded)
      device.pressHome()
      device.advance(by: 1)
      #expect(guarded.flush() == ["suspend"])
    }
    #expect(holder == nil && resource == nil)
  }
}
