import Foundation
import HeadlessDevice
import LifecycleBehaviors
import LifecycleTestKit
import TestSupport
import Testing
import UIKit

@testable import SuspendBehavior

/// How a journal is kept, and what the next launch reads from it.
@MainActor
@Suite(.everyAnswer)
struct SuspendJournalTests {
  let folder = TemporaryFolder()
  let device = HeadlessDevice().drivingLifecycleTime()
  let log = EventLog()
  let file = RecordedFile()

  private var journal: SuspendJournal { SuspendJournal(url: folder.url.appendingPathComponent("new/journal.json")) }

  private var phase: String {
    SuspendJournalQueue.shared.now {}
    guard case .entry(let entry) = journal.read() else { return "none" }
    return entry.phase.line
  }

  private func launchKeeping(_ policy: SuspendPolicy = .standard) -> SuspendMonitor {
    device.suspendsInBackground = false
    device.launch(showing: UIViewController())
    let monitor = SuspendMonitor.shared
    _ = monitor.keepJournal(file.file, policy: policy)
    return monitor
  }

  // MARK: Keeping it

  @Test("The file follows the app: foreground, background with and without the monitor's task, foreground, ended")
  func keeping() {
    device.suspendsInBackground = false
    device.launch(showing: UIViewController())
    #expect(SuspendMonitor.shared.keepJournal(journal, policy: .standard) == .notInBackground)
    #expect(phase == "foreground")
    device.pressHome()
    #expect(phase == "background, held")
    device.advance(by: 22)
    #expect(phase == "background")
    device.openApp()
    #expect(phase == "foreground")
    NotificationCenter.default.post(name: UIApplication.willTerminateNotification, object: nil)
    #expect(phase == "ended")
    SuspendMonitor.shared.stop()
  }

  @Test(
    "When the monitor's task expires the file says so at once: a process that is killed now was not held by the task")
  func expiry() {
    // Heartbeats after 28 s and after 29.4 s.
    let monitor = launchKeeping(SuspendPolicy(accuracy: 0.7, backgroundTime: .infinity))
    device.pressHome()
    device.advance(by: 28.9)
    #expect(file.phases.last == "background, held")
    device.advance(by: 0.2)
    #expect(device.openBackgroundTaskCount == 0)
    #expect(file.phases.last == "background")
    monitor.stop()
  }

  @Test("stop() ends the journal, in the background too")
  func stopInBackground() {
    let monitor = launchKeeping()
    device.pressHome()
    device.advance(by: 1)
    monitor.stop()
    #expect(file.phases.last == "ended")
    device.advance(by: 5)
    #expect(file.phases.last == "ended")
  }

  @Test("After willTerminate in the background the file says ended, after any number of heartbeats")
  func heartbeatAfterEnd() {
    let monitor = launchKeeping()
    device.pressHome()
    device.advance(by: 1)
    NotificationCenter.default.post(name: UIApplication.willTerminateNotification, object: nil)
    device.advance(by: 30)
    #expect(file.phases.last == "ended")
    #expect(file.phases.filter { $0 == "ended" }.count == 1)
    monitor.stop()
  }

  @Test("Launched in the background and brought to the foreground at once: one entry is enough")
  func launchedOnly() {
    #expect(SuspendMonitor.shared.keepJournal(file.file, policy: .frugal) == .notInBackground)
    device.launch(showing: UIViewController())
    device.advance(by: 5)
    #expect(file.phases == ["foreground"])
    SuspendMonitor.shared.stop()
  }

  // MARK: On which thread

  @Test(
    "An entry that changes what the next launch concludes is in the file when the app continues; heartbeats are written later"
  )
  func urgency() {
    let queue = HeldQueue()
    file.queue = queue.queue
    file.content = .entry(SuspendJournalEntry(.ended))
    let monitor = launchKeeping()
    #expect(file.flush() == ["foreground"])
    device.pressHome()
    #expect(file.flush() == ["background, held"])
    device.advance(by: 20)
    #expect(file.flush() == [])
    device.advance(by: 2)
    #expect(file.flush() == ["background"])
    device.advance(by: 60)
    #expect(file.flush() == [])
    device.openApp()
    #expect(file.flush() == ["foreground"])
    device.pressHome()
    device.advance(by: 2)
    NotificationCenter.default.post(name: UIApplication.willTerminateNotification, object: nil)
    #expect(file.flush() == ["background, held", "ended"])
    monitor.stop()
    #expect(file.flush() == ["ended"])
    queue.run()
    #expect(file.flush() == [])
  }

  @Test("In the first minute in the background the main thread writes one entry, and waits for no other")
  func mainThread() {
    let queue = HeldQueue()
    file.queue = queue.queue
    file.content = .entry(SuspendJournalEntry(.ended))
    let monitor = launchKeeping(.frugal)
    #expect(file.flush() == ["foreground"])
    let waits = queue.waits
    device.pressHome()
    #expect(file.flush() == ["background"])
    device.advance(by: 60)
    #expect(file.flush() == [])
    #expect(queue.waits == waits + 1)
    queue.run()
    #expect(file.flush() == ["background"])
    monitor.stop()
  }

