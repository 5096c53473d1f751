import Foundation

/// The one entry of a journal: a state of the app, and in the background its latest sign of life.
enum SuspendJournalEntry: Equatable {
  /// The app is in the foreground. The journal does not say how a run ends there.
  case foreground
  /// The app was notified that it terminates, or the journal was closed.
  case ended
  /// A process that still runs writes again at `nextDue`. While it `isHeld`, the monitor's background task is open.
  case background(lastSign: Date, nextDue: Date, isHeld: Bool)
}

// MARK: The conclusion

extension SuspendJournalEntry {
  /// Seconds by which a sign of life may be late on a busy machine.
  private static let patience = 0.5

  /// Concludes how the run ended that has left this entry.
  /// - Parameter launch: when the next run began.
  /// - Returns: how it ended.
  func conclusion(launchedAt launch: Date) -> SuspendPreviousRun {
    guard case .background(let lastSign, let nextDue, let isHeld) = self else { return .notInBackground }
    // A clock that was set back says nothing about the time in between.
    let isWithinSigns = launch >= lastSign && launch <= nextDue.addingTimeInterval(Self.patience)
    if isHeld || isWithinSigns { return .terminatedInBackground(lastSign: lastSign) }
    let middle = lastSign.addingTimeInterval(nextDue.timeIntervalSince(lastSign) / 2)
    return .terminatedWhileSuspended(at: middle, lastSign: lastSign)
  }
}

// MARK: The file's form

extension SuspendJournalEntry {
  /// Why a file is not read as an entry. Each reason continues a sentence that begins with the name of the file.
  enum Defect: Error, Equatable {
    /// The file was written by this framework and is of no use: it is torn, or from a later version. It is replaced.
    case damaged(reason: String)
    /// The file was not written by this framework. It is left as it is.
    case foreign(reason: String)
    /// The system does not let the file be read now. It is left as it is until it has been read.
    case unreadable(reason: String)

    static let torn = damaged(reason: "is torn")
    static let tooLong = foreign(reason: "is longer than \(SuspendJournalEntry.sizeLimit) bytes")
  }

  static let format = "LifecycleBehaviors suspend journal"
  static let version = 1
  /// Bytes of every entry, so that each fits in the place of another.
  static let size = 256
  /// Bytes. A longer file was not written by this code.
  static let sizeLimit = 4096

  /// The beginning of every entry, since its keys are sorted.
  private static var beginning: Data { Data(#"{"format":"\#(format)""#.utf8) }

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

  /// Reads the bytes of a file.
  init(data: Data) throws(Defect) {
    guard data.count <= Self.sizeLimit else { throw .tooLong }
    guard let header = try? JSONDecoder().decode(Header.self, from: data), header.format == Self.format else {
      throw StoredFile.isOurs(data, beginning: Self.beginning)
        ? .torn : .foreign(reason: "was not written by this framework")
    }
    guard header.version <= Self.version else {
      throw .damaged(reason: "has version \(header.version), from a later version of this framework")
    }
    guard header.version == Self.version, let body = try? JSONDecoder().decode(Body.self, from: data) else {
      throw .torn
    }
    switch body.phase {
    case "foreground": self = .foreground
    case "ended": self = .ended
    case "background":
      guard let last = body.lastSign, let due = body.nextDue, due >= last, let isHeld = body.isHeld else {
        throw .torn
      }
      self = .background(
        lastSign: Date(timeIntervalSince1970: last), nextDue: Date(timeIntervalSince1970: due), isHeld: isHeld)
    default: throw .torn
    }
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
    switch self {
    case .foreground: Body(phase: "foreground")
    case .ended: Body(phase: "ended")
    case .background(let lastSign, let nextDue, let isHeld):
      Body(
        phase: "background", lastSign: lastSign.timeIntervalSince1970, nextDue: nextDue.timeIntervalSince1970,
        isHeld: isHeld)
    }
  }
}
