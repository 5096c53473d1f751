import Foundation
import ScreenSupport
import SuspendBehavior

/// The form of a record's file: one page with two slots. Each entry takes the slot of the older one, so that one of the two is
/// whole whatever happens.
struct RunRecordPage {
  static let version = 2
  /// Bytes of one slot.
  static let slotSize = 2048
  static let slotCount = 2
  static let size = slotSize * slotCount
  private static let name = "LifecycleBehaviors run"

  /// Why a page is not read as a record. Each reason continues a sentence that begins with the name of the file.
  enum Defect: Error, Equatable {
    /// It is ours and of no use: torn, or of another version. It is written over.
    case damaged(String)
    /// It is not ours, and left as it is.
    case foreign(String)
    /// The system does not let it be read now: the device has not been unlocked since its start. It is left as it is until it has
    /// been read.
    case unreadable
  }

  /// The newest entry.
  struct Entry: Equatable {
    var record: RunRecord
    /// Grows with each entry, over all runs.
    var number: Int
  }

  /// Reads the newest whole entry of a file's bytes.
  static func read(_ data: Data) throws(Defect) -> Entry {
    guard data.count <= size else { throw .foreign("is longer than \(size) bytes") }
    let slots = (0..<slotCount).map { data.dropFirst($0 * slotSize).prefix(slotSize) }
    let entries = slots.compactMap(entry(in:))
    if let newest = entries.max(by: { $0.number < $1.number }) { return newest }
    // The first entry of a page is in its second slot.
    let isOurs = slots.contains { $0.starts(with: Data(name.utf8)) } || slots.allSatisfy(isPartOfOurs)
    guard isOurs else { throw .foreign("was not written by this framework") }
    let isOfOtherVersion = slots.contains { header(of: $0).map { $0.version != version } ?? false }
    throw .damaged(isOfOtherVersion ? "is of another version of this framework" : "is torn")
  }

  private static func isPartOfOurs(_ slot: Data) -> Bool {
    StoredFile.isOurs(slot, beginning: Data(name.utf8))
  }

  private struct Header {
    var version: Int
    var number: Int
    var length: Int
    var checksum: UInt32
    var body: Data
  }

  private static func entry(in slot: Data) -> Entry? {
    guard let header = header(of: slot), header.version == version else { return nil }
    // Entries that follow have larger numbers.
    guard (0...Int.max / 2).contains(header.number) else { return nil }
    guard (0...header.body.count).contains(header.length) else { return nil }
    let body = header.body.prefix(header.length)
    guard checksum(of: body, header.number) == header.checksum else { return nil }
    guard let record = try? JSONDecoder().decode(RunRecord.self, from: body) else { return nil }
    return Entry(record: record, number: header.number)
  }

  private static func header(of slot: Data) -> Header? {
    guard let end = slot.firstIndex(of: UInt8(ascii: "\n")) else { return nil }
    let line = String(decoding: slot[slot.startIndex..<end], as: UTF8.self)
    guard line.hasPrefix(name + " ") else { return nil }
    let words = line.dropFirst(name.count + 1).split(separator: " ", omittingEmptySubsequences: false)
    guard words.count == 4, let version = Int(words[0]), let number = Int(words[1]), let length = Int(words[2]),
      let checksum = UInt32(words[3], radix: 16)
    else { return nil }
    return Header(
      version: version, number: number, length: length, checksum: checksum, body: slot[slot.index(after: end)...])
  }

  /// - Parameters:
  ///   - record: what is written.
  ///   - number: one more than that of the entry before.
  /// - Returns: the bytes of one slot, and where in the file they belong.
  /// - Throws: where the record is longer than a slot.
  static func slot(for record: RunRecord, number: Int) throws -> (data: Data, offset: Int) {
    let encoder = JSONEncoder()
    encoder.outputFormatting = .sortedKeys
    let body = try encoder.encode(record)
    let sum = String(checksum(of: body, number), radix: 16)
    var data = Data("\(name) \(version) \(number) \(body.count) \(sum)\n".utf8) + body
    guard data.count <= slotSize else { throw Defect.damaged("has no room for \(data.count) bytes") }
    data.append(Data(repeating: UInt8(ascii: " "), count: slotSize - data.count))
    return (data, number % slotCount * slotSize)
  }

  /// CRC-32, as in zip files. It covers the number too.
  private static func checksum(of body: Data, _ number: Int) -> UInt32 {
    var sum: UInt32 = .max
    for byte in Array("\(number) ".utf8) + body {
      sum ^= UInt32(byte)
      for _ in 0..<8 { sum = sum & 1 == 1 ? sum >> 1 ^ 0xEDB8_8320 : sum >> 1 }
    }
    return ~sum
  }
}
