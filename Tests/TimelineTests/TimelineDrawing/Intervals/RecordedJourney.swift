import Foundation
import LifecycleTimeline
import Testing

/// The journeys of the demo as they were recorded, without the events that only the demo reports.
enum RecordedJourney {
  static let names = journeyFiles.map { $0.deletingPathExtension().lastPathComponent }

  static func recording(_ name: String) throws -> TimelineRecording {
    let file = journeyFiles.first { $0.deletingPathExtension().lastPathComponent == name }
    let lines = try String(contentsOf: #require(file), encoding: .utf8).split(separator: "\n")
    let events = lines.flatMap { line -> [TimelineEvent] in
      let line = line.replacing("\"killed\"", with: "\"willTerminate\"")
      guard var event = try? TimelineRecording(jsonLines: String(line)).events.first else { return [] }
      event.details.removeAll { ["latency", "sameTurn"].contains($0.name) }
      return [event]
    }
    try #require(events.count > lines.count / 4, "the demo's lines are as a recorder writes them")
    return TimelineRecording(events)
  }
}
