import Foundation
import LifecycleTimeline
import TimelineDrawing

// The samples of the documentation about drawing, compiled.

enum DrawingSamples {
  static func intervals(_ recording: TimelineRecording) {
    for interval in recording.intervals where interval.state == .focused {
      let end = interval.endReason ?? "still focused"
      print(interval.subject, interval.start, interval.end ?? recording.duration, end)
    }
  }

  static func total(_ recording: TimelineRecording) -> TimeInterval {
    let suspensions = recording.intervals.filter { $0.state == .suspended }
    let seconds = suspensions.reduce(0) { $0 + ($1.end ?? recording.duration) - $1.start }
    return seconds
  }

  static func cancelled(_ recording: TimelineRecording) {
    let cancelled = recording.intervals.filter(\.isCancelled)
    for transition in cancelled { print("\(transition.subject) did not finish \(transition.state)") }
  }

  static func themes(_ recording: TimelineRecording) -> [String] {
    let light = recording.svg(theme: .light)
    let dark = recording.svg(theme: .dark)
    return [light, dark]
  }

  static func drawing(_ recording: TimelineRecording, in file: URL) throws {
    let picture = recording.svg(width: 800)
    try picture.write(to: file, atomically: true, encoding: .utf8)
  }

  static func page(_ recording: TimelineRecording, in file: URL) throws {
    let page = recording.html(title: "Report 1234")
    try page.write(to: file, atomically: true, encoding: .utf8)
  }

  static func part(_ recording: TimelineRecording) -> String {
    let picture = recording.svg(width: 360, theme: .light, range: 60...90)
    return picture
  }

  static func titles(_ difference: TimelineDifference) -> String {
    let picture = difference.svg(titles: ("version 1.2", "version 1.3"))
    return picture
  }
}
