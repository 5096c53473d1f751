import Foundation
import LifecycleTimeline
import Testing

/// The journeys of the demo as they were recorded.
enum RecordedJourney {
  static let names = [
    "editing", "focus-columns", "focus-covers", "focus-ends", "focus-moves", "focus-pages", "focus-scenes",
    "focus-system",
    "interruptions", "offline-over-alert", "overlay",
  ]

  static func events(_ name: String) throws -> [TimelineEvent] {
    try events(in: root.appendingPathComponent("Examples/LifecycleDemo/Recorded/\(name).jsonl"))
  }

  static func events(in file: URL) throws -> [TimelineEvent] {
    try String(contentsOf: file, encoding: .utf8).split(separator: "\n").map { line in
      // The order of the details is not kept: nothing that is drawn depends on it.
      var members = try #require(try JSONSerialization.jsonObject(with: Data(line.utf8)) as? [String: Any])
      return TimelineEvent(
        time: try #require(members.removeValue(forKey: "t") as? Double),
        kind: try #require((members.removeValue(forKey: "kind") as? String).flatMap(TimelineEvent.Kind.init)),
        subject: try #require(members.removeValue(forKey: "subject") as? String),
        name: try #require(members.removeValue(forKey: "event") as? String),
        details: members.sorted { $0.key < $1.key }.map { TimelineEvent.Detail($0.key, value($0.value)) })
    }
  }

  private static var root: URL {
    URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent()
  }

  private static func value(_ value: Any) -> TimelineEvent.Detail.Value {
    switch value {
    case let text as String: .text(text)
    case let number as Double: .number(number)
    default: .null
    }
  }
}
