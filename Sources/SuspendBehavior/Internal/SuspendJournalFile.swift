import Foundation

/// How a journal is read and written, as closures, so that a test can be the file.
@MainActor
struct SuspendJournalFile {
  let url: URL
  var read: () -> SuspendJournalContent
  var write: (SuspendRecord) throws -> Void

  var name: String { url.lastPathComponent }
}

extension SuspendJournalFile {
  init(_ journal: SuspendJournal) {
    self.init(url: journal.url, read: journal.read, write: journal.write)
  }
}
