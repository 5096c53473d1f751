import Foundation
import HeadlessDevice
import LifecycleBehaviors
import TestSupport
import Testing
import UIKit

@testable import BackgroundWork

/// The holder of work, with a system that answers from any thread and whenever the test wants.
@MainActor
@Suite(.oneDevice)
struct WorkHolderTests {
  let device = HeadlessDevice()
  let issues = IssueCollector()
  let system = SystemTasks()
  let resource = Resource()
  let holder: WorkHolder

  init() {
    device.launch(showing: UIViewController())
    holder = WorkHolder(system.newTask, read: LifecycleTime.current.read, longestWait: 0.05)
    WorkHolder.setOfApp(holder)
    BackgroundWork.startGuarding(resource)
  }

  @Test("Each task that was begun is ended once, also when its handler is called before it was given out")
  func expiredAtOnce() {
    system.answer(.expiredAtOnce)
    #expect(throws: SuspensionError.tooLate) { try BackgroundWork.hold("a") }
    #expect(system.counts == [1, 1])
  }

  @Test("Work that ignores its cancellation is waited for, then left: reported, named, and its failure is the time")
  func ignoring() async {
    let gate = Gate()
    let work = Task {
      try await BackgroundWork.withoutSuspension("sync") { @Sendable in
        await gate.waitIgnoringCancellation()
        try Task.checkCancellation()
      }
    }
    await settleTasks()
    system.expire()
    #expect(system.counts == [1, 1])
    #expect(resource.flushNext() == ["suspend"])
    #expect(issues.flushIssues().map(\.kind) == [.unfinishedWork])
    #expect(BackgroundWork.openWork == ["sync"])
    holder.enterForeground()
    // It no longer keeps a task, and later work does not wait for it.
    let later = try? BackgroundWork.hold("later")
    #expect(system.counts == [2, 1])
    later?.end()
    #expect(system.counts == [2, 2])
    gate.open()
    await #expect(throws: SuspensionError.timeUp(running: ["sync"])) { try await work.value }
    #expect(system.counts == [2, 2])
    #expect(BackgroundWork.openWork == [])
  }

  @Test("What late work returns is returned")
  func late() async throws {
    let gate = Gate()
    let work = Task {
      try await BackgroundWork.withoutSuspension("sync") { @Sendable in
        await gate.waitIgnoringCancellation()
        return 7
      }
    }
    await settleTasks()
    system.expire()
    gate.open()
    #expect(try await work.value == 7)
    _ = issues.flush()
  }

  @Test("Work on another thread ends within the wait, stopped by its resource")
  func stoppedByResource() throws {
    let (begun, stopped, done) = (DispatchSemaphore(value: 0), DispatchSemaphore(value: 0), DispatchSemaphore(value: 0))
    final class Database: SuspensionGuarded {
      let stopped: DispatchSemaphore
      init(_ stopped: DispatchSemaphore) { self.stopped = stopped }
      func suspend() { stopped.signal() }
      func resume() {}
    }
    let holder = WorkHolder(system.newTask, read: LifecycleTime.current.read, longestWait: 60)
    WorkHolder.setOfApp(holder)
    BackgroundWork.startGuarding(Database(stopped))
    let result = Result()
    Thread.detachNewThread {
      do {
        try BackgroundWork.withoutSuspension("write") {
          begun.signal()
          stopped.wait()
          throw CocoaError(.fileWriteUnknown)
        }
      } catch {
        result.set("\(error)")
      }
      done.signal()
    }
    begun.wait()
    system.expire()
    #expect(system.counts == [1, 1])
    #expect(issues.flush() == [])
    done.wait()
    #expect(result.value == "The background time was over before this work was done: write.")
  }

  @Test("Work begins on another thread while the main thread is busy")
  func offMain() {
    let result = Result()
    // The main thread waits for the thread.
    onAnotherThread {
      let names = try? BackgroundWork.withoutSuspension("a") { BackgroundWork.openWork }
      result.set("\(names ?? [])")
    }
    #expect(result.value == "[\"a\"]")
    #expect(system.counts == [1, 1])
  }

  @Test("The handler of an earlier task, and one that is called in the foreground, stop nothing")
  func stale() throws {
    var calls = 0
    let first = try BackgroundWork.hold("first") { _ in calls += 1 }
    first.end()
    let second = try BackgroundWork.hold("second") { _ in calls += 1 }
    system.expire(0)
    #expect(calls == 0)
    #expect(system.counts == [2, 1])
    system.expire(isTimeUp: false)
    #expect(calls == 0)
    #expect(system.counts == [2, 2])
    // The work is held again when the app leaves.
    device.pressHome()
    #expect(system.counts == [3, 2])
    system.expire()
    #expect(calls == 1)
    #expect(system.counts == [3, 3])
    second.end()
    _ = issues.flush()
  }

  @Test("Work that says too late what to do when the time is over does it at once; its end releases what it has said")
  func toldLate() throws {
    var calls = 0
    let work = try holder.begin("a")
    system.expire()
    weak var retained: Resource?
    do {
      let resource = Resource()
      retained = resource
      holder.whenTimeIsUp(work) { resource.suspend() }
      calls = resource.flush().count
    }
    #expect(calls == 1 && retained == nil)
    holder.end(work)
    holder.enterForeground()
    let next = try holder.begin("b")
    do {
      let resource = Resource()
      retained = resource
      holder.whenTimeIsUp(next) { resource.suspend() }
    }
    #expect(retained != nil)
    holder.end(next)
    #expect(retained == nil)
    _ = issues.flush()
  }

