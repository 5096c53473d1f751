import Foundation
import LifecycleBehaviors
import TestSupport
import Testing

@testable import SuspendBehavior

/// What the file contains, and what is concluded from it.
@MainActor
struct SuspendJournalEntryTests {
  let folder = TemporaryFolder()

  private var journal: SuspendJournal { SuspendJournal(url: folder.url.appendingPathComponent("new/journal.json")) }

  private func date(_ seconds: Double) -> Date {
    Date(timeIntervalSince1970: 1_000_000 + seconds)
  }

  private func signs(held: Bool) -> SuspendJournalEntry.Signs {
    SuspendJournalEntry.Signs(last: date(10), nextDue: date(12), isHeld: held)
  }

  // MARK: The file

  @Test("An entry is read as it was written, in a directory that had to be made, and is small")
  func roundTrip() throws {
    for phase in [
      SuspendJournalEntry.Phase.foreground, .ended, .background(signs(held: true)), .background(signs(held: false)),
    ] {
      try journal.write(SuspendJournalEntry(phase))
      #expect(journal.read() == .entry(SuspendJournalEntry(phase)))
      #expect(try Data(contentsOf: journal.url).count < 300)
    }
  }

  @Test("Every entry has the same size, so that one is written over another: the file stays the same one")
  func inPlace() throws {
    func number() throws -> Int? {
      try FileManager.default.attributesOfItem(atPath: journal.url.path)[.systemFileNumber] as? Int
    }
    try journal.write(SuspendJournalEntry(.foreground))
    let first = try number()
    let longest = Date(timeIntervalSinceReferenceDate: -.greatestFiniteMagnitude)
    for phase in [
      SuspendJournalEntry.Phase.background(.init(last: longest, nextDue: longest, isHeld: false)),
      .background(signs(held: true)), .ended,
    ] {
      try journal.write(SuspendJournalEntry(phase))
      #expect(try Data(contentsOf: journal.url).count == SuspendJournalEntry.size)
      #expect(journal.read() == .entry(SuspendJournalEntry(phase)))
      #expect(try number() == first)
    }
  }

  @Test("An entry of another size, as another version writes it, is read and replaced", arguments: [0, 300])
  func otherSize(spaces: Int) throws {
    try journal.write(SuspendJournalEntry(.foreground))
    let other =
      #"{"format":"LifecycleBehaviors suspend journal","phase":"ended","version":1}"#
      + String(repeating: " ", count: spaces)
    try Data(other.utf8).write(to: journal.url)
    #expect(journal.read() == .entry(SuspendJournalEntry(.ended)))
    try journal.write(SuspendJournalEntry(.foreground))
    #expect(journal.read() == .entry(SuspendJournalEntry(.foreground)))
    #expect(try Data(contentsOf: journal.url).count == SuspendJournalEntry.size)
  }

  @Test("A pipe that has taken the place of the file is replaced; it does not block", arguments: [false, true])
  func pipe(hasReader: Bool) throws {
    try journal.write(SuspendJournalEntry(.foreground))
    try FileManager.default.removeItem(at: journal.url)
    #expect(mkfifo(journal.url.path, 0o600) == 0)
    let reader = hasReader ? open(journal.url.path, O_RDONLY | O_NONBLOCK) : -1
    defer { if reader >= 0 { close(reader) } }
    // On a thread of its own, as one that blocks would block all tests.
    let didReturn = DispatchSemaphore(value: 0)
    Thread { [journal] in
      try? journal.write(SuspendJournalEntry(.ended))
      didReturn.signal()
    }.start()
    #expect(didReturn.wait(timeout: .now() + 30) == .success)
    #expect(journal.read() == .entry(SuspendJournalEntry(.ended)))
  }

  @Test("An entry torn at any byte is recognized as a torn one, without a crash")
  func torn() throws {
    let whole = try SuspendJournalEntry(.background(signs(held: false))).data()
    for length in 0..<whole.count {
      #expect(throws: SuspendJournalEntry.Defect.torn) { try SuspendJournalEntry(data: whole.prefix(length)) }
    }
  }

  @Test("10,000 files of random bytes, and entries with random bytes in them, are read without a crash")
  func garbage() throws {
    var random = SeededGenerator(seed: 6)
    let whole = Array(try SuspendJournalEntry(.background(signs(held: false))).data())
    for round in 0..<10_000 {
      var bytes =
        round % 2 == 0
        ? whole : (0..<Int.random(in: 0..<200, using: &random)).map { _ in UInt8.random(in: 0...255, using: &random) }
      for _ in 0..<3 where !bytes.isEmpty {
        bytes[Int.random(in: 0..<bytes.count, using: &random)] = UInt8.random(in: 0...255, using: &random)
      }
      _ = try? SuspendJournalEntry(data: Data(bytes))
    }
  }

  // MARK: What the next launch concludes

  @Test("The next launch distinguishes the three ends")
  func verdicts() {
    func run(_ phase: SuspendJournalEntry.Phase, launchedAt seconds: Double) -> SuspendPreviousRun {
      SuspendPreviousRun(SuspendJournalEntry(phase), launchedAt: date(seconds))
    }
    #expect(run(.foreground, launchedAt: 500) == .notInBackground)
    #expect(run(.ended, launchedAt: 500) == .notInBackground)
    #expect(run(.background(signs(held: true)), launchedAt: 500) == .terminatedInBackground(lastSign: date(10)))
    #expect(run(.background(signs(held: false)), launchedAt: 12.4) == .terminatedInBackground(lastSign: date(10)))
    #expect(
      run(.background(signs(held: false)), launchedAt: 12.6)
        == .terminatedWhileSuspended(at: date(11), lastSign: date(10)))
    // The clock has been set back.
    #expect(
      run(.background(signs(held: false)), launchedAt: -500)
        == .terminatedWhileSuspended(at: date(11), lastSign: date(10)))
  }
}
