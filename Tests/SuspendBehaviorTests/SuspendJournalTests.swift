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
  let device = HeadlessDevice().drivingLifecycleTime()
  let log = EventLog()
  let file = JournalFile()

  private func launchKeeping(_ options: SuspendOptions = .precise) -> SuspendMonitor {
    device.suspendsInBackground = false
    device.launch(showing: UIViewController())
    let monitor = SuspendMonitor.shared
    _ = monitor.keepJournal(file.journal, options: options)
    return monitor
  }

  // MARK: Keeping it

  @Test("The file follows the app: foreground, background with and without the monitor's task, foreground, ended")
  func keeping() {
    let monitor = launchKeeping()
    #expect(file.finalState == "foreground")
    device.pressHome()
    #expect(file.finalState == "background, held")
    device.advance(by: 22)
    #expect(file.finalState == "background")
    device.openApp()
    #expect(file.finalState == "foreground")
    NotificationCenter.default.post(name: UIApplication.willTerminateNotification, object: nil)
    #expect(file.finalState == "ended")
    monitor.stopKeepingJournal()
  }

  @Test(
    "When the monitor's task expires the file says so at once: a process that is killed now was not held by the task")
  func expiry() {
    // Heartbeats after 28 s and after 29.4 s.
    let monitor = launchKeeping(SuspendOptions(accuracy: 0.7, backgroundTime: .infinity))
    device.pressHome()
    device.advance(by: 28.9)
    #expect(file.finalState == "background, held")
    device.advance(by: 0.2)
    #expect(device.openBackgroundTaskCount == 0)
    #expect(file.state == "background")
    monitor.stopKeepingJournal()
  }

  @Test(
    "stopKeepingJournal() and willTerminate in the background end the journal: any number of heartbeats later the file says so",
    arguments: [true, false])
  func endInBackground(isStopped: Bool) {
    let monitor = launchKeeping()
    device.pressHome()
    device.advance(by: 1)
    if isStopped {
      monitor.stopKeepingJournal()
    } else {
      NotificationCenter.default.post(name: UIApplication.willTerminateNotification, object: nil)
    }
    #expect(file.state == "ended")
    device.advance(by: 30)
    #expect(file.finalState == "ended")
    monitor.stopKeepingJournal()
  }

  @Test("stopKeepingJournal() ends the journal alone: other subscribers stay, and a journal may be kept again")
  func stopKeeping() {
    let monitor = launchKeeping()
    log.subscribe(options: .standard)
    device.pressHome()
    monitor.stopKeepingJournal()
    #expect(file.finalState == "ended" && monitor.previousRun == nil)
    device.advance(by: 3)
    #expect(file.finalState == "ended")
    device.openApp()
    #expect(log.flush() == ["willSuspend possible", "averted"])
    #expect(monitor.keepJournal(file.journal) == .notInBackground)
    #expect(file.finalState == "foreground")
    monitor.stopKeepingJournal()
  }

  @Test("stopKeepingJournal() without a journal ends no subscription")
  func stopKeepingNone() {
    device.launch(showing: UIViewController())
    log.subscribe(options: .standard)
    SuspendMonitor.shared.stopKeepingJournal()
    device.pressHome()
    #expect(log.flush() == ["willSuspend possible"])
  }

  @Test("Launched in the background and brought to the foreground at once: the first entry is enough")
  func launchedOnly() {
    #expect(SuspendMonitor.shared.keepJournal(file.journal, options: .standard) == .notInBackground)
    #expect(file.finalState == "foreground")
    file.open()
    device.launch(showing: UIViewController())
    device.advance(by: 5)
    #expect(file.finalState == "none")
    SuspendMonitor.shared.stopKeepingJournal()
  }

  // MARK: On which thread

  @Test(
    "An entry that changes what the next launch concludes is in the file when the app continues; signs of life are written later, and none after a newer entry"
  )
  func urgency() {
    file.write(.ended)
    let monitor = launchKeeping()
    #expect(file.state == "foreground")
    holdingJournalQueue {
      device.pressHome()
      #expect(file.state == "background, held")
      let first = file.bytes
      device.advance(by: 20)
      #expect(file.bytes == first)
      device.advance(by: 2)
      #expect(file.state == "background")
      let second = file.bytes
      device.advance(by: 60)
      #expect(file.bytes == second)
      device.openApp()
      #expect(file.state == "foreground")
      device.pressHome()
      device.advance(by: 2)
      NotificationCenter.default.post(name: UIApplication.willTerminateNotification, object: nil)
      #expect(file.state == "ended")
      file.write(.foreground)
      monitor.stopKeepingJournal()
      #expect(file.state == "ended")
    }
    #expect(file.state == "ended")
  }

  @Test("At the first launch of all, the main thread does not wait until a file is made")
  func firstLaunch() {
    // The outcome of an entry that the main thread writes at launch is not reported. The queue needs so long for a new
    // file that its outcome comes later, if not each time.
    let isReported = (1...20).map { _ in
      let journal = JournalFile().journal
      journal.begin(launchedAt: Date())
      SuspendJournal.queue.sync {}
      return !journal.takeOutcomes().isEmpty
    }
    #expect(isReported.contains(true))
    file.write(.ended)
    let journal = file.journal
    journal.begin(launchedAt: Date())
    file.finishWriting()
    #expect(file.state == "foreground" && journal.takeOutcomes().isEmpty)
  }

  @Test("A process that stays in the background after a suspension waits for no further entry")
  func wokenInBackground() {
    let monitor = launchKeeping(.standard)
    log.subscribe(options: .standard)
    device.pressHome()
    file.finishWriting()
    holdingJournalQueue {
      let first = file.bytes
      device.world.loop.skip(30)
      device.advance(by: 10)
      #expect(log.flush().last == "willSuspend possible")
      #expect(file.bytes == first)
    }
    monitor.stopKeepingJournal()
  }

  @Test(
    "The file says that no task holds the process before the task ends: when it is over, when it expires, with stopKeepingJournal()",
    arguments: [(3, false), (.infinity, false), (.infinity, true)])
  func entryBeforeEndOfTask(backgroundTime: Double, isStopped: Bool) {
    let stateAtEnd = LifecycleTranscript()
    var app = BackgroundApp.shared
    let beginTask = app.beginTask
    app.beginTask = { [file] handler in
      beginTask(handler).map { task in
        BackgroundTask {
          MainActor.assumeIsolated { stateAtEnd.record(file.state) }
          withExtendedLifetime(task) {}
        }
      }
    }
    device.suspendsInBackground = false
    device.launch(showing: UIViewController())
    let monitor = SuspendMonitor(app: app, center: NotificationCenter())
    monitor.keepJournal(file.journal, options: SuspendOptions(accuracy: 0.1, backgroundTime: backgroundTime))
    device.pressHome()
    device.advance(by: 1)
    if isStopped { monitor.stopKeepingJournal() } else { device.advance(by: 35) }
    #expect(stateAtEnd.flush() == [isStopped ? "ended" : "background"])
    monitor.stopKeepingJournal()
  }

  @Test("A journal that is kept after another one waits for what that one had to write, and is not written over by it")
  func nextJournal() {
    for _ in 1...100 {
      let before = file.journal
      before.begin(launchedAt: Date())
      before.enterBackground(at: ClockReading(uptime: 0, continuous: 0), isHeld: false)
      before.giveSign(at: ClockReading(uptime: 5, continuous: 5), isHeld: false)
      let next = file.journal
      next.begin(launchedAt: Date())
      #expect(file.finalState == "foreground")
      guard case .terminatedInBackground = next.previousRun else {
        Issue.record("\(next.previousRun)")
        return
      }
    }
  }

  // MARK: How often

  /// Counts the entries that are written while time passes. Each has a later sign of life than the one before.
  private func entries(in seconds: Double, step: Double = 0.1) -> Int {
    file.finishWriting()
    var latest = file.entry
    var count = 0
    for _ in 1...Int((seconds / step).rounded()) {
      device.advance(by: step)
      file.finishWriting()
      if file.entry != latest { count += 1 }
      latest = file.entry
    }
    return count
  }

  @Test("In the background one entry a second is written for twenty seconds, by the app's own time")
  func rate() {
    let monitor = launchKeeping(.standard)
    device.pressHome()
    // There is a heartbeat every 0.8 s, so every second one is the first after a second.
    #expect(entries(in: 18.5) == 11)
    monitor.stopKeepingJournal()
  }

  @Test("With five heartbeats a second no second has two entries")
  func notMoreThanOneASecond() {
    let monitor = launchKeeping(SuspendOptions(accuracy: 0.1, backgroundTime: 0))
    device.pressHome()
    #expect((9...10).contains(entries(in: 10.1)))
    monitor.stopKeepingJournal()
  }

  @Test("A process that runs in the background for an hour writes more and more rarely")
  func rarely() {
    let monitor = launchKeeping(.standard)
    device.pressHome()
    // Twenty in the first twenty seconds at most, and one for each twentieth that the stay grows by.
    let count = entries(in: 3600, step: 0.8)
    #expect(count > 80 && count < 140, "\(count)")
    monitor.stopKeepingJournal()
  }

  // MARK: The next launch

  @Test("The next launch reports a process that was killed in the background, and the launch after that is clean")
  func nextLaunch() {
    _ = launchKeeping()
    device.pressHome()
    device.kill()
    let next = HeadlessDevice().drivingLifecycleTime()
    guard case .terminatedInBackground = SuspendMonitor.shared.keepJournal(file.journal) else {
      Issue.record("\(String(describing: SuspendMonitor.shared.previousRun))")
      return
    }
    #expect(SuspendMonitor.shared.keepJournal(file.journal) == SuspendMonitor.shared.previousRun)
    _ = HeadlessDevice().drivingLifecycleTime()
    #expect(SuspendMonitor.shared.keepJournal(file.journal) == .notInBackground)
    SuspendMonitor.shared.stopKeepingJournal()
    withExtendedLifetime(next) {}
  }

  @Test("While no journal is kept the previous run is nil, before and after")
  func noJournal() {
    device.launch(showing: UIViewController())
    #expect(SuspendMonitor.shared.previousRun == nil)
    let monitor = SuspendMonitor.shared
    monitor.keepJournal(file.journal)
    #expect(monitor.previousRun == .notInBackground)
    monitor.stopKeepingJournal()
    #expect(monitor.previousRun == nil)
  }

  @Test("A second journal is not kept, and an issue is reported; none is for the first journal again")
  func secondJournal() {
    let issues = IssueCollector()
    device.launch(showing: UIViewController())
    let other = SuspendJournal(url: TemporaryFolder().url.appendingPathComponent("other.json"))
    SuspendMonitor.shared.keepJournal(file.journal)
    SuspendMonitor.shared.keepJournal(SuspendJournal(url: file.url.appendingPathComponent("../../new/journal.json")))
    #expect(issues.flush() == [])
    #expect(SuspendMonitor.shared.keepJournal(other) == .notInBackground)
    #expect(
      issues.flush() == [
        "SuspendMonitor.keepJournal was called for other.json, but keeps journal.json, so it changes nothing. Keep one "
          + "journal in the app."
      ])
    #expect(other.readFile() == .success(nil))
    SuspendMonitor.shared.stopKeepingJournal()
  }

  // MARK: A file that is shut

  private let lastSign = Date(timeIntervalSince1970: 1_000_000)

  private var entryOfSuspendedRun: SuspendJournalEntry {
    .background(lastSign: lastSign, nextDue: lastSign.addingTimeInterval(2), isHeld: false)
  }

  private var suspendedRun: SuspendPreviousRun {
    .terminatedWhileSuspended(at: lastSign.addingTimeInterval(1), lastSign: lastSign)
  }

  @Test(
    "Shut before the first unlock: unknown and not written over; readable later, it is used and the journal continues")
  func shutAtFirst() {
    file.makeUnreadable()
    let issues = IssueCollector()
    let monitor = launchKeeping()
    log.subscribe(options: .standard)
    #expect(monitor.previousRun == .unknown)
    #expect(issues.flush() == [])
    device.pressHome()
    device.advance(by: 3)
    #expect(file.finalState == "none")
    file.write(entryOfSuspendedRun)
    device.advance(by: 3)
    #expect(file.finalState == "background, held")
    #expect(monitor.previousRun == suspendedRun)
    device.openApp()
    #expect(file.state == "foreground")
    // The entries of this run are not those of the run before.
    #expect(monitor.previousRun == suspendedRun)
    #expect(log.flush() == ["failed journalUnreadable", "willSuspend possible", "averted"])
    monitor.stopKeepingJournal()
  }

  @Test("previousRun itself reads a file again that was shut, and never another one")
  func readAgain() {
    file.makeUnreadable()
    let monitor = launchKeeping()
    #expect(monitor.previousRun == .unknown)
    file.write(entryOfSuspendedRun)
    #expect(monitor.previousRun == suspendedRun)
    file.write(.ended)
    #expect(monitor.previousRun == suspendedRun)
    monitor.stopKeepingJournal()
  }

  // MARK: Failures

  @Test("A journal that cannot be written is a failure, reported once until it can be written; watching continues")
  func unwritable() {
    file.makeUnwritable()
    let monitor = launchKeeping()
    log.subscribe(options: .standard)
    for isWritable in [false, false, true, false] {
      if isWritable { file.open() } else { file.makeUnwritable() }
      device.pressHome()
      device.openApp()
    }
    #expect(
      log.flush() == [
        "failed journalUnwritable", "willSuspend possible", "averted", "willSuspend possible",
        "averted", "willSuspend possible", "averted", "failed journalUnwritable",
        "willSuspend possible", "averted",
      ])
    monitor.stopKeepingJournal()
  }

  @Test("A long stay in which the journal cannot be written is one failure, with any number of heartbeats")
  func unwritableStay() {
    file.makeUnwritable()
    let monitor = launchKeeping(.standard)
    log.subscribe(options: .standard)
    device.pressHome()
    device.advance(by: 60)
    file.finishWriting()
    device.advance(by: 1)
    #expect(log.flush() == ["failed journalUnwritable", "willSuspend possible"])
    monitor.stopKeepingJournal()
  }

  @Test("A sign of life that is not written on the queue is a failure, reported at a later heartbeat, once")
  func unwritableLater() {
    let monitor = launchKeeping(.standard)
    log.subscribe(options: .standard)
    device.pressHome()
    #expect(log.flush() == ["willSuspend possible"])
    for isWritable in [false, false, true, false] {
      if isWritable { file.open() } else { file.makeUnwritable() }
      device.advance(by: 5)
      file.finishWriting()
    }
    device.advance(by: 1)
    #expect(log.flush() == ["failed journalUnwritable", "failed journalUnwritable"])
    monitor.stopKeepingJournal()
  }

  @Test("A folder that cannot be made is a failure with the system's reason")
  func unwritableFolder() {
    file.makeUnwritable()
    let monitor = launchKeeping()
    var reasons: [String] = []
    let subscription = monitor.subscribe(.precise) { event in
      if case .failed(.journalUnwritable(let reason)) = event { reasons.append(reason) }
    }
    device.pressHome()
    #expect(reasons.count == 1 && reasons.first?.isEmpty == false)
    monitor.stopKeepingJournal()
    withExtendedLifetime(subscription) {}
  }
}