  @Test("What work has said to do when the time is over is released when it has been done, also while the work is open")
  func releasesWhatIsDone() throws {
    let work = try holder.begin("a")
    weak var retained: Resource?
    do {
      let resource = Resource()
      retained = resource
      holder.whenTimeIsUp(work) { resource.suspend() }
    }
    #expect(retained != nil)
    system.expire()
    #expect(retained == nil)
    holder.end(work)
    _ = issues.flush()
  }

  @Test("The end of the time waits for open work, whatever else is announced meanwhile")
  func waitsThroughOtherEvents() throws {
    let holder = WorkHolder(system.newTask, read: LifecycleTime.current.read, longestWait: 60)
    let work = try holder.begin("a")
    holder.whenTimeIsUp(work) {
      Thread.detachNewThread {
        for _ in 0..<1000 { holder.settle() }
        holder.end(work)
      }
    }
    system.expire()
    #expect(holder.names == [] && system.counts == [1, 1])
    #expect(issues.flush() == [])
  }

  @Test("What follows from a call is done before what comes after it")
  func order() {
    let log = Resource()
    let holder = WorkHolder(
      WorkTask { _ in
        log.add("begin")
        return .granted { log.add("end") }
      }, read: LifecycleTime.current.read, longestWait: 0)
    let guarded = [Logged(log), Logged(log)]
    for resource in guarded { holder.startGuarding(resource) }
    holder.enterBackground()
    holder.settle()
    #expect(log.flush() == ["begin", "suspend", "suspend", "end"])
    // After a launch in the background its notification comes later.
    holder.enterBackground()
    #expect(log.flush() == ["resume", "resume", "begin"])
  }

  private final class Logged: SuspensionGuarded {
    let log: Resource

    init(_ log: Resource) { self.log = log }

    func suspend() { log.suspend() }
    func resume() { log.resume() }
  }

  @Test("Without an application that could be suspended work begins without a task")
  func unneeded() throws {
    let holder = WorkHolder(WorkTask { _ in .unneeded }, read: LifecycleTime.current.read)
    let work = try holder.begin("a")
    #expect(holder.names == ["a"])
    holder.end(work)
    #expect(holder.names == [])
  }

  @Test("A holder that is released while work is open ends its task")
  func released() throws {
    let system = SystemTasks()
    _ = try WorkHolder(system.newTask, read: LifecycleTime.current.read).begin("a")
    #expect(system.counts == [1, 1])
  }

  @Test(
    "Work whose task the system has ended in the foreground is told in the background, where it grants no other one")
  func refusedLater() throws {
    for grant in [SystemTasks.Grant.refused, .expiredAtOnce] {
      var calls = 0
      let hold = try BackgroundWork.hold("upload") {
        calls += 1
        $0.end()
      }
      system.expire(isTimeUp: false)
      system.answer(grant)
      #expect(calls == 0)
      device.pressHome()
      #expect(calls == 1)
      #expect(BackgroundWork.openWork == [])
      #expect(resource.flushNext() == ["suspend"])
      hold.end()
      system.answer(.granted)
      device.openApp()
      #expect(resource.flush() == ["resume"])
    }
    #expect(system.counts[0] == system.counts[1])
    #expect(issues.flush() == [])
  }

  @Test(
    "In 200 random sequences work that is open has its task, and a resource is free whenever the process may be suspended"
  )
  func random() {
    var generator = SeededGenerator(seed: 27)
    for _ in 0..<200 { randomSequence(&generator) }
    _ = issues.flush()
  }

  private func randomSequence(_ generator: inout SeededGenerator) {
    let system = SystemTasks()
    let resource = Resource()
    let holder = WorkHolder(system.newTask, read: LifecycleTime.current.read, longestWait: 0)
    holder.startGuarding(resource)
    var (open, isInBackground, isTimeUp, isSuspended) = ([Int](), false, false, false)
    for _ in 0..<100 {
      var calls: [String] = []
      switch Int.random(in: 0..<10, using: &generator) {
      case 0..<4:
        if let work = try? holder.begin("work") {
          #expect(!isTimeUp)
          open.append(work)
        } else {
          #expect(isTimeUp)
        }
      case 4..<7:
        if let index = open.indices.randomElement(using: &generator) { holder.end(open.remove(at: index)) }
      case 7 where isInBackground && !open.isEmpty && !isTimeUp:
        system.expire()
        // On another thread.
        calls = resource.flushNext()
        (open, isTimeUp) = ([], true)
      case 8:
        holder.enterBackground()
        holder.settle()
        isInBackground = true
      case 9:
        holder.enterForeground()
        (isInBackground, isTimeUp) = (false, false)
      default: break
      }
      if let last = (calls + resource.flush()).last { isSuspended = last == "suspend" }
      #expect(isSuspended == (isTimeUp || isInBackground && open.isEmpty))
      #expect(system.counts[0] - system.counts[1] == (open.isEmpty ? 0 : 1))
    }
  }

  private final class Result: @unchecked Sendable {
    private let lock = NSLock()
    private var text = ""

    var value: String { lock.withLock { text } }

    func set(_ text: String) {
      lock.withLock { self.text = text }
    }
  }
}
