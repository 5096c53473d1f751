import Foundation
import Testing

@testable import LifecycleReports

/// The form of the record's file, and what becomes of damaged ones.
@Suite struct RunRecordPageTests {
  private func record(_ screen: String = "Player") -> RunRecord {
    var record = RecordedRun(.background(nextDue: 5601, isHeld: true)).facts.previous
    record.seen.screen = screen
    record.openWork = ["save \"draft\"", "upload"]
    record.silence = .init(since: 1, lastLook: 2)
    record.end = .notice
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
      record.openWork = Array(repeating: StateLabels.cut(name), count: RunRecord.openWorkLimit)
      #expect(try RunRecordPage.read(try page([(record, 1)])).record == record)
      #expect((record.seen.screen ?? "").utf8.count <= StateLabels.longest)
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

  @Test("Both torn, it is damaged; from a later version, it says so; a file of somebody else is foreign")
  func defects() throws {
    var data = try page([(record(), 7), (record(), 8)])
    data[100] ^= 1
    data[RunRecordPage.slotSize + 100] ^= 1
    #expect(defect(data) == .damaged("is torn"))
    let later = Data("LifecycleBehaviors run 2 1 2 0\n{}".utf8)
    #expect(defect(later) == .damaged("is from a later version of this framework"))
    #expect(defect(Data("{}".utf8)) == .foreign("was not written by this framework"))
    #expect(defect(Data("Life, as it goes".utf8)) == .foreign("was not written by this framework"))
    #expect(defect(Data(count: 5000)) == .foreign("is longer than 4096 bytes"))
  }

  @Test("Of 20,000 pages with changed bytes each gives one of its two entries, or none; none stops the program")
  func mutatedBytes() throws {
    let whole = try page([(record("A"), 7), (record("B"), 8)])
    var random = SplitMix(seed: 5)
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
