import Foundation
import LifecycleBehaviors

/// Decides when the journal is written.
@MainActor
final class SuspendJournalKeeper {
  /// Seconds between two entries in the first twenty seconds of a stay in the background. Later it is a twentieth of the
  /// stay: an app that plays music for hours writes every few minutes.
  static let shortestInterval: TimeInterval = 1

  private let file: SuspendJournalFile
  private let launch: Date
  /// What the run before has left. It is read again while it cannot be read.
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
    self.file = file
    self.launch = launch
    content = file.read()
    if let issue = content.issue(about: file.name) { LifecycleIssue.report(issue) }
    // The next launch reads about this run. A failure occurs again in the background and is reported there.
    try? write(SuspendJournalEntry(.foreground))
  }

  /// How the run before ended, as far as it is known by now.
  var previousRun: SuspendPreviousRun {
    readAgain()
    return SuspendPreviousRun(content, launchedAt: launch)
  }

  /// Reports another journal: there is one in each run.
  func reportUnless(is other: SuspendJournalFile) {
    guard other.url.resolvingSymlinksInPath() != file.url.resolvingSymlinksInPath() else { return }
    LifecycleIssue.report(
      """
      SuspendMonitor.keepJournal was called for \(other.name), but keeps \(file.name), so it changes nothing. Keep one \
      journal in the app.
      """)
  }

  // MARK: Writing

  // Each of the next four returns whether there was something to write.

  func enterBackground(at now: Instant, isHeld: Bool) throws -> Bool {
    try write(now, start: now.reading, isHeld)
    return true
  }

  /// Writes in the background, when it is time and when the background task was taken or ended.
  func giveSign(at now: Instant, isHeld: Bool) throws -> Bool {
    guard let stay else { return false }
    if stay.isHeld == isHeld, now.reading.continuous < stay.nextWrite { return false }
    try write(now, start: stay.start, isHeld)
    return true
  }

  private func write(_ now: Instant, start: ClockReading, _ isHeld: Bool) throws {
    let interval = max(Self.shortestInterval, (now.reading.continuous - start.continuous) / 20)
    stay = Stay(start: start, isHeld: isHeld, nextWrite: now.reading.continuous + interval)
    try write(
      SuspendJournalEntry(
        .background(.init(last: now.date, nextDue: now.date.addingTimeInterval(interval), isHeld: isHeld))))
  }

  func enterForeground() throws -> Bool {
    guard stay != nil else { return false }
    stay = nil
    try write(SuspendJournalEntry(.foreground))
    return true
  }

  func noteEnd() throws -> Bool {
    stay = nil
    try write(SuspendJournalEntry(.ended))
    return true
  }

  func close() {
    _ = try? noteEnd()
  }

  // MARK: What may be replaced

  private func readAgain() {
    if content.refusal != nil { content = file.read() }
  }

  private func write(_ entry: SuspendJournalEntry) throws {
    readAgain()
    if let refusal = content.refusal { throw refusal }
    try file.write(entry)
  }
}

/// How a journal is read and written, as closures, so that a test can replace the file.
@MainActor
struct SuspendJournalFile {
  let url: URL
  var read: () -> SuspendJournalContent
  var write: (SuspendJournalEntry) throws -> Void

  var name: String { url.lastPathComponent }
}

extension SuspendJournalFile {
  init(_ journal: SuspendJournal) {
    self.init(url: journal.url, read: journal.read, write: journal.write)
  }
}
