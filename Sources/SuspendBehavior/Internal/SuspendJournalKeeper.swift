import Foundation
import LifecycleBehaviors

/// Decides when the journal is written.
@MainActor
final class SuspendJournalKeeper {
  /// Seconds between two signs of life in the file, in the first twenty seconds of a stay in the background. Later it is
  /// a twentieth of the stay: an app that plays music for hours writes every few minutes.
  static let shortestInterval: TimeInterval = 1

  private let file: SuspendJournalFile
  private let launch: Date
  /// What the run before has left; read again as long as it cannot be read.
  private var content: SuspendJournalContent
  private var stay: Stay?

  private struct Stay {
    let start: ClockReading
    var isHeld: Bool
    /// In seconds of continuous time.
    var nextWrite: TimeInterval
  }

  /// A moment, by the calendar clock for the file and by the monotonic clocks for what is due.
  struct Moment {
    var date: Date
    var reading: ClockReading
  }

  /// - Parameter launch: when this run began.
  init(_ file: SuspendJournalFile, launchedAt launch: Date) {
    self.file = file
    self.launch = launch
    content = file.read()
    if let issue = content.issue(about: file.name) { LifecycleIssue.report(issue) }
    // Told once: the next launch is about this run. A failure shows again in the background and is told there.
    try? write(SuspendRecord(.foreground))
  }

  /// How the run before ended, as far as it is known by now.
  var previousRun: SuspendPreviousRun {
    readAgain()
    return SuspendPreviousRun(content, launchedAt: launch)
  }

  /// A second journal is reported: there is one in each run.
  func reportUnless(is other: SuspendJournalFile) {
    guard other.url.resolvingSymlinksInPath() != file.url.resolvingSymlinksInPath() else { return }
    LifecycleIssue.report(
      """
      SuspendMonitor.keepJournal was called for \(other.name), but keeps \(file.name), so it changes nothing. Keep one \
      journal in the app.
      """)
  }

  // MARK: Writing

  // Each returns whether there was something to write.

  func enterBackground(at now: Moment, isHeld: Bool) throws -> Bool {
    try write(now, start: now.reading, isHeld)
    return true
  }

  /// Writes in the background, when it is time and when the background task has come or gone.
  func giveSign(at now: Moment, isHeld: Bool) throws -> Bool {
    guard let stay else { return false }
    if stay.isHeld == isHeld, now.reading.continuous < stay.nextWrite { return false }
    try write(now, start: stay.start, isHeld)
    return true
  }

  private func write(_ now: Moment, start: ClockReading, _ isHeld: Bool) throws {
    let interval = max(Self.shortestInterval, (now.reading.continuous - start.continuous) / 20)
    stay = Stay(start: start, isHeld: isHeld, nextWrite: now.reading.continuous + interval)
    try write(
      SuspendRecord(
        .background(.init(last: now.date, nextDue: now.date.addingTimeInterval(interval), isHeld: isHeld))))
  }

  func enterForeground() throws -> Bool {
    guard stay != nil else { return false }
    stay = nil
    try write(SuspendRecord(.foreground))
    return true
  }

  func noteEnd() throws -> Bool {
    stay = nil
    try write(SuspendRecord(.ended))
    return true
  }

  func close() {
    _ = try? noteEnd()
  }

  // MARK: What may be written over

  private func readAgain() {
    if content.refusal != nil { content = file.read() }
  }

  private func write(_ record: SuspendRecord) throws {
    readAgain()
    if let refusal = content.refusal { throw refusal }
    try file.write(record)
  }
}
