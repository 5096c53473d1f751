import Foundation

@testable import SuspendBehavior

/// A journal's file in memory: what is read from it, and what has been written. Its queue performs all work at once.
@MainActor
final class RecordedFile {
  struct Full: LocalizedError {
    var errorDescription: String? { "full" }
  }

  var content = SuspendJournalContent.none
  var isWritable = true
  var queue = SuspendJournalQueue(later: { $0() }, now: { $0() })
  var didWrite: (_ phase: String) -> Void = { _ in }
  private(set) var reads = 0
  private(set) var phases: [String] = []

  var file: SuspendJournalFile {
    SuspendJournalFile(
      url: URL(fileURLWithPath: "/recorded"),
      read: { [self] in
        MainActor.assumeIsolated {
          reads += 1
          return content
        }
      },
      write: { [self] entry in
        try MainActor.assumeIsolated {
          guard isWritable else { throw Full() }
          phases.append(entry.phase.line)
          didWrite(entry.phase.line)
        }
      }, queue: queue)
  }

  /// - Returns: the phases of the entries that were written since the previous call.
  func flush() -> [String] {
    defer { phases = [] }
    return phases
  }
}

/// A queue that keeps what is performed later until the test runs it. Used on the main thread.
final class HeldQueue: @unchecked Sendable {
  private var held: [@Sendable () -> Void] = []
  /// How often a caller has waited for its work.
  private(set) var waits = 0

  var queue: SuspendJournalQueue {
    SuspendJournalQueue(
      later: { [self] in held.append($0) },
      now: { [self] work in
        waits += 1
        run()
        work()
      })
  }

  func run() {
    while !held.isEmpty { held.removeFirst()() }
  }
}

extension SuspendJournalEntry.Phase {
  /// The phase as a line of a transcript.
  var line: String {
    switch self {
    case .foreground: "foreground"
    case .ended: "ended"
    case .background(let signs): signs.isHeld ? "background, held" : "background"
    }
  }
}
