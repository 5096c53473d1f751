import Foundation
import LifecycleBehaviors
import TestSupport
import Testing

@testable import SuspendBehavior

/// What stands in the file, and what is concluded from it.
@MainActor
@Suite(.oneDevice)
struct SuspendRecordTests {
  let folder = TemporaryFolder()
  let issues = IssueCollector()

  private var journal: SuspendJournal { SuspendJournal(url: folder.url.appendingPathComponent("new/journal.json")) }

  private func date(_ seconds: Double) -> Date {
    Date(timeIntervalSince1970: 1_000_000 + seconds)
  }

  private func signs(held: Bool) -> SuspendRecord.Signs {
    SuspendRecord.Signs(last: date(10), nextDue: date(12), isHeld: held)
  }

  // MARK: The file

  @Test("A record is read as it was written, in a directory that had to be made, and is small")
  func roundTrip() throws {
    for phase in [
      SuspendRecord.Phase.foreground, .ended, .background(signs(held: true)), .background(signs(held: false)),
    ] {
      try journal.write(SuspendRecord(phase))
      #expect(journal.read() == SuspendRecord(phase))
      #expect(try Data(contentsOf: journal.url).count < 300)
    }
    #expect(issues.flush() == [])
  }

  @Test("No file is no record, and no issue")
  func missing() {
    #expect(journal.read() == nil)
    #expect(issues.flush() == [])
  }

  @Test(
    "What is no record is ignored with an issue",
    arguments: [
      ("", "is torn, or was not written by this framework"),
      ("not json", "is torn, or was not written by this framework"),
      (#"{"format":"something else","version":1,"phase":"ended"}"#, "is torn, or was not written by this framework"),
      (
        #"{"format":"LifecycleBehaviors suspend journal","version":1,"phase":"asleep"}"#,
        "is torn, or was not written by this framework"
      ),
      (
        #"{"format":"LifecycleBehaviors suspend journal","version":1,"phase":"background","lastSign":5}"#,
        "is torn, or was not written by this framework"
      ),
      (
        #"{"format":"LifecycleBehaviors suspend journal","version":1,"phase":"background","lastSign":5,"nextDue":4,"isHeld":true}"#,
        "is torn, or was not written by this framework"
      ),
      (
        #"{"format":"LifecycleBehaviors suspend journal","version":7,"phase":{}}"#,
        "has version 7, from a later version of this framework"
      ),
      (
        #"{"format":"LifecycleBehaviors suspend journal","version":-1,"phase":"ended"}"#,
        "is torn, or was not written by this framework"
      ),
    ])
  func defects(text: String, defect: String) throws {
    try Data(text.utf8).write(to: folder.url.appendingPathComponent("journal.json"))
    #expect(SuspendJournal(url: folder.url.appendingPathComponent("journal.json")).read() == nil)
    #expect(
      issues.flush() == ["The suspend journal journal.json \(defect). It is ignored; the run before counts as clean."])
  }

  @Test("A record torn at any byte is ignored, never a crash")
  func torn() throws {
    let whole = try SuspendRecord(.background(signs(held: false))).data()
    for length in 0..<whole.count {
      #expect((try? SuspendRecord(data: whole.prefix(length))) == nil)
    }
  }

  @Test("A file of any size is read up to the limit only")
  func tooLarge() throws {
    let url = folder.url.appendingPathComponent("large")
    try Data(count: 10_000_000).write(to: url)
    #expect(SuspendJournal(url: url).read() == nil)
    #expect(
      issues.flush() == [
        "The suspend journal large is longer than 4096 bytes. It is ignored; the run before counts as clean."
      ])
  }

  @Test("10,000 files of random bytes, and records with random bytes in them, are read without a crash")
  func garbage() throws {
    var random = SeededGenerator(seed: 6)
    let whole = Array(try SuspendRecord(.background(signs(held: false))).data())
    for round in 0..<10_000 {
      var bytes =
        round % 2 == 0
        ? whole : (0..<Int.random(in: 0..<200, using: &random)).map { _ in UInt8.random(in: 0...255, using: &random) }
      for _ in 0..<3 where !bytes.isEmpty {
        bytes[Int.random(in: 0..<bytes.count, using: &random)] = UInt8.random(in: 0...255, using: &random)
      }
      _ = try? SuspendRecord(data: Data(bytes))
    }
  }

  // MARK: What the next launch makes of it

  @Test("The next launch tells the three ends apart")
  func verdicts() {
    func run(_ phase: SuspendRecord.Phase, launchedAt seconds: Double) -> SuspendPreviousRun {
      SuspendPreviousRun(SuspendRecord(phase), launchedAt: date(seconds))
    }
    #expect(run(.foreground, launchedAt: 500) == .clean)
    #expect(run(.ended, launchedAt: 500) == .clean)
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

  @Test("A process that runs on in the background writes more and more rarely")
  func writes() throws {
    let keeper = SuspendJournalKeeper(journal)
    try keeper.enterBackground(at: date(0), isHeld: false)
    var writes = 0
    var last = try Data(contentsOf: journal.url)
    for step in 1...(5 * 3600) {
      try keeper.giveSign(at: date(Double(step) * 0.2), isHeld: false)
      guard step % 5 == 0 else { continue }
      let data = try Data(contentsOf: journal.url)
      if data != last { writes += 1 }
      last = data
    }
    // An hour: twenty in the first twenty seconds, and one for each twentieth that the stay grows by.
    #expect(writes > 80 && writes < 140, "\(writes)")
  }
}
