/// A key that edits a line.
enum Key: Equatable {
  case text(String)
  case enter, tab, backspace, delete
  case left, right, wordLeft, wordRight, home, end
  case up, down
  case deleteToStart, deleteToEnd, deleteWord
  case endOfInput, clearScreen
}

/// Makes keys of the bytes that a terminal sends. A character or an escape sequence may come in pieces.
struct KeyDecoder {
  private var pending: [UInt8] = []

  /// - Returns: the keys that are complete.
  mutating func keys(in bytes: [UInt8]) -> [Key] {
    pending += bytes
    var keys: [Key] = []
    while let (length, key) = Self.first(in: pending) {
      pending.removeFirst(length)
      if case .text(let more) = key, case .text(let text) = keys.last {
        keys[keys.count - 1] = .text(text + more)
      } else if let key {
        keys.append(key)
      }
    }
    return keys
  }

  /// - Returns: how many bytes the first key has, and which it is; nil if its end has not come yet.
  private static func first(in bytes: [UInt8]) -> (length: Int, key: Key?)? {
    guard let byte = bytes.first else { return nil }
    if byte == 0x1B { return escapeSequence(bytes) }
    if byte < 0x20 || byte == 0x7F { return (1, control(byte)) }
    let length = byte < 0x80 ? 1 : byte < 0xE0 ? 2 : byte < 0xF0 ? 3 : 4
    guard bytes.count >= length else { return nil }
    guard let text = String(bytes: bytes[..<length], encoding: .utf8) else { return (1, nil) }
    return (length, .text(text))
  }

  private static func control(_ byte: UInt8) -> Key? {
    switch byte {
    case 0x01: .home
    case 0x02: .left
    case 0x04: .endOfInput
    case 0x05: .end
    case 0x06: .right
    case 0x08, 0x7F: .backspace
    case 0x09: .tab
    case 0x0A, 0x0D: .enter
    case 0x0B: .deleteToEnd
    case 0x0C: .clearScreen
    case 0x0E: .down
    case 0x10: .up
    case 0x15: .deleteToStart
    case 0x17: .deleteWord
    default: nil
    }
  }

  /// Reads `ESC [ … letter`, `ESC [ … ~`, `ESC O letter` and Alt with a letter. Others are no keys.
  private static func escapeSequence(_ bytes: [UInt8]) -> (length: Int, key: Key?)? {
    guard bytes.count > 1 else { return nil }
    switch bytes[1] {
    case UInt8(ascii: "["):
      guard let end = bytes.indices.dropFirst(2).first(where: { (0x40...0x7E).contains(bytes[$0]) }) else { return nil }
      return (end + 1, key(ending: bytes[end], parameters: String(decoding: bytes[2..<end], as: UTF8.self)))
    case UInt8(ascii: "O"):
      guard bytes.count > 2 else { return nil }
      return (3, key(ending: bytes[2], parameters: ""))
    case UInt8(ascii: "b"): return (2, .wordLeft)
    case UInt8(ascii: "f"): return (2, .wordRight)
    case 0x1B: return (1, nil)
    default: return (2, nil)
    }
  }

  private static func key(ending: UInt8, parameters: String) -> Key? {
    // Control or Alt with an arrow.
    let movesByWord = parameters.hasSuffix(";5") || parameters.hasSuffix(";3")
    switch (Character(UnicodeScalar(ending)), parameters) {
    case ("A", _): return .up
    case ("B", _): return .down
    case ("C", _): return movesByWord ? .wordRight : .right
    case ("D", _): return movesByWord ? .wordLeft : .left
    case ("H", _), ("~", "1"), ("~", "7"): return .home
    case ("F", _), ("~", "4"), ("~", "8"): return .end
    case ("~", "3"): return .delete
    default: return nil
    }
  }
}
