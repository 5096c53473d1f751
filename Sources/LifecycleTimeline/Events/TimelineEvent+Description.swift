import Foundation

extension TimelineEvent: CustomStringConvertible {
  /// The event as one line, in columns: the time, the kind, the subject, the name, and the details.
  ///
  /// ```
  ///      4.000 s  focus     Library     lost                  reason covered, previous 3.000 s, by Player
  /// ```
  ///
  /// Names with line ends or control characters do not break the line: see ``escaped(_:)``.
  public var description: String {
    let words = details.filter { $0.value != .flag(false) }.map(\.description).joined(separator: ", ")
    let columns = [
      time.inSeconds.aligned(to: 11), Self.escaped(kind.name).padded(to: 8), Self.escaped(subject).padded(to: 10),
      Self.escaped(name).padded(to: 20), Self.escaped(words),
    ]
    let line = columns.joined(separator: "  ")
    return String(line.reversed().drop { $0 == " " }.reversed())
  }

  /// Returns a text in which control characters, line ends and marks of the writing direction are replaced by visible escapes,
  /// such as `\n`, `\u{1b}` and `\u{202e}`. Call it before you print a text of a recording in a terminal.
  ///
  /// ```swift
  /// print(TimelineEvent.escaped(event.subject))
  /// ```
  /// - Parameter text: a text, such as the name of a screen.
  /// - Returns: the text, with the escapes of a Swift string literal.
  public static func escaped(_ text: String) -> String {
    guard text.unicodeScalars.contains(where: isEscaped) else { return text }
    return text.unicodeScalars.reduce(into: "") { escaped, scalar in
      switch scalar {
      case "\n": escaped += "\\n"
      case "\r": escaped += "\\r"
      case "\t": escaped += "\\t"
      case let scalar where isEscaped(scalar): escaped += "\\u{\(String(scalar.value, radix: 16))}"
      default: escaped.unicodeScalars.append(scalar)
      }
    }
  }

  /// Control characters, the separators of lines and paragraphs, and the marks of the direction of writing.
  private static func isEscaped(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0...0x1f, 0x7f...0x9f, 0x61c, 0x200e...0x200f, 0x2028...0x202e, 0x2066...0x2069: true
    default: false
    }
  }
}

extension TimelineEvent.Detail: CustomStringConvertible {
  /// The names of the details that are seconds.
  static let times: Set = ["previous", "seconds", "secondsLeft", "suspended"]

  /// The detail in words: `reason covered`, `previous 3.000 s`, and for a flag `animated` or `not animated`.
  public var description: String {
    switch value {
    case .flag(let flag): flag ? name : "not \(name)"
    case .text(let text): "\(name) \(text)"
    case .number(let number) where name == "seconds": number.inSeconds
    case .number(let number): "\(name) " + (Self.times.contains(name) ? number.inSeconds : JSONText.number(number))
    case .null: "\(name) nil"
    }
  }
}

extension TimeInterval {
  /// To the millisecond: `12.350 s`.
  package var inSeconds: String { String(format: "%.3f s", self) }
}

extension String {
  package func aligned(to width: Int) -> String {
    String(repeating: " ", count: max(0, width - count)) + self
  }

  fileprivate func padded(to width: Int) -> String {
    self + String(repeating: " ", count: max(0, width - count))
  }
}
