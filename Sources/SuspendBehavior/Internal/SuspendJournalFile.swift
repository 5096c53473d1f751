import Foundation

/// How a journal is read and written, as closures, so that a test can be the file.
@MainActor
struct SuspendJournalFile {
  var name: String
  var read: () -> SuspendJournalContent
  var write: (SuspendRecord) throws -> Void
}

extension SuspendJournalFile {
  init(_ journal: SuspendJournal) {
    self.init(name: journal.url.lastPathComponent, read: journal.read, write: journal.write)
  }
}
