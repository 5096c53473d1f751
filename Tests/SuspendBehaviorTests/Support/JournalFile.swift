import TestSupport
import Foundation

@testable import SuspendBehavior

/// The file of a journal, in a folder of its own, and what else may be in its place.
@MainActor
final class JournalFile {
  private let folder = TemporaryFolder()
  private var directory: URL { folder.url.appendingPathComponent("new") }

  var url: URL { directory.appendingPathComponent("journal.json") }

  /// A new journal in the file.
  var journal: SuspendJournal { SuspendJournal(url: url) }

  /// The bytes that are in the file now; nil where there is none.
  var bytes: Data? { try? Data(contentsOf: url) }

  /// The entry that is in the file now.
  var entry: SuspendJournalEntry? { bytes.flatMap { try? SuspendJournalEntry(data: $0) } }

  /// The entry that is in the file now, as a line of a transcript.
  var state: String { entry?.line ?? "none" }

  /// The entry, after those that wait have been written.
  var finalState: String {
    finishWriting()
    return state
  }

  func finishWriting() {
    SuspendJournal.queue.sync {}
  }

  func write(_ entry: SuspendJournalEntry) {
    open()
    try? journal.replaceFile(with: entry)
  }

  /// No file can be made or written any more. Not even root makes folders there.
  func makeUnwritable() {
    open()
    try? FileManager.default.createSymbolicLink(
      at: directory, withDestinationURL: URL(fileURLWithPath: "/proc/missing"))
  }

  /// The file cannot be read: its path leads through a file.
  func makeUnreadable() {
    open()
    try? Data("locked".utf8).write(to: directory)
  }

  /// There is no file, and one can be made.
  func open() {
    try? FileManager.default.removeItem(at: directory)
  }
}

/// Keeps the queue of all journals from writing while `body` runs; not for longer than 20 s, should `body` wait for it.
@MainActor
func holdingJournalQueue(_ body: () -> Void) {
  let isOver = DispatchSemaphore(value: 0)
  SuspendJournal.queue.async { _ = isOver.wait(timeout: .now() + 20) }
  body()
  isOver.signal()
  SuspendJournal.queue.sync {}
}

extension SuspendJournalEntry {
  /// The entry as a line of a transcript.
  var line: String {
    switch self {
    case .foreground: "foreground"
    case .ended: "ended"
    case .background(_, _, let isHeld): isHeld ? "background, held" : "background"
    }
  }
}
