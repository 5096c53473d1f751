import Foundation
import LifecycleTimeline

/// Recordings, which are JSON Lines.
struct TimelineReader: Reader {
  private let file = ReadFile("timeline.jsonl")

  func read(_ data: Data) {
    let text = String(decoding: data, as: UTF8.self)
    let first = recording(text)
    check(description(of: recording(text)) == description(of: first), "the same text is read in the same way")
    if !text.utf8.elementsEqual(data) { readFile(data) }
    guard case .success(let recording) = first else { return }
    check(recording.duration >= recording.events.last?.time ?? 0, "a recording lasts until its last event")
    check(recording.events.allSatisfy { !$0.description.contains(where: \.isNewline) }, "an event is one line")
    // Written for the first time, numbers are rounded. From then on it is the same each time.
    let rounded = written(recording)
    check(rounded.events.count == recording.events.count, "no event is lost")
    check(written(rounded) == rounded, "what was written is read as it was")
  }

  private func recording(_ text: String) -> Result<TimelineRecording, any Error> {
    Result { try TimelineRecording(jsonLines: text) }
  }

  private func description(of result: Result<TimelineRecording, any Error>) -> String {
    switch result {
    case .success(let recording): recording.jsonLines
    case .failure(let error): "\(error)"
    }
  }

  private func written(_ recording: TimelineRecording) -> TimelineRecording {
    switch self.recording(recording.jsonLines) {
    case .success(let again): return again
    case .failure(let error): preconditionFailure("What was written is not read: \(error)")
    }
  }

  /// A text has no wrong UTF-8, and a file may have.
  private func readFile(_ data: Data) {
    file.write(data)
    let readings = (1...2).map { _ in try? TimelineRecording(contentsOf: file.url) }
    check(readings[0] == readings[1], "the same file is read in the same way")
  }
}
