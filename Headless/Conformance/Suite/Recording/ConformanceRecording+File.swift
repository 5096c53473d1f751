import Foundation

extension ConformanceRecording {
  /// Reads a recording.
  ///
  /// - Throws: ``ConformanceRecordingError``.
  public init(contentsOf file: URL) throws {
    let text: String
    do {
      text = try String(contentsOf: file, encoding: .utf8)
    } catch {
      throw ConformanceRecordingError(file: file, line: nil, problem: .unreadable(error.localizedDescription))
    }
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    func decode<Value: Decodable>(
      _ type: Value.Type, _ index: Int, or problem: (String) -> ConformanceRecordingError.Problem
    ) throws -> Value {
      do {
        return try JSONDecoder().decode(type, from: Data(lines[index].utf8))
      } catch {
        throw ConformanceRecordingError(file: file, line: index + 1, problem: problem(Self.reason(error)))
      }
    }
    let header = try decode(Header.self, 0, or: { .noSystem($0) })
    self.init(system: header.system, device: header.device)
    for index in lines.indices.dropFirst() where !lines[index].isEmpty {
      let line = try decode(Line.self, index, or: { .noCase($0) })
      guard let outcome = line.outcome else {
        throw ConformanceRecordingError(
          file: file, line: index + 1, problem: .noCase("it needs either observed or leftOut"))
      }
      guard self[line.rule, line.name] == nil else {
        throw ConformanceRecordingError(file: file, line: index + 1, problem: .twice("\(line.rule): \(line.name)"))
      }
      self[line.rule, line.name] = outcome
    }
  }

  /// Writes the recording, in place of what is in the file.
  ///
  /// - Throws: an error of the file system.
  public func write(to file: URL) throws {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    var data = try encoder.encode(Header(system: system, device: device))
    for result in results {
      data.append(UInt8(ascii: "\n"))
      try data.append(encoder.encode(Line(result)))
    }
    data.append(UInt8(ascii: "\n"))
    try data.write(to: file, options: .atomic)
  }

  private struct Header: Codable {
    var system: String
    var device: String
  }

  private struct Line: Codable {
    var rule: String
    var name: String
    var observed: [String]?
    var leftOut: String?

    init(_ result: Result) {
      rule = result.rule
      name = result.name
      switch result.outcome {
      case .observed(let lines): observed = lines
      case .leftOut(let reason): leftOut = reason
      }
    }

    /// Nil unless the line has exactly one of the two.
    var outcome: ConformanceOutcome? {
      switch (observed, leftOut) {
      case (let lines?, nil): .observed(lines)
      case (nil, let reason?): .leftOut(reason)
      default: nil
      }
    }
  }

  private static func reason(_ error: any Error) -> String {
    switch error {
    case DecodingError.keyNotFound(let key, _): "\(key.stringValue) is missing"
    case DecodingError.typeMismatch(_, let context), DecodingError.valueNotFound(_, let context):
      "\(context.codingPath.map(\.stringValue).joined(separator: ".")) has another type"
    default: "it is not JSON"
    }
  }
}