  @Test("At the first launch of all, the main thread does not wait until a file is made")
  func firstLaunch() {
    let queue = HeldQueue()
    file.queue = queue.queue
    let monitor = launchKeeping()
    #expect(file.flush() == [])
    queue.run()
    #expect(file.flush() == ["foreground"])
    monitor.stop()
  }

  @Test("A process that stays in the background after a suspension waits for no further entry")
  func wokenInBackground() {
    let queue = HeldQueue()
    file.queue = queue.queue
    let monitor = launchKeeping(.frugal)
    log.subscribe(policy: .frugal)
    device.pressHome()
    let waits = queue.waits
    device.world.loop.skip(30)
    device.advance(by: 10)
    #expect(log.flush().last == "willSuspend possible")
    #expect(queue.waits == waits)
    monitor.stop()
  }

  @Test(
    "The file says that no task holds the process before the task ends: when it is over, when it expires, with stop()",
    arguments: [(3, false), (.infinity, false), (.infinity, true)])
  func entryBeforeEndOfTask(backgroundTime: Double, isStopped: Bool) {
    var openTasks: [String] = []
    file.didWrite = { [device] phase in openTasks.append("\(phase), tasks: \(device.openBackgroundTaskCount)") }
    let monitor = launchKeeping(SuspendPolicy(backgroundTime: backgroundTime))
    device.pressHome()
    device.advance(by: 1)
    if isStopped { monitor.stop() } else { device.advance(by: 35) }
    #expect(
      openTasks.first { !$0.contains("held") && !$0.contains("foreground") }
        == (isStopped ? "ended, tasks: 1" : "background, tasks: 1"))
    #expect(device.openBackgroundTaskCount == 0)
    monitor.stop()
  }

  // MARK: How often

  @Test("In the background one entry a second is written for twenty seconds, by the app's own time")
  func rate() {
    let monitor = launchKeeping(.frugal)
    device.pressHome()
    #expect(file.phases == ["foreground", "background"])
    device.advance(by: 18.5)
    // There is a heartbeat every 0.8 s, so every second one is the first after a second.
    #expect(file.phases.count == 2 + 11)
    monitor.stop()
  }

  @Test("With five heartbeats a second no second has two entries")
  func notMoreThanOneASecond() {
    let monitor = launchKeeping(SuspendPolicy(accuracy: 0.1, backgroundTime: 0))
    device.pressHome()
    let before = file.phases.count
    device.advance(by: 10.1)
    #expect((9...10).contains(file.phases.count - before), "\(file.phases.count - before)")
    monitor.stop()
  }

  @Test("A process that runs in the background for an hour writes more and more rarely")
  func rarely() {
    let monitor = launchKeeping(.frugal)
    device.pressHome()
    device.advance(by: 3600)
    // Twenty in the first twenty seconds at most, and one for each twentieth that the stay grows by.
    #expect(file.phases.count > 80 && file.phases.count < 140, "\(file.phases.count)")
    monitor.stop()
  }

  // MARK: The next launch

  @Test("The next launch reports a process that was killed in the background, and the launch after that is clean")
  func nextLaunch() {
    device.suspendsInBackground = false
    device.launch(showing: UIViewController())
    SuspendMonitor.shared.keepJournal(journal, policy: .standard)
    device.pressHome()
    device.kill()
    let next = HeadlessDevice().drivingLifecycleTime()
    guard case .terminatedInBackground = SuspendMonitor.shared.keepJournal(journal) else {
      Issue.record("\(String(describing: SuspendMonitor.shared.previousRun))")
      return
    }
    #expect(SuspendMonitor.shared.keepJournal(journal) == SuspendMonitor.shared.previousRun)
    _ = HeadlessDevice().drivingLifecycleTime()
    #expect(SuspendMonitor.shared.keepJournal(journal) == .notInBackground)
    SuspendMonitor.shared.stop()
    withExtendedLifetime(next) {}
  }

  @Test("While no journal is kept the previous run is nil, before and after")
  func noJournal() {
    device.launch(showing: UIViewController())
    #expect(SuspendMonitor.shared.previousRun == nil)
    let monitor = SuspendMonitor.shared
    monitor.keepJournal(journal)
    #expect(monitor.previousRun == .notInBackground)
    monitor.stop()
    #expect(monitor.previousRun == nil)
  }

  @Test("A second journal is not kept, and an issue is reported; none is for the first journal again")
  func secondJournal() {
    let issues = IssueCollector()
    device.launch(showing: UIViewController())
    let other = SuspendJournal(url: folder.url.appendingPathComponent("other.json"))
    SuspendMonitor.shared.keepJournal(journal)
    SuspendMonitor.shared.keepJournal(SuspendJournal(url: folder.url.appendingPathComponent("new/../new/journal.json")))
    #expect(issues.flush() == [])
    #expect(SuspendMonitor.shared.keepJournal(other) == .notInBackground)
    #expect(
      issues.flush() == [
        "SuspendMonitor.keepJournal was called for other.json, but keeps journal.json, so it changes nothing. Keep one "
          + "journal in the app."
      ])
    #expect(other.read() == .none)
    SuspendMonitor.shared.stop()
  }

  // MARK: A file that is shut

  private let lastSign = Date(timeIntervalSince1970: 1_000_000)

  private var entryOfSuspendedRun: SuspendJournalContent {
    .entry(
      SuspendJournalEntry(.background(.init(last: lastSign, nextDue: lastSign.addingTimeInterval(2), isHeld: false))))
  }

  private var suspendedRun: SuspendPreviousRun {
    .terminatedWhileSuspended(at: lastSign.addingTimeInterval(1), lastSign: lastSign)
  }

  @Test(
    "Shut before the first unlock: unknown and not written over; readable later, it is used and the journal continues")
  func shutAtFirst() {
    file.content = .unreadable(reason: "locked")
    let issues = IssueCollector()
    let monitor = launchKeeping()
    log.subscribe(policy: .frugal)
    #expect(monitor.previousRun == .unknown)
    #expect(issues.flush() == [])
    device.pressHome()
    device.advance(by: 3)
    #expect(file.phases == [])
    file.content = entryOfSuspendedRun
    device.advance(by: 3)
    #expect(file.phases.first == "background, held")
    #expect(monitor.previousRun == suspendedRun)
    // What the journal has written itself is not the run before.
    file.content = .entry(SuspendJournalEntry(.ended))
    device.openApp()
    #expect(file.phases.last == "foreground")
    #expect(monitor.previousRun == suspendedRun)
    #expect(log.flush() == ["failed journalUnreadable: locked", "willSuspend possible", "averted"])
    monitor.stop()
  }

  @Test("previousRun itself reads a file again that was shut, and never another one")
  func readAgain() {
    file.content = .unreadable(reason: "locked")
    let monitor = launchKeeping()
    #expect(monitor.previousRun == .unknown)
    file.content = entryOfSuspendedRun
    #expect(monitor.previousRun == suspendedRun)
    let reads = file.reads
    file.content = .none
    #expect(monitor.previousRun == suspendedRun)
    #expect(file.reads == reads)
    monitor.stop()
  }

  // MARK: Failures

  @Test("A journal that cannot be written is a failure, reported once until it can be written; watching continues")
  func unwritable() {
    file.isWritable = false
    let monitor = launchKeeping()
    log.subscribe(policy: .frugal)
    for isWritable in [false, false, true, false] {
      file.isWritable = isWritable
      device.pressHome()
      device.openApp()
    }
    #expect(
      log.flush() == [
        "failed journalUnwritable: full", "willSuspend possible", "averted", "willSuspend possible",
        "averted", "willSuspend possible", "averted", "failed journalUnwritable: full",
        "willSuspend possible", "averted",
      ])
    monitor.stop()
  }

  @Test("A journal that cannot be written at launch, and can be in the background, is no failure")
  func unwritableAtLaunch() {
    file.isWritable = false
    let monitor = launchKeeping()
    log.subscribe(policy: .frugal)
    file.isWritable = true
    device.pressHome()
    #expect(log.flush() == ["willSuspend possible"])
    monitor.stop()
  }

  @Test("A long stay in which the journal cannot be written is one failure, with any number of heartbeats")
  func unwritableStay() {
    file.isWritable = false
    let monitor = launchKeeping(.frugal)
    log.subscribe(policy: .frugal)
    device.pressHome()
    device.advance(by: 60)
    #expect(log.flush() == ["failed journalUnwritable: full", "willSuspend possible"])
    monitor.stop()
  }

  @Test("A heartbeat that is not written on the queue is a failure, reported at a later heartbeat, once")
  func unwritableLater() {
    let queue = HeldQueue()
    file.queue = queue.queue
    let monitor = launchKeeping(.frugal)
    log.subscribe(policy: .frugal)
    device.pressHome()
    #expect(log.flush() == ["willSuspend possible"])
    for isWritable in [false, false, true, false] {
      file.isWritable = isWritable
      device.advance(by: 5)
      queue.run()
    }
    device.advance(by: 1)
    #expect(log.flush() == ["failed journalUnwritable: full", "failed journalUnwritable: full"])
    monitor.stop()
  }

  @Test("A folder that cannot be made is a failure with the system's reason")
  func unwritableFolder() {
    device.launch(showing: UIViewController())
    // Not even root makes folders there.
    SuspendMonitor.shared.keepJournal(SuspendJournal(url: URL(fileURLWithPath: "/proc/new/journal.json")))
    var reasons: [String] = []
    let subscription = SuspendMonitor.shared.subscribe { event in
      if case .failed(.journalUnwritable(let reason)) = event { reasons.append(reason) }
    }
    device.pressHome()
    #expect(reasons.count == 1 && reasons.first?.isEmpty == false)
    SuspendMonitor.shared.stop()
    withExtendedLifetime(subscription) {}
  }
}
