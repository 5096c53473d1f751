import Foundation
import LifecycleTimeline

/// One event as one JSON object on one line. `JSONEncoder` writes the values. It does not keep the order of the keys, so
/// the line is put together here.
struct JSONLine: CustomStringConvertible {
  let description: String

  init(_ event: TimelineEvent) {
    let members =
      [("t", Self.shortest(event.time)), ("kind", Self.encoded(event.kind.rawValue))]
      + [("subject", Self.encoded(event.subject)), ("event", Self.encoded(event.name))]
      + event.details.map { ($0.name, Self.encoded($0.value)) }
    description = "{" + members.map { "\"\($0)\": \($1)" }.joined(separator: ", ") + "}"
  }

  private static func encoded(_ value: TimelineEvent.Detail.Value) -> String {
    switch value {
    case .text(let text): encoded(text)
    case .number(let number): shortest(number)
    case .flag(let flag): "\(flag)"
    case .null: "null"
    }
  }

  /// - Returns: the number to the microsecond, without superfluous digits.
  static func shortest(_ number: Double) -> String {
    // Adding 0 makes 0 of a negative zero.
    encoded((number * 1_000_000).rounded() / 1_000_000 + 0)
  }

  private static func encoded(_ value: some Encodable) -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = .withoutEscapingSlashes
    guard let data = try? encoder.encode(value) else { preconditionFailure("JSON has no form of \(value)") }
    return String(decoding: data, as: UTF8.self)
  }
}
