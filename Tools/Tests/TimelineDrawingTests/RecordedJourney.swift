import Foundation
import LifecycleTimeline
import Testing

/// The journeys of the demo as they were recorded, without what only the demo reports.
enum RecordedJourney {
  private static let files: [URL] = {
    let folder = URL(fileURLWithPath: #filePath).appending(path: "../../../../Examples/LifecycleDemo/Recorded")
    let files = try? FileManager.default.contentsOfDirectory(at: folder.standardized, includingPropertiesForKeys: nil)
    return (files ?? []).filter { $0.pathExtension == "jsonl" }.sorted { $0.path < $1.path }
  }()

  static let names = files.map { $0.deletingPathExtension().lastPathComponent }

  static func recording(_ name: String) throws -> TimelineRecording {
    let file = try #require(files.first { $0.deletingPathExtension().lastPathComponent == name })
    let events = try String(contentsOf: file, encoding: .utf8).split(separator: "\n").compactMap { line in
      try? TimelineRecording(jsonLines: String(line).replacing("\"killed\"", with: "\"willTerminate\"")).events.first
    }
    #expect(events.count > 5)
    return TimelineRecording(events)
  }
}
