import Foundation
import LifecycleTimeline

/// A picture of a recording, with the time from left to right.
struct TimelinePicture {
  /// How many events are drawn. More are not seen in any picture, and make a file that no browser shows quickly.
  private static let mostEvents = 20_000

  private let range: ClosedRange<TimeInterval>
  /// From top to bottom. Those that have nothing in the picture's range are not drawn.
  let lanes: [TimelineLane]
  /// When something happened, and when the process was suspended: the axis can break between.
  private let times: [TimeInterval]
  private let suspensions: [TimelineInterval]
  /// Sentences under the lanes.
  let remarks: [String]

  /// - Parameters:
  ///   - recording: the recording.
  ///   - range: the seconds of the recording that are drawn; nil for all. `60...(.infinity)` is from 60 to the end.
  init(_ recording: TimelineRecording, range: ClosedRange<TimeInterval>? = nil) {
    let whole = Self.range(range, of: recording)
    let events = recording.events.filter { whole.contains($0.time) }
    let start = events.count > Self.mostEvents ? events[events.count - Self.mostEvents].time : whole.lowerBound
    self.range = start...max(start, whole.upperBound)
    let intervals = recording.intervals
    times = recording.events.map(\.time)
    suspensions = intervals.filter { $0.state == .suspended }
    lanes = RecordedLanes(recording.events, intervals).inOrder
    let missing = events.prefix { $0.time < start }.count
    let unknown = events.dropFirst(missing).map(\.kind).filter { !TimelineEvent.Kind.all.contains($0) }
    let kinds = Set(unknown.map { TimelineEvent.escaped($0.name) }).sorted().joined(separator: ", ")
    remarks = [
      recording.droppedEvents > 0 ? "\(recording.droppedEvents) earlier events were not kept." : nil,
      missing > 0 ? "The first \(missing) of \(events.count) events are not drawn. Draw a shorter range." : nil,
      unknown.isEmpty ? nil : "Events of kinds that have no lane are not drawn: \(unknown.count), of \(kinds).",
    ].compactMap(\.self)
  }

  /// The text of an SVG file.
  var svg: String {
    let layout = layout
    let losses = layout.lanes.map(\.lane).flatMap { lane in
      lane.notes.filter { $0.mark.isLoss }.map {
        "\(lane.name) lost focus at \(layout.frame.clock.text($0.time)): \($0.text)."
      }
    }
    let more = losses.count > 100 ? [" \(losses.count - 100) more losses are not listed here."] : []
    let summary = ["A lane for each screen, with the time from left to right."] + losses.prefix(100) + more
    return layout.document(title: "Timeline", summary: summary.joined(separator: " ")).text
  }

  /// Where everything is. The height follows from what there is to draw.
  var layout: TimelineLayout {
    let shown = lanes.map { $0.shown(in: range) }.filter { !$0.isEmpty }
    let timesOfLanes = shown.flatMap { lane in
      lane.notes.map(\.time) + lane.spans.map(\.start) + lane.spans.compactMap(\.end)
    }
    let frame = TimelineFrame(
      names: shown.map(\.name), range: range, times: times + timesOfLanes, suspensions: suspensions)
    return TimelineLayout(shown, notes: remarks, in: frame)
  }

  private static func range(
    _ range: ClosedRange<TimeInterval>?, of recording: TimelineRecording
  ) -> ClosedRange<TimeInterval> {
    // No recording is so long. As a bound such a number means none.
    func isTooLarge(_ time: TimeInterval) -> Bool { abs(time) >= 1e10 }
    let (start, end) = (range?.lowerBound ?? -.infinity, range?.upperBound ?? .infinity)
    let first = isTooLarge(start) ? recording.events.first?.time ?? 0 : start
    let last = isTooLarge(end) ? recording.duration : end
    // Of a recording without length one second is drawn.
    return first...(last - first > 1e-6 ? last : first + 1)
  }
}

extension TimelineRecording {
  /// Draws the recording with the time from left to right, as SVG.
  ///
  /// It has a lane for each screen, in which it is loaded, visible and focused, with the reason at each loss of focus, and lanes
  /// for the app, suspension, overlays, fields and the keyboard. It is light or dark, as the reader's device is.
  ///
  /// The axis breaks where the process was suspended and where nothing happened for a long time, and says for how long.
  /// Text is text: it can be searched and selected, and screen readers read it. The same recording leads to the same bytes. Of
  /// more than 20,000 events the last ones are drawn, and a sentence at the bottom of the picture says so.
  /// - Parameter range: the seconds of the recording that are drawn; nil for all. `60...(.infinity)` is from 60 to the end.
  /// - Returns: the text of an SVG file.
  package func svg(range: ClosedRange<TimeInterval>? = nil) -> String {
    TimelinePicture(self, range: range).svg
  }
}
