import Foundation
import LifecycleBehaviors
import SuspendBehavior
import UIKit

/// Keeps the record of this run: the edge to UIKit. At rest it does nothing.
@MainActor
final class RunRecorder {
  /// Seconds between two signs of an app that is in use.
  private static let signInterval: TimeInterval = 10

  let file: RunRecordFile
  private let facts = ProcessFacts.current
  private let time = LifecycleTime.current
  private let launch: RunRecord.Instant
  private let process: RunRecord.Process
  private let hasCrashReport: Bool?
  let writer: RunRecordWriter
  private let observer = NotificationObserver()
  private var signs = BackgroundSigns()
  private var lastSign: TimeInterval
  /// The most that this run had left: the limit less what an app uses at its start.
  private var mostMemoryLeft = 1
  private var mainThread: MainThreadWatch?
  private var turns: LifecycleSubscription?
  private var changes: AnyObject?
  private var monitor: SuspendSubscriber?
  /// Nil until the record of the run before could be read.
  private var conclusion: LastRun?

  init(_ file: RunRecordFile, _ attention: Attention, hasCrashReport: Bool?) {
    self.file = file
    self.hasCrashReport = hasCrashReport
    let now = time.read().continuous
    launch = RunRecord.Instant(wall: facts.wall(), continuous: now)
    process = facts.process()
    lastSign = now
    // An app with scenes that is launched to the front reads as in the background until the first one connects.
    let isActive = UIApplication.current?.applicationState == .active
    writer = RunRecordWriter(
      RunRecord(
        process: process, launch: launch, sign: now, phase: isActive ? .active : .launching, wasActive: isActive,
        development: facts.development(), seen: RunRecord.Seen(attention, since: now)), to: file)
  }

  // MARK: The run before

  /// How the run before ended; read again while it cannot be read.
  var lastRun: LastRun {
    if let conclusion { return conclusion }
    let lastRun = LastRunRules.conclude(found)
    if lastRun.end != .notReadableYet { conclusion = lastRun }
    return lastRun
  }

  private var found: LastRunRules.Found {
    // In a test the run before was in this process.
    RunRecordWriter.wait()
    switch file.previousEntry {
    case .success(nil): return .nothing
    case .failure(.unreadable): return .notReadable
    case .failure(.damaged(let reason)), .failure(.foreign(let reason)): return .unusable(reason)
    case .success(let entry?):
      let previous = entry.record
      guard previous.process.bundle == process.bundle else { return .unusable("is of \(previous.process.bundle)") }
      let isAlive = facts.isAlive(previous.process.identifier, previous.process.began)
      return .record(
        LastRunCase(
          previous: previous, process: process, launch: launch, isPreviousAlive: isAlive, hasCrashReport: hasCrashReport
        ))
    }
  }

  // MARK: This run

  /// Writes the first entry over that of the run before, which has been read, and begins to watch.
  func begin(_ attentionChanges: Listeners<AttentionChange>) {
    _ = readMemoryLeft()
    writer.update(.now) { _ in }
    changes = attentionChanges.add { [weak self] in self?.note($0.attention) }
    observeApp()
    monitor = SuspendMonitor.shared.keep(self)
    mainThread = MainThreadWatch { [writer] silence in
      // Urgent: the watchdog may follow. In the background nobody waits for the main thread.
      writer.update(silence == nil ? .soon : .now) { record in
        if record.phase.isBackground, record.silence == nil { return }
        record.silence = silence
        if let silence { record.sign = max(record.sign, silence.lastLook) }
      }
    }
    turns = time.beforeEachTurn { [weak self] in self?.giveSign() }
    ExitHandler.install(for: writer)
  }

  /// The app ends the recording: the next launch concludes nothing about this run.
  func end() {
    update(.now) { $0.end = .stopped }
    ExitHandler.install(for: nil)
  }

  private func update(_ urgency: RunRecordWriter.Urgency, _ change: (inout RunRecord) -> Void) {
    let now = time.read().continuous
    lastSign = now
    writer.update(urgency) { record in
      record.sign = now
      change(&record)
    }
  }

  /// An app that is in use gives a sign once in a while; one at rest has no turns.
  private func giveSign() {
    guard !signs.isInBackground, time.read().continuous - lastSign >= Self.signInterval else { return }
    let (memoryLeft, isHot) = (readMemoryLeft(), facts.isHot())
    update(.soon) { record in
      record.strain.memoryLeft = memoryLeft
      record.strain.isHot = isHot
    }
  }

  /// The part of the app's memory that is left, from 0 to 1.
  private func readMemoryLeft() -> Double? {
    guard let bytes = facts.memoryLeft() else { return nil }
    mostMemoryLeft = max(mostMemoryLeft, bytes)
    return Double(bytes) / Double(mostMemoryLeft)
  }

  private func note(_ attention: Attention) {
    let now = time.read().continuous
    update(.soon) { $0.seen = RunRecord.Seen(attention, since: now) }
  }

  // MARK: The app

  private func observeApp() {
    observer.observe(UIApplication.didBecomeActiveNotification) { [weak self] _ in
      self?.update(.soon) {
        $0.phase = .active
        $0.wasActive = true
        $0.end = nil
      }
    }
    observer.observe(UIApplication.willResignActiveNotification) { [weak self] _ in
      guard let self else { return }
      let now = time.read().continuous
      update(.now) { $0.phase = .inactive(since: now) }
    }
    observer.observe(UIApplication.willTerminateNotification) { [weak self] _ in
      self?.update(.now) { $0.end = .notice }
    }
    observer.observe(UIApplication.didReceiveMemoryWarningNotification) { [weak self] _ in
      guard let self else { return }
      let (now, memoryLeft) = (time.read().continuous, readMemoryLeft())
      // The process may be killed next.
      update(.now) { record in
        record.strain.memoryWarning = now
        record.strain.memoryLeft = memoryLeft
      }
    }
  }
}

// MARK: The background

extension RunRecorder: BackgroundRecord {
  package func enterBackground(at now: ClockReading, isHeld: Bool) {
    write(signs.enter(at: now, isHeld: isHeld), at: now)
  }

  package func giveSign(at now: ClockReading, isHeld: Bool) {
    if let sign = signs.sign(at: now, isHeld: isHeld) { write(sign, at: now) }
  }

  package func enterForeground() {
    signs.leave()
    let now = time.read().continuous
    update(.now) { record in
      record.phase = .inactive(since: now)
      record.silence = nil
    }
  }

  private func write(_ sign: BackgroundSigns.Sign, at now: ClockReading) {
    update(sign.onlyMovesTime ? .soon : .now) { record in
      record.phase = .background(nextDue: now.continuous + sign.interval, isHeld: sign.isHeld)
    }
  }
}
