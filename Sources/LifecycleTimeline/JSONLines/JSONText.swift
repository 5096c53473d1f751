import Foundation

/// Values as JSON, in the spelling of JSON Lines. `JSONEncoder` does not keep the order of members, so objects are put together
/// here.
enum JSONText {
  static func object(_ members: [(name: String, value: String)]) -> String {
    "{" + members.map { "\(text($0.name)): \($0.value)" }.joined(separator: ", ") + "}"
  }

  static func value(_ value: TimelineEvent.Detail.Value) -> String {
    switch value {
    case .text(let text): self.text(text)
    case .number(let number): self.number(number)
    case .flag(let flag): "\(flag)"
    case .null: "null"
    }
  }

  /// - Returns: the number to the microsecond, without superfluous digits.
  static func number(_ number: Double) -> String {
    guard number.isFinite else { return "null" }
    let digits = number.toTheMicrosecond.description
    return digits.hasSuffix(".0") ? String(digits.dropLast(2)) : digits
  }

  static func text(_ text: String) -> String {
    let isPlain = text.utf8.allSatisfy {
      $0 >= 0x20 && $0 < 0x7f && $0 != UInt8(ascii: "\"") && $0 != UInt8(ascii: "\\")
    }
    return isPlain ? "\"\(text)\"" : escaped(text)
  }

  /// Encoded inside an array, because `JSONEncoder` has not always taken a string alone. The separators that are escaped here
  /// end a line for some programs, and not for JSON.
  private static func escaped(_ text: String) -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = .withoutEscapingSlashes
    guard let data = try? encoder.encode([text]) else {
      preconditionFailure("The text cannot be encoded as JSON: \(text)")
    }
    var json = String(decoding: data, as: UTF8.self).dropFirst().dropLast().description
    for (separator, escape) in [("\u{85}", "\\u0085"), ("\u{2028}", "\\u2028"), ("\u{2029}", "\\u2029")] {
      json = json.replacingOccurrences(of: separator, with: escape)
    }
    return json
  }
}

extension Double {
  /// Rounded as JSON Lines writes it, so that a recording is the same when it is read again.
  var toTheMicrosecond: Double {
    // Adding 0 makes 0 of a negative zero. From 2³² on numbers are a microsecond apart: rounded, they would be other ones
    // each time.
    abs(self) < 4_294_967_296 ? (self * 1_000_000).rounded() / 1_000_000 + 0 : self
  }
}
