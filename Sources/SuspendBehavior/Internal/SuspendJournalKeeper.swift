import Foundation

/// Decides when the journal is written.
@MainActor
final class SuspendJournalKeeper {
  /// Seconds between two signs of life in the file, in the first twenty seconds of a stay in the background. Later it is
  /// a twentieth of the stay: an app that plays music for hours writes every few minutes.
  static let shortestInterval: TimeInterval = 1

  let previousRun: SuspendPreviousRun
  private let journal: SuspendJournal
  private var stay: (since: Date, signs: SuspendRecord.Signs)?

  init(_ journal: SuspendJournal) {
    self.journal = journal
    previousRun = journal.read().map { SuspendPreviousRun($0, launchedAt: Date()) } ?? .clean
    // Told once: the next launch is about this run. A failure shows again in the background and is told there.
    try? journal.write(SuspendRecord(.foreground))
  }

  func enterBackground(at now: Date, isHeld: Bool) throws {
    try write(now, since: now, isHeld)
  }

  /// Writes in the background, when it is time and when the background task has come or gone.
  func giveSign(at now: Date, isHeld: Bool) throws {
    guard let stay else { return }
    if stay.signs.isHeld == isHeld, now >= stay.signs.last, now < stay.signs.nextDue { return }
    try write(now, since: stay.since, isHeld)
  }

  private func write(_ now: Date, since: Date, _ isHeld: Bool) throws {
    let interval = max(Self.shortestInterval, now.timeIntervalSince(since) / 20)
    let signs = SuspendRecord.Signs(last: now, nextDue: now.addingTimeInterval(interval), isHeld: isHeld)
    stay = (since, signs)
    try journal.write(SuspendRecord(.background(signs)))
  }

  func enterForeground() throws {
    guard stay != nil else { return }
    stay = nil
    try journal.write(SuspendRecord(.foreground))
  }

  func noteEnd() throws {
    stay = nil
    try journal.write(SuspendRecord(.ended))
  }

  func close() {
    try? noteEnd()
  }
}
