import Foundation

/// Reads the lines of a journey one after the other, and keeps only the one being read.
final class JourneyText {
  /// A longer line is refused. This limits the memory that reading takes.
  static let longestLine = 65_536

  /// The name of the journey in errors.
  let name: String
  private let source: JourneyBytes
  private var buffer: [UInt8] = []
  private var position = 0
  private var isAtEnd = false
  /// The lines that one line is split into at carriage returns and Unicode's other line ends.
  private var rest: ArraySlice<Substring> = []
  private var number = 0

  init(_ source: JourneyBytes, name: String) {
    self.source = source
    self.name = name
  }

  /// Reads from the beginning again.
  func rewind() throws(JourneyError) {
    do { try source.rewind() } catch { throw unreadable(error) }
    buffer = []
    position = 0
    isAtEnd = false
    rest = []
    number = 0
  }

  /// - Returns: the next line and its number, counted from one; nil at the end.
  func next() throws(JourneyError) -> (text: Substring, number: Int)? {
    if rest.isEmpty {
      guard let bytes = try nextBytes() else { return nil }
      guard let line = String(bytes: bytes, encoding: .utf8) else { throw bad("the line is not UTF-8 text") }
      rest = line.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)[...]
    }
    number += 1
    let line = rest.removeFirst()
    return (number == 1 && line.hasPrefix("\u{FEFF}") ? line.dropFirst() : line, number)
  }

  /// - Returns: the bytes up to the next line feed, without it and a carriage return before it; nil at the end.
  private func nextBytes() throws(JourneyError) -> ArraySlice<UInt8>? {
    var searched = position
    while true {
      if let end = buffer[searched...].firstIndex(of: UInt8(ascii: "\n")) {
        defer { position = end + 1 }
        return line(buffer[position..<end])
      }
      guard buffer.count - position <= Self.longestLine else {
        throw bad("the line is longer than \(Self.longestLine) bytes")
      }
      if isAtEnd {
        guard position < buffer.count else { return nil }
        defer { position = buffer.count }
        return line(buffer[position...])
      }
      buffer.removeSubrange(..<position)
      position = 0
      searched = buffer.count
      do {
        let more = try source.read(upTo: Self.longestLine)
        isAtEnd = more.isEmpty
        buffer += more
      } catch {
        throw unreadable(error)
      }
    }
  }

  private func line(_ bytes: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
    bytes.last == UInt8(ascii: "\r") ? bytes.dropLast() : bytes
  }

  private func unreadable(_ error: any Error) -> JourneyError {
    bad("cannot read on: \(error)")
  }

  private func bad(_ message: String) -> JourneyError {
    JourneyError(file: name, line: number + 1, message: message)
  }
}
