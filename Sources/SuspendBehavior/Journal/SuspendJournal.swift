import Foundation
import LifecycleBehaviors

/// The file in which an app records its signs of life in the background, for its next launch.
///
/// ```swift
/// // In application(_:didFinishLaunchingWithOptions:)
/// if case .terminatedWhileSuspended = SuspendMonitor.shared.keepJournal() { restoreDraft() }
/// ```
///
/// It has one entry of 256 bytes, replaced as a whole each time: on entering and leaving the background, and while the
/// process runs there every second, later at every twentieth of the stay. On Apple systems it can be written while the
/// device is locked, after it has been unlocked once, and is left out of backups. It contains times and no user data.
///
/// The main thread writes the few entries that change what the next launch concludes: that the app enters or leaves the
/// background, that the background task ends, that the run ends. They are in the file before the process can be stopped. The
/// signs of life in between only move a time. Another thread writes them.
///
/// The content of the file survives the end of the process, however it ends. A loss of power or a panic of the system may leave
/// an older entry: no entry waits until it is on the disk.
///
/// ## Topics
///
/// ### The file
///
/// - ``standard``
/// - ``init(url:)``
/// - ``url``
@MainActor
public final class SuspendJournal {
  /// Writes the signs of life of all journals of the process.
  nonisolated static let queue = DispatchQueue(label: "SuspendBehavior.SuspendJournal", qos: .utility)

  /// The file. It belongs to the journal. A file that was not written by this framework is left as it is, and no journal
  /// is kept there: see ``SuspendFailure/journalUnreadable(reason:)``.
  public nonisolated let url: URL

  /// When this run began.
  private var launch = Date.distantPast
  private var signs = BackgroundSigns()
  /// How many entries there have been, including signs of life that wait on the queue.
  private var entryCount = 0

  // Guards the file and the two properties below. Held while the file is read or written.
  private nonisolated let fileLock = NSLock()
  /// The content of the file that the run before has left; nil in it is no file. Nil until it is read.
  private nonisolated(unsafe) var previousEntry: Result<SuspendJournalEntry?, SuspendJournalEntry.Defect>?
  /// The number of the newest entry that was written.
  private nonisolated(unsafe) var writtenCount = 0

  // A second lock, so that the main thread takes the outcomes without waiting for the file.
  private nonisolated let outcomesLock = NSLock()
  private nonisolated(unsafe) var outcomes: [Result<Void, SuspendFailure>] = []

  /// Makes a journal in a file of the app's choice.
  ///
  /// ```swift
  /// let journal = SuspendJournal(url: caches.appendingPathComponent("suspension.json"))
  /// SuspendMonitor.shared.keepJournal(journal)
  /// ```
  /// - Parameter url: a file, in a directory that exists or can be made.
  /// - Precondition: `url` is a file URL.
  public nonisolated init(url: URL) {
    precondition(url.isFileURL, "SuspendJournal.url must be a file URL, got \(url). Write URL(fileURLWithPath:).")
    self.url = url
  }

  /// `LifecycleBehaviors/suspension.json` in the app's Application Support directory.
  public nonisolated static var standard: SuspendJournal {
    let support = FileManager.default.urls(for: .applicationSupportDirectory, in: .userDomainMask).first
    let directory = support ?? FileManager.default.temporaryDirectory
    return SuspendJournal(url: directory.appendingPathComponent("LifecycleBehaviors/suspension.json"))
  }

  // MARK: The run before

  /// Reads what the run before has left, and begins with the entry of an app in the foreground.
  /// - Parameters:
  ///   - launch: when this run began.
  ///   - callSite: the app's line, for issues.
  func begin(launchedAt launch: Date, from callSite: CallSite? = nil) {
    self.launch = launch
    signs.leave()
    // A journal that was kept before in this process may still have a sign of life to write.
    Self.queue.sync {}
    fileLock.withLock { previousEntry = nil }
    let previous = previousContent()
    if case .failure(let defect) = previous { report(defect, at: callSite) }
    // The next launch reads about this run, and not once more about the run before. Where there is no file it can wait:
    // making one takes longest, and no file is a clean run too.
    if previous == .success(nil) { writeLater(.foreground) } else { writeNow(.foreground) }
    // A failure occurs again in the background and is reported there.
    _ = takeOutcomes()
  }

  /// How the run before ended, as far as it is known by now.
  var previousRun: SuspendPreviousRun {
    switch previousContent() {
    case .success(let entry): entry?.conclusion(launchedAt: launch) ?? .notInBackground
    case .failure: .unknown
    }
  }

