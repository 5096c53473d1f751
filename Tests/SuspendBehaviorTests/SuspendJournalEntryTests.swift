import Foundation
import TestSupport
import Testing

@testable import SuspendBehavior

/// The bytes of the file, and what the next launch concludes from them.
@MainActor
struct SuspendJournalEntryTests {
  let file = JournalFile()

  private func date(_ seconds: Double) -> Date {
    Date(timeIntervalSince1970: 1_000_000 + seconds)
  }

  private func background(held: Bool) -> SuspendJournalEntry {
    .background(lastSign: date(10), nextDue: date(12), isHeld: held)
  }

  // MARK: The file

  @Test("Every entry has 256 bytes and is read as it was written; one is written over another, in the same file")
  func inPlace() throws {
    func number() throws -> Int? {
      try FileManager.default.attributesOfItem(atPath: file.url.path)[.systemFileNumber] as? Int
    }
    // In a directory that has to be made.
    try file.journal.replaceFile(with: .foreground)
    let first = try number()
    let longest = Date(timeIntervalSinceReferenceDate: -.greatestFiniteMagnitude)
    for entry in [
      .background(lastSign: longest, nextDue: longest, isHeld: false), background(held: true), background(held: false),
      .ended, .foreground,
    ] {
      try file.journal.replaceFile(with: entry)
      #expect(file.bytes?.count == 256)
      #expect(file.journal.readFile() == .success(entry))
      #expect(try number() == first)
    }
  }

  @Test("An entry of another size, as another version writes it, is read and replaced", arguments: [0, 300])
  func otherSize(spaces: Int) throws {
    file.write(.foreground)
    let other =
      #"{"format":"LifecycleBehaviors suspend journal","phase":"ended","version":1}"#
      + String(repeating: " ", count: spaces)
    try Data(other.utf8).write(to: file.url)
    #expect(file.journal.readFile() == .success(.ended))
    try file.journal.replaceFile(with: .foreground)
    #expect(file.journal.readFile() == .success(.foreground))
    #expect(file.bytes?.count == 256)
  }

  @Test("A journal of the first release is read: the names in the file stay")
  func recorded() throws {
    let text =
      #"{"format":"LifecycleBehaviors suspend journal","isHeld":true,"lastSign":1000010,"nextDue":1000012,"#
      + #""phase":"background","version":1}"#
    #expect(try SuspendJournalEntry(data: Data(text.utf8)) == background(held: true))
    let phases = ["foreground": SuspendJournalEntry.foreground, "ended": .ended]
    for (phase, entry) in phases {
      let text = #"{"format":"LifecycleBehaviors suspend journal","phase":"\#(phase)","version":1}"#
      #expect(try SuspendJournalEntry(data: Data(text.utf8)) == entry)
    }
  }

  @Test("An entry of 4,096 bytes is read, and a longer file is another's")
  func longest() throws {
    let entry = #"{"format":"LifecycleBehaviors suspend journal","phase":"ended","version":1}"#
    func padded(to size: Int) -> Data { Data((entry + String(repeating: " ", count: size - entry.utf8.count)).utf8) }
    #expect(try SuspendJournalEntry(data: padded(to: 4096)) == .ended)
    #expect(throws: SuspendJournalEntry.Defect.tooLong) { try SuspendJournalEntry(data: padded(to: 4097)) }
    file.write(.foreground)
    try padded(to: 4096).write(to: file.url)
    #expect(file.journal.readFile() == .success(.ended))
    try padded(to: 4097).write(to: file.url)
    #expect(file.journal.readFile() == .failure(.tooLong))
  }

  @Test("A pipe that has taken the place of the file is replaced; it does not block", arguments: [false, true])
  func pipe(hasReader: Bool) throws {
    file.write(.foreground)
    try FileManager.default.removeItem(at: file.url)
    #expect(mkfifo(file.url.path, 0o600) == 0)
    let reader = hasReader ? open(file.url.path, O_RDONLY | O_NONBLOCK) : -1
    defer { if reader >= 0 { close(reader) } }
    let journal = file.journal
    #expect(returns { try? journal.replaceFile(with: .ended) })
    #expect(file.state == "ended")
  }

  @Test("An entry torn at any byte is recognized as a torn one, without a crash")
  func torn() throws {
    let whole = try background(held: false).data()
    for length in 0..<whole.count {
      #expect(throws: SuspendJournalEntry.Defect.torn) { try SuspendJournalEntry(data: whole.prefix(length)) }
    }
  }

  @Test("10,000 files of random bytes, and entries with random bytes in them, are read without a crash")
  func garbage() throws {
    var random = SeededGenerator(seed: 6)
    let whole = Array(try background(held: false).data())
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

  // MARK: The next launch

  @Test("The next launch distinguishes the three ends")
  func verdicts() {
    let signs = (
      inBackground: SuspendPreviousRun.terminatedInBackground(lastSign: date(10)),
      suspended: SuspendPreviousRun.terminatedWhileSuspended(at: date(11), lastSign: date(10))
    )
    for (entry, launch, conclusion) in [
      (.foreground, 500, .notInBackground),
      (.ended, 500, .notInBackground),
      (background(held: true), 500, signs.inBackground),
      (background(held: false), 12.4, signs.inBackground),
      (background(held: false), 12.6, signs.suspended),
      // The clock has been set back.
      (background(held: false), -500, signs.suspended),
    ] as [(SuspendJournalEntry, Double, SuspendPreviousRun)] {
      #expect(entry.conclusion(launchedAt: date(launch)) == conclusion)
    }
  }
}
