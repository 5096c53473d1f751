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
    "A name of any kind has room in its entry: it is cut at 64 bytes, between characters",
    arguments: [
      (String(repeating: "é", count: 40), String(repeating: "é", count: 32)),
      (String(repeating: "a", count: 63) + "é", String(repeating: "a", count: 63)),
      (String(repeating: "\u{1}", count: 200), String(repeating: " ", count: 64)), ("two\nlines", "two lines"),
      ("", ""),
    ])
  func names(name: String, stored: String) throws {
    var record = record()
    record.seen = .init(Attention(screen: name, .covered, cover: name), since: 1)
    #expect(record.seen.screen == stored)
    #expect(try RunRecordPage.read(try page([(record, 1)])).record == record)
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
