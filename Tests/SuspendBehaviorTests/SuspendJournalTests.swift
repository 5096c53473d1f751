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

/// A journal's file in memory: what is read from it, and what has been written.
@MainActor
final class RecordedFile {
  struct Full: LocalizedError {
    var errorDescription: String? { "full" }
  }

  var content = SuspendJournalContent.none
  var isWritable = true
  private(set) var reads = 0
  private(set) var phases: [String] = []

  var file: SuspendJournalFile {
    SuspendJournalFile(
      url: URL(fileURLWithPath: "/recorded"),
      read: { [self] in
        reads += 1
        return content
      },
      write: { [self] entry in
        guard isWritable else { throw Full() }
        phases.append(entry.phase.line)
      })
  }
}

extension SuspendJournalEntry.Phase {
  fileprivate var line: String {
    switch self {
    case .foreground: "foreground"
    case .ended: "ended"
    case .background(let signs): signs.isHeld ? "background, held" : "background"
    }
  }
}
