import Foundation

/// One event as one line to read.
struct LogLine: CustomStringConvertible {
  let description: String

  init(_ event: JourneyEvent) {
    let time = Self.pad(String(format: "%.3f s", event.time), to: 11, left: true)
    let text = EventText(event.occurrence)
    let details = text.details.compactMap(Self.text(of:)).joined(separator: ", ")
    let line = [
      time, Self.pad(text.kind.rawValue, to: 8), Self.pad(event.subject, to: 10), Self.pad(text.name, to: 20), details,
    ].joined(separator: "  ")
    description = String(line.reversed().drop { $0 == " " }.reversed())
  }

  /// A flag reads as its name, and is left out when it is false. Other details read as `name value`. A latency of less
  /// than half a millisecond is left out, and so are the turns of the run loop, which are for programs to read.
  private static func text(of detail: EventText.Detail) -> String? {
    let seconds = if case .number(let number) = detail.value { String(format: "%.3f s", number) } else { "" }
    return switch (detail.name, detail.value) {
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
