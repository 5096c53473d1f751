import Foundation
import TestSupport
import Testing

@testable import LifecycleReports

/// The form of the record's file, and what becomes of damaged ones.
@Suite struct RunRecordPageTests {
  private func record(_ screen: String = "Player") -> RunRecord {
    var record = RecordedRun(.background(entered: 5600, nextDue: 5601, hold: .monitor)).facts.record
    record.seen.screen = screen
    record.silence = .init(since: 1, lastLook: 2)
    record.end = .finished
    return record
  }

  private func page(_ slots: [(RunRecord, Int)]) throws -> Data {
    var data = Data(repeating: 0x20, count: RunRecordPage.size)
    for (record, number) in slots {
      let slot = try RunRecordPage.slot(for: record, number: number)
      data.replaceSubrange(slot.offset..<slot.offset + slot.data.count, with: slot.data)
    }
    return data
  }

  private func defect(_ data: Data) -> RunRecordPage.Defect? {
    do {
      _ = try RunRecordPage.read(data)
      return nil
    } catch {
      return error
    }
  }

  @Test("What is written is read: the newer of two entries")
  func roundTrip() throws {
    let entry = try RunRecordPage.read(try page([(record("A"), 7), (record("B"), 8)]))
    #expect(entry == .init(record: record("B"), number: 8))
    #expect(try RunRecordPage.read(try page([(record("B"), 8), (record("C"), 9)])).record.seen.screen == "C")
  }

  @Test(
    "Names of every kind fit: they are cut at 64 bytes, at a character, and an entry with them has room in its slot")
  func names() throws {
    for name in ["", String(repeating: "👨‍👩‍👧", count: 40), String(repeating: "\u{1}", count: 200), "\"\\\n"] {
      var record = record()
      record.seen = .init(Attention(screen: name, .covered, cover: name), since: 1)
      #expect(try RunRecordPage.read(try page([(record, 1)])).record == record)
      #expect((record.seen.screen ?? "").utf8.count <= RunRecord.Seen.longestName)
    }
  }

  @Test("A torn entry leaves the one before it")
  func torn() throws {
    let whole = try page([(record("A"), 7), (record("B"), 8)])
    for count in [0, 10, 40, 300] {
      var data = whole
      // Number 8 is in the first slot.
      data.replaceSubrange(
        count..<RunRecordPage.slotSize, with: Data(repeating: 0, count: RunRecordPage.slotSize - count))
      #expect(try RunRecordPage.read(data).record.seen.screen == "A")
    }
  }

  @Test("Both torn, it is damaged; of an earlier or a later version, it says so; a file of somebody else is foreign")
  func defects() throws {
    var data = try page([(record(), 7), (record(), 8)])
    data[100] ^= 1
    data[RunRecordPage.slotSize + 100] ^= 1
    #expect(defect(data) == .damaged("is torn"))
    for version in [1, 3] {
      #expect(
        defect(Data("LifecycleBehaviors run \(version) 1 2 0\n{}".utf8))
          == .damaged("is of another version of this framework"))
    }
    #expect(defect(Data("{}".utf8)) == .foreign("was not written by this framework"))
    #expect(defect(Data("Life, as it goes".utf8)) == .foreign("was not written by this framework"))
    #expect(defect(Data(count: 5000)) == .foreign("is longer than 4096 bytes"))
  }

  @Test(
    "Cutting a name keeps whole characters, within 64 bytes",
    arguments: [
      (String(repeating: "é", count: 40), String(repeating: "é", count: 32)),
      (String(repeating: "a", count: 63) + "é", String(repeating: "a", count: 63)),
      ("two\nlines", "two lines"),
    ])
  func cutNames(name: String, stored: String) {
    #expect(RunRecord.Seen(Attention(screen: name, .focused), since: 0).screen == stored)
  }

  @Test("Of 20,000 pages with changed bytes each gives one of its two entries, or none; none stops the program")
  func mutatedBytes() throws {
    let whole = try page([(record("A"), 7), (record("B"), 8)])
    var random = SeededGenerator(seed: 5)
    for _ in 0..<20_000 {
      var data = whole
      for _ in 0..<Int.random(in: 1...6, using: &random) {
        let index = Int.random(in: 0..<data.count, using: &random)
        switch Int.random(in: 0..<4, using: &random) {
        case 0: data[index] ^= 1 << UInt8.random(in: 0..<8, using: &random)
        case 1: data[index] = .random(in: 0...255, using: &random)
        case 2: data = data.prefix(max(1, index))
        default:
          let other = Int.random(in: 0..<data.count, using: &random)
          let count = min(data.count - max(index, other), 50)
          data.replaceSubrange(index..<index + count, with: Data(data[other..<other + count]))
        }
      }
      guard let entry = try? RunRecordPage.read(data) else { continue }
      #expect(entry == .init(record: record("A"), number: 7) || entry == .init(record: record("B"), number: 8))
    }
  }
}
