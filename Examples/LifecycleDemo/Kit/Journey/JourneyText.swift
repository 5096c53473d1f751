import Foundation

/// The lines of a journey, read one after the other and never held together.
final class JourneyText {
  /// A longer line is no command. It bounds the memory that reading takes.
  static let longestLine = 65_536

  /// What errors call the journey.
  let name: String
  private let source: JourneyBytes
  private var buffer: [UInt8] = []
  private var position = 0
  private var isAtEnd = false
  /// Lines that a carriage return or another of Unicode's line ends has made of one.
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

  /// The next line and its number, counted from one; nil at the end.
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

  /// Up to the next line feed, without it and a carriage return before it.
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
