import Foundation
import LifecycleTimeline

extension JourneyEvent {
  /// The event as a line of JSON Lines.
  var jsonLine: String {
    Detail.json(
      [
        Detail("t", .number(time)), Detail("kind", .text(kind.rawValue)), Detail("subject", .text(subject)),
        Detail("event", .text(name)),
      ] + details)
  }

  /// The event as a line to read.
  var logLine: String {
    let seconds = String(format: "%.3f s", time)
    let start = String(repeating: " ", count: max(0, 11 - seconds.count)) + seconds
    if kind == .step { return "\(start)  ▸ \(name)" }
    let words = details.compactMap(Self.words) + (preset.map { ["under .\($0)"] } ?? [])
    return [start, Self.padded(kind.rawValue, 8), Self.padded(subject, 10)].joined(separator: "  ") + "  "
      + (words.isEmpty ? name : Self.padded(name, 20) + "  " + words.joined(separator: ", "))
  }

  /// A flag reads as its name, and is omitted if it is false. A latency of less than half a millisecond and the comparison of
  /// run-loop iterations are for programs.
  private static func words(of detail: Detail) -> String? {
    switch detail.value {
    case .flag(let flag): flag && detail.name != "sameTurn" ? detail.name : nil
    case .text(let text): detail.name == "message" ? text : "\(detail.name) \(text)"
    case .null: "\(detail.name) nil"
    case .number(let number) where detail.name == "latency" && number < 0.000_5: nil
    case .number(let number) where detail.name == "seconds": String(format: "%.3f s", number)
    case .number(let number): "\(detail.name) " + String(format: "%.3f s", number)
    }
  }

  private static func padded(_ text: String, _ width: Int) -> String {
    text + String(repeating: " ", count: max(0, width - text.count))
  }
}
