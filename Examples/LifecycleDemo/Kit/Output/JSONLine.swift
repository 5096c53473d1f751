import Foundation

/// One event as one JSON object on one line, its keys in a fixed order.
struct JSONLine: CustomStringConvertible {
  let description: String

  init(_ event: JourneyEvent) {
    var members = [
      Self.member("t", .number(event.time)), Self.member("kind", .text(event.kind.rawValue)),
      Self.member("subject", .text(event.subject)), Self.member("event", .text(event.event)),
    ]
    members += event.fields.map { Self.member($0.name, $0.value) }
    description = "{" + members.joined(separator: ", ") + "}"
  }

  private static func member(_ name: String, _ value: JourneyField.Value) -> String {
    quoted(name) + ": " + encoded(value)
  }

  private static func encoded(_ value: JourneyField.Value) -> String {
    switch value {
    case .text(let text): quoted(text)
    case .number(let number): shortest(number)
    case .flag(let flag): flag ? "true" : "false"
    case .null: "null"
    }
  }

  /// To the microsecond, without superfluous digits.
  static func shortest(_ number: Double) -> String {
    let rounded = (number * 1_000_000).rounded() / 1_000_000
    if rounded == rounded.rounded(), abs(rounded) < 1e15 { return String(Int64(rounded)) }
    return String(rounded)
  }

  /// Escapes what JSON does not allow in a string. Source: RFC 8259, section 7.
  private static func quoted(_ text: String) -> String {
    var result = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"": result += "\\\""
      case "\\": result += "\\\\"
      case "\n": result += "\\n"
      case "\r": result += "\\r"
      case "\t": result += "\\t"
      case _ where scalar.value < 0x20:
        let digits = String(scalar.value, radix: 16)
        result += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result + "\""
  }
}
