import Foundation
import LifecycleTimeline
import Testing

/// The journeys of the demo as they were recorded.
enum RecordedJourney {
  private static let folder = URL(fileURLWithPath: #filePath)
    .appending(path: "../../../../Examples/LifecycleDemo/Recorded").standardized

  static let names = {
    let files = try? FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)
    return (files ?? []).filter { $0.pathExtension == "jsonl" }.map { $0.deletingPathExtension().lastPathComponent }
      .sorted()
  }()

  static func recording(_ name: String) throws -> TimelineRecording {
    try TimelineRecording(contentsOf: folder.appending(path: name + ".jsonl"))
  }
}
