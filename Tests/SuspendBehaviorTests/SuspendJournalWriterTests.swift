import Foundation
import LifecycleTestKit
import TestSupport
import Testing

@testable import SuspendBehavior

/// In which order entries are written, on which thread, and which are not written at all.
struct SuspendJournalWriterTests {
  /// The entries that were written, with a number that a sign of life has in place of a time.
  private final class Store: @unchecked Sendable {
    private let lock = NSLock()
    // The lock guards both.
    private var written: [Int] = []
    private var writers: [pthread_t] = []

    var entries: [Int] { lock.withLock { written } }
    /// The thread on which each was written.
    var threads: [pthread_t] { lock.withLock { writers } }

    func file(_ queue: SuspendJournalQueue) -> SuspendJournalFile {
      SuspendJournalFile(
        url: URL(fileURLWithPath: "/stored"), read: { .none },
        write: { [self] entry in
          lock.withLock {
            written.append(entry.number)
            writers.append(pthread_self())
          }
        }, queue: queue)
    }
  }

  private let store = Store()
  private let held = HeldQueue()

  private func entry(_ number: Int) -> SuspendJournalEntry {
    let date = Date(timeIntervalSince1970: Double(number))
    return SuspendJournalEntry(.background(.init(last: date, nextDue: date, isHeld: false)))
  }

  // MARK: Order

  @Test("Of the entries that wait, only the newest is written")
  func newest() {
    let writer = SuspendJournalWriter(store.file(held.queue))
    for number in 1...3 { writer.write(entry(number), .later) }
    #expect(store.entries == [])
    held.run()
    writer.write(entry(4), .later)
    held.run()
    #expect(store.entries == [3, 4])
    #expect(writer.takeOutcomes().count == 2)
    #expect(writer.takeOutcomes().isEmpty)
  }

  @Test("An entry that is written now takes the place of older ones that wait; none of them is written after it")
  func nowAfterLater() {
    let writer = SuspendJournalWriter(store.file(held.queue))
    writer.write(entry(1), .later)
    writer.write(entry(2), .later)
    writer.write(entry(3), .now)
    #expect(store.entries == [3])
    held.run()
    #expect(store.entries == [3])
    writer.write(entry(4), .later)
    held.run()
    #expect(store.entries == [3, 4])
  }

  @Test("What the run before has left is read once, before the first entry is written")
  func readFirst() {
    let log = RecordedOrder()
    let writer = SuspendJournalWriter(
      SuspendJournalFile(
        url: URL(fileURLWithPath: "/stored"),
        read: {
          log.add("read")
          return .none
        },
        write: { _ in log.add("write") }, queue: held.queue))
    writer.write(entry(1), .later)
    writer.write(entry(2), .now)
    #expect(writer.previousContent() == .none)
    #expect(log.lines == ["read", "write"])
  }

  @Test("A writer that is released writes the entry that waits, and is gone after it")
  func released() {
    weak var released: SuspendJournalWriter?
    do {
      let writer = SuspendJournalWriter(store.file(held.queue))
      writer.write(entry(1), .later)
      released = writer
    }
    held.run()
    #expect(store.entries == [1])
    #expect(released == nil)
  }

  // MARK: The queue of all journals

  @Test("RealTime: on the queue of all journals, later entries are written on another thread, in order, up to the last")
  @MainActor
  func sharedQueueLater() {
    let writer = SuspendJournalWriter(store.file(.shared))
    for number in 1...1000 { writer.write(entry(number), .later) }
    SuspendJournalQueue.shared.now {}
    #expect(store.entries == store.entries.sorted())
    #expect(store.entries.last == 1000)
    #expect(!store.threads.contains { pthread_equal($0, pthread_self()) != 0 })
    #expect(writer.takeOutcomes().count == store.entries.count)
  }

  @Test("RealTime: on the queue of all journals, an entry that is written now is there when the call returns")
  @MainActor
  func sharedQueueNow() {
    let writer = SuspendJournalWriter(store.file(.shared))
    for number in 1...1000 {
      writer.write(entry(number), number % 10 == 0 ? .now : .later)
      if number % 10 == 0 { #expect(store.entries.last == number) }
    }
    #expect(store.entries == store.entries.sorted())
  }

  @Test("RealTime: a journal that is kept after another one reads what that one had still to write")
  func nextJournal() {
    let folder = TemporaryFolder()
    let journal = SuspendJournal(url: folder.url.appendingPathComponent("journal.json"))
    for number in 1...100 {
      SuspendJournalWriter(SuspendJournalFile(journal)).write(entry(number), .later)
      #expect(SuspendJournalWriter(SuspendJournalFile(journal)).previousContent() == .entry(entry(number)))
    }
  }
}

/// What was called, in order.
private final class RecordedOrder: @unchecked Sendable {
  // Used on one thread.
  private(set) var lines: [String] = []

  func add(_ line: String) { lines.append(line) }
}

extension SuspendJournalEntry {
  fileprivate var number: Int {
    guard case .background(let signs) = phase else { return -1 }
    return Int(signs.last.timeIntervalSince1970)
  }
}
