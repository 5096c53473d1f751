import Foundation

/// Writes the entries of a journal in the order of the calls, and none that waits when a newer one is there.
///
/// Only the queue reads and writes the file.
final class SuspendJournalWriter: @unchecked Sendable {
  enum Urgency {
    /// The entry is in the file when the call returns.
    case now
    /// The entry is written on the queue. It is lost if the process is killed before that.
    case later
  }

  let file: SuspendJournalFile
  /// What the run before has left; nil until it is read. Used on the queue only.
  private var previous: SuspendJournalContent?
  private let lock = NSLock()
  // The lock guards both.
  private var waiting: SuspendJournalEntry?
  private var outcomes: [Result<Void, SuspendFailure>] = []

  init(_ file: SuspendJournalFile) {
    self.file = file
  }

  /// What the run before has left. It is read again while it cannot be read.
  func previousContent() -> SuspendJournalContent {
    var content = SuspendJournalContent.none
    file.queue.now { content = readPrevious() }
    return content
  }

  func write(_ entry: SuspendJournalEntry, _ urgency: Urgency) {
    lock.withLock { waiting = entry }
    switch urgency {
    case .now: file.queue.now { writeWaiting() }
    case .later: file.queue.later { [self] in writeWaiting() }
    }
  }

  /// Takes out what has become of the entries that were written since the previous call.
  /// - Returns: success or the failure of each, in their order.
  func takeOutcomes() -> [Result<Void, SuspendFailure>] {
    lock.withLock {
      defer { outcomes = [] }
      return outcomes
    }
  }

  // MARK: On the queue

  private func readPrevious() -> SuspendJournalContent {
    if let previous, previous.refusal == nil { return previous }
    let content = file.read()
    previous = content
    return content
  }

  /// Writes the newest entry. Work that is performed after that, for an older one, finds none.
  private func writeWaiting() {
    let entry = lock.withLock {
      defer { waiting = nil }
      return waiting
    }
    guard let entry else { return }
    let outcome = write(entry)
    lock.withLock { outcomes.append(outcome) }
  }

  private func write(_ entry: SuspendJournalEntry) -> Result<Void, SuspendFailure> {
    // Until it can be read it may be another's file.
    if let refusal = readPrevious().refusal { return .failure(refusal) }
    do {
      return .success(try file.write(entry))
    } catch {
      return .failure(.journalUnwritable(reason: error.localizedDescription))
    }
  }
}
