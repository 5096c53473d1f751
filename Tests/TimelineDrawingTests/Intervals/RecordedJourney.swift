import Foundation
import LifecycleTimeline
import Testing

/// The journeys of the demo as they were recorded.
enum RecordedJourney {
  static let names = journeyFiles.map { $0.deletingPathExtension().lastPathComponent }

  static func recording(_ name: String) throws -> TimelineRecording {
    let file = journeyFiles.first { $0.deletingPathExtension().lastPathComponent == name }
    return try TimelineRecording(contentsOf: #require(file))
  }
}
