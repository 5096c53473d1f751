import Foundation

/// One event as one line to read.
struct LogLine: CustomStringConvertible {
  let description: String

  init(_ event: JourneyEvent) {
    let time = Self.pad(String(format: "%.3f s", event.time), to: 11, left: true)
    let facts = event.fields.compactMap(Self.fact).joined(separator: ", ")
    let line = [
      time, Self.pad(event.kind.rawValue, to: 8), Self.pad(event.subject, to: 10), Self.pad(event.event, to: 20), facts,
    ].joined(separator: "  ")
    description = String(line.reversed().drop { $0 == " " }.reversed())
  }

  /// A flag reads as its name, and only when it holds; anything else as `name value`. What is told at once says nothing
  /// of latency, and turns of the run loop are for programs to read.
  private static func fact(_ field: JourneyField) -> String? {
    let seconds = if case .number(let number) = field.value { String(format: "%.3f s", number) } else { "" }
    return switch (field.name, field.value) {
    case ("sameTurn", _): nil
    case ("latency", _) where seconds == "0.000 s": nil
    case ("message", .text(let text)): text
    case ("seconds", .number): seconds
    case (let name, .flag(let flag)): flag ? name : nil
    case (let name, .text(let text)): "\(name) \(text)"
    case (let name, .number): "\(name) \(seconds)"
    case (let name, .null): "\(name) nil"
    }
  }

  private static func pad(_ text: String, to width: Int, left: Bool = false) -> String {
    let space = String(repeating: " ", count: max(0, width - text.count))
    return left ? space + text : text + space
  }
}
