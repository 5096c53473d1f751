import Foundation
import LifecycleTimeline
import TimelineDrawing

/// A recording as files: a picture, JSON Lines that can be played again, and a trace for ui.perfetto.dev.
struct TimelineFiles {
  let texts: [(name: String, text: String)]

  init(_ recording: TimelineRecording) {
    texts = [
      ("timeline.svg", recording.svg()), ("timeline.jsonl", recording.jsonLines),
      ("timeline.trace.json", recording.traceEvents),
    ]
  }

  /// Writes them into a folder, over those that are there.
  /// - Returns: the files.
  func write(into folder: URL) throws -> [URL] {
    try texts.map { name, text in
      let file = folder.appendingPathComponent(name)
      try Data(text.utf8).write(to: file, options: .atomic)
      return file
    }
  }
}
