import Foundation
import LifecycleBehaviors
import ScreenSupport
import SuspendBehavior
import UIKit

/// Concludes how the run before ended, and keeps the record of this run: the edge to UIKit. At rest it does nothing.
@MainActor
final class RunRecorder {
  /// Seconds between two signs of an app that is in use.
  private static let signInterval: TimeInterval = 10

  let file: RunRecordFile
  private let facts = ProcessFacts.current
  private let time = LifecycleTime.current
  private let hasCrashReport: Bool?
  private let callSite: CallSite
  /// When this run was launched, as far as the run before is concerned.
  private let launch: RunRecord.Instant
  /// Nil until the record of the run before could be read.
  private var conclusion: LastRun?

  /// Nil until the application exists.
  private(set) var writer: RunRecordWriter? {
    didSet { AttentionReporter.recordWriter.value = writer }
  }
  private let observer = NotificationObserver()
  private var signs = BackgroundSigns()
  private var lastSign: TimeInterval = 0
  private var mainThread: MainThreadWatch?
  private var turns: LifecycleSubscription?
  private var changes: AnyObject?
  private var monitor: LifecycleSubscription?

  init(_ file: RunRecordFile, hasCrashReport: Bool?, from callSite: CallSite) {
    self.file = file
    self.hasCrashReport = hasCrashReport
    self.callSite = callSite
    launch = RunRecord.Instant(wall: facts.wall(), continuous: time.read().continuous)
  }

  // MARK: The run before

  /// How the run before ended; read again while it cannot be read.
  var lastRun: LastRun {
    if let conclusion { return conclusion }
    // In a test the run before was in this process.
    RunRecordWriter.wait()
    let previous = file.previousEntry
    let lastRun = conclude(previous)
    if previous != .failure(.unreadable) { conclusion = lastRun }
    return lastRun
  }

  private func conclude(_ previous: Result<RunRecordPage.Entry?, RunRecordPage.Defect>) -> LastRun {
    let process = facts.process()
    guard case .success(let entry?) = previous, entry.record.process.bundle == process.bundle else {
      return LastRun(.unknown)
    }
    return LastRun(
      LastRunFacts(record: entry.record, process: process, launch: launch, hasCrashReport: hasCrashReport))
  }

  // MARK: This run

  /// Begins to record as soon as the application exists. Before, in `main.swift`, in the initializer of a SwiftUI `App`, and in
  /// a launch that the system runs ahead, the state of the app is not known, and the process may be killed before the user has
  /// opened it.
  func beginWhenLaunched(reading attention: @escaping @MainActor () -> Attention, _ changes: Listeners<Attention>) {
    guard UIApplication.current == nil else { return begin(attention(), changes) }
    observer.observe(UIApplication.didFinishLaunchingNotification) { [weak self] _ in
      self?.begin(attention(), changes)
    }
  }

  /// Writes the first entry over that of the run before, which has been read, and begins to watch.
  private func begin(_ attention: Attention, _ attentionChanges: Listeners<Attention>) {
    guard writer == nil else { return }
    let now = time.read().continuous
    lastSign = now
    let writer = RunRecordWriter(
      RunRecord(
        process: facts.process(), launch: RunRecord.Instant(wall: facts.wall(), continuous: now), sign: now,
        // An app with scenes that is launched to the front reads as in the background until the first one connects.
        phase: UIApplication.current?.applicationState == .active ? .active : .launching,
        isDevelopment: facts.isDevelopment(), seen: RunRecord.Seen(attention, since: now)),
      to: file, from: callSite)
    self.writer = writer
    writer.update(.now) { _ in }
    // A record that can be neither replaced nor removed may be of an earlier run than the previous one.
    if writer.hasFailed, file.isOccupied { conclusion = LastRun(.unknown) }
    changes = attentionChanges.add { [weak self] in self?.note($0) }
    observeApp()
    monitor = SuspendMonitor.shared.keep(self)
    mainThread = MainThreadWatch { [writer] silence in
      // The watchdog may follow, and when it is over a kill must not be taken for one.
      writer.update(.now) { record in
        record.silence = silence()
        if let silence = record.silence { record.sign = max(record.sign, silence.lastLook) }
      }
    }
    turns = time.beforeEachIteration { [weak self] in self?.giveSign() }
    ExitHandler.install(for: writer)
  }

  /// The app ends the recording: the next launch concludes nothing about this run.
  func end() {
    update(.now) { $0.end = .stopped }
    writer = nil
    ExitHandler.install(for: nil)
  }

  private func update(_ urgency: RunRecordWriter.Urgency, _ change: (inout RunRecord) -> Void) {
    let now = time.read().continuous
    lastSign = now
    writer?.update(urgency) { record in
      record.sign = now
      change(&record)
    }
  }

  /// An app that is in use gives a sign once in a while; one at rest has no run-loop iterations.
  private func giveSign() {
    guard !signs.isInBackground, time.read().continuous - lastSign >= Self.signInterval else { return }
    update(.soon) { _ in }
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
        // It was notified that it terminates, and goes on.
        if $0.end == .finished { $0.end = nil }
      }
    }
    observer.observe(UIApplication.willResignActiveNotification) { [weak self] _ in
      self?.update(.now) { $0.phase = .inactive }
    }
    observer.observe(UIApplication.willTerminateNotification) { [weak self] _ in
      self?.update(.now) { if $0.end == nil { $0.end = .finished } }
    }
  }
}

// MARK: The background

extension RunRecorder: BackgroundRecord {
  package func enterBackground(at now: ClockReading, isHeld: Bool) {
    write(signs.enter(at: now, hold: hold(isHeld)), at: now)
  }

  package func giveSign(at now: ClockReading, isHeld: Bool) {
    if let sign = signs.sign(at: now, hold: hold(isHeld)) { write(sign, at: now) }
  }

  /// Without a task the time that remains is very large.
  private func hold(_ isHeld: Bool) -> RunRecord.Hold {
    if isHeld { return .monitor }
    let secondsLeft = UIApplication.current?.backgroundTimeRemaining ?? .infinity
    return secondsLeft < 3600 ? .otherTask : .nothing
  }

  package func enterForeground() {
    signs.leave()
    update(.now) { $0.phase = .inactive }
  }

  private func write(_ sign: BackgroundSigns.Sign, at now: ClockReading) {
    update(sign.onlyMovesTime ? .soon : .now) { record in
      var entered = now.continuous
      if case .background(let earlier, _, _) = record.phase { entered = earlier }
      record.phase = .background(entered: entered, nextDue: now.continuous + sign.interval, hold: sign.hold)
    }
  }
}
