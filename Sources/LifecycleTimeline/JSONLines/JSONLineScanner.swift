import Foundation

/// Reads one line of JSON Lines: an object whose values are texts, numbers, flags and null, in the order of its members.
///
/// `JSONDecoder` and `JSONSerialization` forget that order, so the object is taken apart here. They read what has escapes.
struct JSONLineScanner {
  typealias Value = TimelineEvent.Detail.Value

  enum Failure: Error {
    /// The line ends in the middle of the object.
    case endsEarly(expected: String, column: Int)
    case unexpected(expected: String, column: Int)
    case nested(member: String)
  }

  private let bytes: ArraySlice<UInt8>
  private var index: Int

  private init(_ bytes: ArraySlice<UInt8>) {
    self.bytes = bytes
    index = bytes.startIndex
  }

  /// - Parameter line: a line without its end.
  /// - Returns: the members of the object; nil for a line of white space.
  /// - Throws: `Failure` if the line is not such an object.
  static func members(of line: ArraySlice<UInt8>) throws(Failure) -> [TimelineEvent.Detail]? {
    var scanner = JSONLineScanner(line)
    scanner.skipSpace()
    return scanner.index == line.endIndex ? nil : try scanner.object()
  }

  // MARK: The parts

  private mutating func object() throws(Failure) -> [TimelineEvent.Detail] {
    var members: [TimelineEvent.Detail] = []
    try take(UInt8(ascii: "{"), "an object")
    skipSpace()
    if peek == UInt8(ascii: "}") {
      index += 1
    } else {
      while true {
        members.append(try member())
        skipSpace()
        if peek == UInt8(ascii: "}") { break }
        try take(UInt8(ascii: ","), "a comma or the end of the object")
      }
      index += 1
    }
    skipSpace()
    guard peek == nil else { throw failure("the end of the line") }
    return members
  }

  private mutating func member() throws(Failure) -> TimelineEvent.Detail {
    skipSpace()
    let name = try text("the name of a member")
    skipSpace()
    try take(UInt8(ascii: ":"), "a colon")
    skipSpace()
    return TimelineEvent.Detail(name, try value(of: name))
  }

  private mutating func value(of member: String) throws(Failure) -> Value {
    switch peek {
    case UInt8(ascii: "\"")?: return .text(try text("a string"))
    case UInt8(ascii: "{")?, UInt8(ascii: "[")?: throw .nested(member: member)
    case UInt8(ascii: "t")?: return try word("true", .flag(true))
    case UInt8(ascii: "f")?: return try word("false", .flag(false))
    case UInt8(ascii: "n")?: return try word("null", .null)
    default: return .number(try number())
    }
  }

  private mutating func word(_ word: String, _ value: Value) throws(Failure) -> Value {
    for byte in word.utf8 { try take(byte, word) }
    return value
  }

  private mutating func number() throws(Failure) -> Double {
    let start = index
    while let byte = peek, Self.inNumbers.contains(byte) { index += 1 }
    // At the end of the line digits may be missing.
    guard peek != nil else { throw failure("a value") }
    let digits = String(decoding: bytes[start..<index], as: UTF8.self)
    guard let number = Double(digits), number.isFinite else {
      index = start
      throw .unexpected(expected: "a string, a number, true, false or null", column: column)
    }
    return number
  }

  private static let inNumbers = Set("+-.0123456789eE".utf8)

  private mutating func text(_ expected: String) throws(Failure) -> String {
    let start = index
    try take(UInt8(ascii: "\""), expected)
    var hasEscapes = false
    while let byte = peek, byte != UInt8(ascii: "\"") {
      if byte < 0x20 { throw failure("no control character in \(expected)") }
      if byte == UInt8(ascii: "\\") {
        hasEscapes = true
        index += 1
      }
      index += 1
    }
    try take(UInt8(ascii: "\""), "the end of \(expected)")
    let token = bytes[start..<index]
    guard let text = hasEscapes ? Self.unescaped(token) : Self.plain(token.dropFirst().dropLast()) else {
      index = start
      throw .unexpected(expected: "\(expected) in UTF-8 with valid escapes", column: column)
    }
    return text
  }

  /// Foundation's own way would leave out a byte order mark at the beginning.
  private static func plain(_ bytes: ArraySlice<UInt8>) -> String? {
    let text = String(decoding: bytes, as: UTF8.self)
    return text.utf8.elementsEqual(bytes) ? text : nil
  }

  private static func unescaped(_ token: ArraySlice<UInt8>) -> String? {
    try? JSONDecoder().decode([String].self, from: Data([UInt8(ascii: "[")] + token + [UInt8(ascii: "]")])).first
  }

  // MARK: Bytes

  private var peek: UInt8? { index < bytes.endIndex ? bytes[index] : nil }

  private var column: Int { index - bytes.startIndex + 1 }

  private mutating func skipSpace() {
    while let byte = peek, byte == 0x20 || byte == 0x09 || byte == 0x0d { index += 1 }
  }

  private mutating func take(_ byte: UInt8, _ expected: String) throws(Failure) {
    guard peek == byte else { throw failure(expected) }
    index += 1
  }

  private func failure(_ expected: String) -> Failure {
    index < bytes.endIndex
      ? .unexpected(expected: expected, column: column) : .endsEarly(expected: expected, column: column)
  }
}
