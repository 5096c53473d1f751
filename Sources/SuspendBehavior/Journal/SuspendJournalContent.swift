import Foundation

/// What the URL of a journal leads to. It decides what is known of the run before, and whether an entry may be written.
enum SuspendJournalContent: Equatable {
  /// There is no file.
  case none
  case entry(SuspendJournalEntry)
  /// Written by this framework, and of no use: torn, or from a later version.
  case damaged(reason: String)
  /// Not written by this framework.
  case foreign(reason: String)
  /// It could not be read; what it is may be known later.
  case unreadable(reason: String)

  static let tooLarge = foreign(reason: "is longer than \(SuspendJournalEntry.sizeLimit) bytes")

  /// - Parameter data: what a file contains.
  init(data: Data) {
    do throws(SuspendJournalEntry.Defect) {
      self = .entry(try SuspendJournalEntry(data: data))
    } catch {
      switch error {
      case .tooLarge: self = .tooLarge
      case .foreign: self = .foreign(reason: "was not written by this framework")
      case .torn: self = .damaged(reason: "is torn")
      case .future(let version):
        self = .damaged(reason: "has version \(version), from a later version of this framework")
      }
    }
  }

  /// Why no entry may be written over it; nil where one may be.
  var refusal: SuspendFailure? {
    switch self {
    case .none, .entry, .damaged: nil
    case .foreign(let reason), .unreadable(let reason): .journalUnreadable(reason: reason)
    }
  }

  /// The issue to report to the developer. A file that cannot be read is not the developer's mistake.
  /// - Parameter name: the name of the file.
  /// - Returns: nil where the developer has nothing to change.
  func issue(about name: String) -> String? {
    switch self {
    case .none, .entry, .unreadable: nil
    case .damaged(let reason):
      "The suspend journal \(name) \(reason). It is replaced; how the run before ended is not known."
    case .foreign(let reason):
      "The suspend journal \(name) \(reason). It is left as it is, and no journal is kept. Give the journal a file of its own."
    }
  }
}
