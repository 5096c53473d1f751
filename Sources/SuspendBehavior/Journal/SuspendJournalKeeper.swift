import Foundation
import LifecycleBehaviors

/// Decides when the journal is written, and which entries have to be in the file before the main thread continues:
///
/// - The first entry of a stay in the background. The system may stop the process at any time after it, and kill it then;
///   the file would say that the app was in the foreground.
/// - That no task holds the process any more, before the task ends. After it the process may be stopped.
/// - That the app is back in the foreground. The subscribers are called next, and a crash in one of them would be taken for
///   a kill in the background.
/// - The end of the run. The process exits, or may be stopped, after `willTerminateNotification` and ``SuspendMonitor/stop()``.
///
/// A sign of life that only moves the time of the last one is written later, on a queue. If it is lost with the process,
/// the entry before it says the same of a time that is one interval earlier.
@MainActor
final class SuspendJournalKeeper {
  /// Seconds between two entries in the first twenty seconds of a stay in the background. Later it is a twentieth of the
  /// stay: an app that plays music for hours writes every few minutes.
  static let shortestInterval: TimeInterval = 1

  private let writer: SuspendJournalWriter
  private let launch: Date
  /// What the run before has left, as far as it is known.
  private var content: SuspendJournalContent
  private var stay: Stay?

  private struct Stay {
    let start: ClockReading
    var isHeld: Bool
    /// In seconds of continuous time.
    var nextWrite: TimeInterval
  }

  /// One time, by the calendar clock for the file and by the monotonic clocks for what is due.
  struct Instant {
    var date: Date
    var reading: ClockReading
  }

  /// Reads what the run before has left, and begins with the entry of an app in the foreground.
  /// - Parameters:
  ///   - file: the journal's file.
  ///   - launch: when this run began.
  init(_ file: SuspendJournalFile, launchedAt launch: Date) {
    writer = SuspendJournalWriter(file)
    self.launch = launch
    content = writer.previousContent()
    if let issue = content.issue(about: file.name) { LifecycleIssue.report(issue) }
    // The next launch reads about this run, and not once more about the run before. Where there is no file it can wait:
    // making one takes longest, and no file is a clean run too.
    writer.write(SuspendJournalEntry(.foreground), content == .none ? .later : .now)
    // A failure occurs again in the background and is reported there.
    _ = writer.takeOutcomes()
  }

  /// How the run before ended, as far as it is known by now.
  var previousRun: SuspendPreviousRun {
    if content.refusal != nil { content = writer.previousContent() }
    return SuspendPreviousRun(content, launchedAt: launch)
  }

  /// Reports another journal: there is one in each run.
  func reportUnless(is other: SuspendJournalFile) {
    let file = writer.file
    guard other.url.resolvingSymlinksInPath() != file.url.resolvingSymlinksInPath() else { return }
    LifecycleIssue.report(
      """
      SuspendMonitor.keepJournal was called for \(other.name), but keeps \(file.name), so it changes nothing. Keep one \
      journal in the app.
      """)
  }

  // MARK: Writing

  func enterBackground(at now: Instant, isHeld: Bool) {
    write(now, start: now.reading, isHeld)
  }

  /// Writes in the background, when it is time and when the background task is taken or ends.
  func giveSign(at now: Instant, isHeld: Bool) {
    guard let stay else { return }
    if stay.isHeld == isHeld, now.reading.continuous < stay.nextWrite { return }
    write(now, start: stay.start, isHeld)
  }

  func enterForeground() {
    guard stay != nil else { return }
    stay = nil
    writer.write(SuspendJournalEntry(.foreground), .now)
  }

  /// Writes that the run ends, or that the journal is closed.
  func noteEnd() {
    stay = nil
    writer.write(SuspendJournalEntry(.ended), .now)
  }

  /// What has become of the entries since the previous call, in their order. Entries that still wait are not among them.
  func takeOutcomes() -> [Result<Void, SuspendFailure>] {
    writer.takeOutcomes()
  }

  private func write(_ now: Instant, start: ClockReading, _ isHeld: Bool) {
    // Nil differs from both: the first entry of the stay.
    let urgency: SuspendJournalWriter.Urgency = stay?.isHeld == isHeld ? .later : .now
    let interval = max(Self.shortestInterval, (now.reading.continuous - start.continuous) / 20)
    stay = Stay(start: start, isHeld: isHeld, nextWrite: now.reading.continuous + interval)
    writer.write(
      SuspendJournalEntry(
        .background(.init(last: now.date, nextDue: now.date.addingTimeInterval(interval), isHeld: isHeld))), urgency)
  }
}