  private func previousContent() -> Result<SuspendJournalEntry?, SuspendJournalEntry.Defect> {
    fileLock.withLock { readPrevious() }
  }

  /// Reports what the developer has to change. A file that cannot be read is not the developer's mistake.
  private func report(_ defect: SuspendJournalEntry.Defect, at callSite: CallSite?) {
    let name = url.lastPathComponent
    switch defect {
    case .unreadable: break
    case .damaged(let reason):
      LifecycleIssue.report(
        .unusableFile, "The suspend journal \(name) \(reason). It is replaced; how the run before ended is not known.",
        at: callSite)
    case .foreign(let reason):
      LifecycleIssue.report(
        .unusableFile,
        """
        The suspend journal \(name) \(reason). It is left as it is, and no journal is kept. Give the journal a file of \
        its own.
        """,
        at: callSite)
    }
  }

  // MARK: What is written, and when

  // These entries are in the file before the main thread continues:
  //
  // - The first entry of a stay in the background. The system may stop the process at any time after it, and kill it then;
  //   the file would say that the app was in the foreground.
  // - That no task holds the process any more, before the task ends. After it the process may be stopped.
  // - That the app is back in the foreground. The subscribers are called next, and a crash in one of them would be taken
  //   for a kill in the background.
  // - The end of the run. The process exits, or may be stopped, after `willTerminateNotification`.
  //
  // A sign of life that only moves the time of the last one is written on the queue. If it is lost with the process, the
  // entry before it says the same of a time that is one interval earlier.

  package func enterBackground(at now: ClockReading, isHeld: Bool) {
    write(signs.enter(at: now, isHeld: isHeld))
  }

  /// Writes in the background, when it is time and when the background task is taken or ends.
  package func giveSign(at now: ClockReading, isHeld: Bool) {
    if let sign = signs.sign(at: now, isHeld: isHeld) { write(sign) }
  }

  package func enterForeground() {
    guard signs.isInBackground else { return }
    signs.leave()
    writeNow(.foreground)
  }

  /// Writes that the run ends, or that the journal is closed.
  func end() {
    signs.leave()
    writeNow(.ended)
  }

  private func write(_ sign: BackgroundSigns.Sign) {
    let date = Date()
    let entry = SuspendJournalEntry.background(
      lastSign: date, nextDue: date.addingTimeInterval(sign.interval), isHeld: sign.isHeld)
    if sign.onlyMovesTime { writeLater(entry) } else { writeNow(entry) }
  }

  // MARK: Writing on both threads

  /// Takes out what has become of the entries since the previous call. Entries that still wait are not among them.
  /// - Returns: success or the failure of each, in their order.
  func takeOutcomes() -> [Result<Void, SuspendFailure>] {
    outcomesLock.withLock {
      defer { outcomes = [] }
      return outcomes
    }
  }

  private func writeNow(_ entry: SuspendJournalEntry) {
    entryCount += 1
    write(entry, number: entryCount)
  }

  private func writeLater(_ entry: SuspendJournalEntry) {
    entryCount += 1
    Self.queue.async { [self, entryCount] in write(entry, number: entryCount) }
  }

  /// Writes the entry, unless a newer one has been written.
  private nonisolated func write(_ entry: SuspendJournalEntry, number: Int) {
    fileLock.withLock {
      guard number > writtenCount else { return }
      writtenCount = number
      let outcome = replacePrevious(with: entry)
      outcomesLock.withLock { outcomes.append(outcome) }
    }
  }

  private nonisolated func replacePrevious(with entry: SuspendJournalEntry) -> Result<Void, SuspendFailure> {
    switch readPrevious() {
    case .failure(.foreign(let reason)), .failure(.unreadable(let reason)):
      return .failure(.journalUnreadable(reason: reason))
    case .success, .failure(.damaged): break
    }
    do {
      return .success(try replaceFile(with: entry))
    } catch {
      return .failure(.journalUnwritable(reason: error.localizedDescription))
    }
  }

  /// Reads the file, again while it cannot be read or is another's. Called with `fileLock` held.
  private nonisolated func readPrevious() -> Result<SuspendJournalEntry?, SuspendJournalEntry.Defect> {
    switch previousEntry {
    case .success, .failure(.damaged): break
    case .failure(.foreign), .failure(.unreadable), nil: previousEntry = readFile()
    }
    return previousEntry ?? .success(nil)
  }
}

extension SuspendJournal: BackgroundRecord {}
