import Foundation

/// How a journal is read and written, as closures, so that a test can replace the file and the queue.
struct SuspendJournalFile: Sendable {
  let url: URL
  var read: @Sendable () -> SuspendJournalContent
  var write: @Sendable (SuspendJournalEntry) throws -> Void
  var queue = SuspendJournalQueue.shared

  var name: String { url.lastPathComponent }
}

extension SuspendJournalFile {
  init(_ journal: SuspendJournal) {
    self.init(url: journal.url, read: journal.read, write: journal.write)
  }
}

/// Performs work on files, one piece after the other, in the order of the calls.
struct SuspendJournalQueue: Sendable {
  /// Performs the work on another thread.
  let later: @Sendable (_ work: @escaping @Sendable () -> Void) -> Void
  /// Performs the work before it returns, after all work that waits.
  let now: @Sendable (_ work: () -> Void) -> Void

  /// The queue of all journals of the process, so that a journal reads what the one before has written.
  static let shared: SuspendJournalQueue = {
    let queue = DispatchQueue(label: "SuspendBehavior.SuspendJournal", qos: .utility)
    return SuspendJournalQueue(
      later: { work in queue.async(execute: work) },
      // Raises the queue to the caller's priority while it waits.
      now: { work in queue.sync(execute: work) })
  }()
}
