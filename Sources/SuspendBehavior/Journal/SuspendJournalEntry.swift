import Foundation

/// The one entry of a journal: a state of the app, and in the background its signs of life.
struct SuspendJournalEntry: Equatable {
  enum Phase: Equatable {
    /// The app is in the foreground. A suspension journal does not say how it ends there.
    case foreground
    /// The app was notified that it terminates, or the journal was closed.
    case ended
    case background(Signs)
  }

  struct Signs: Equatable {
    var last: Date
    /// When a process that still runs writes again.
    var nextDue: Date
    /// The monitor's background task is open.
    var isHeld: Bool
  }

  /// Seconds by which a sign of life may be late on a busy machine.
  static let patience = 0.5

  var phase: Phase
}

// MARK: The file's form

extension SuspendJournalEntry {
  static let format = "LifecycleBehaviors suspend journal"
  static let version = 1
  /// Bytes of every entry, so that each fits in the place of another.
  static let size = 256
  /// Bytes. A longer file was not written by this code.
  static let sizeLimit = 4096

  /// Why data is not an entry.
  enum Defect: Error, Equatable {
    case tooLarge
    case foreign
    /// A part of an entry of this code.
    case torn
    case future(version: Int)
  }

  /// What every entry begins with, since its keys are sorted.
  private static let beginning = Data(#"{"format":"\#(format)""#.utf8)

  private struct Header: Decodable {
    var format: String
    var version: Int
  }

  private struct Body: Codable {
    var format = SuspendJournalEntry.format
    var version = SuspendJournalEntry.version
    var phase: String
    /// Seconds since 1970.
    var lastSign: TimeInterval?
    var nextDue: TimeInterval?
    var isHeld: Bool?
  }

  init(data: Data) throws(Defect) {
    guard data.count <= Self.sizeLimit else { throw .tooLarge }
    guard let header = try? JSONDecoder().decode(Header.self, from: data), header.format == Self.format else {
      let isOurs = data.starts(with: Self.beginning) || Self.beginning.starts(with: data)
      throw isOurs ? .torn : .foreign
    }
    guard header.version <= Self.version else { throw .future(version: header.version) }
    guard header.version == Self.version, let body = try? JSONDecoder().decode(Body.self, from: data) else {
      throw .torn
    }
    switch body.phase {
    case "foreground": phase = .foreground
    case "ended": phase = .ended
    case "background":
      guard let last = body.lastSign, let due = body.nextDue, due >= last, let isHeld = body.isHeld else {
        throw .torn
      }
      phase = .background(
        Signs(last: Date(timeIntervalSince1970: last), nextDue: Date(timeIntervalSince1970: due), isHeld: isHeld))
    default: throw .torn
    }
  }

  init(_ phase: Phase) {
    self.phase = phase
  }

  /// The bytes of the file. Spaces fill them up before the last brace, so that a part of them is never an entry.
  func data() throws -> Data {
    let encoder = JSONEncoder()
    encoder.outputFormatting = .sortedKeys
    let json = try encoder.encode(body)
    let spaces = Array(repeating: UInt8(ascii: " "), count: max(0, Self.size - json.count))
    return Data(Array(json.dropLast()) + spaces + [UInt8(ascii: "}")])
  }

  private var body: Body {
    switch phase {
    case .foreground: Body(phase: "foreground")
    case .ended: Body(phase: "ended")
    case .background(let signs):
      Body(
        phase: "background", lastSign: signs.last.timeIntervalSince1970, nextDue: signs.nextDue.timeIntervalSince1970,
        isHeld: signs.isHeld)
    }
  }
}
