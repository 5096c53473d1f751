import Foundation
import LifecycleTimeline

/// A picture of a recording, or of two, with the time from left to right.
package struct TimelinePicture {
  /// A recording in the picture.
  struct Part {
    var recording: TimelineRecording
    /// Written above its lanes; nil if it is the only one.
    var title: String?
    /// The events that the other recording has not, or not so.
    var changed: [TimelineEvent] = []
  }

  /// Something that was done, which a number on the axis stands for.
  package struct Step: Hashable, Sendable, Encodable {
    /// Written at its time, and before its text in the list under the lanes.
    package var number: Int
    /// Seconds since the recording began.
    package var time: TimeInterval
    /// Written in the list.
    package var text: String

    /// Makes a step.
    /// - Parameters:
    ///   - number: written at its time, and before its text in the list under the lanes.
    ///   - time: when it was, in seconds.
    ///   - text: written in the list.
    package init(number: Int, time: TimeInterval, text: String) {
      self.number = number
      self.time = time
      self.text = text
    }
  }

  /// How many events are drawn. More are not seen in any picture, and make a file that no browser shows quickly.
  private static let mostEvents = 20_000
  /// Points. A wider picture is shown by no program.
  private static let greatestWidth = 100_000.0

  private let range: ClosedRange<TimeInterval>
  private var sections: [TimelineLayout.Section]
  /// When something happened, and when the process was suspended: the axis can break between.
  private let times: [TimeInterval]
  private let suspensions: [TimelineInterval]
  /// Sentences under the lanes.
  let remarks: [String]

  /// Makes the picture of a recording.
  /// - Parameters:
  ///   - recording: the recording.
  ///   - range: the seconds of the recording that are drawn; nil for all. `60...(.infinity)` is from 60 to the end.
  package init(_ recording: TimelineRecording, range: ClosedRange<TimeInterval>? = nil) {
    self.init([Part(recording: recording)], range: range)
  }

  /// - Parameters:
  ///   - parts: the recordings, from top to bottom.
  ///   - range: the seconds that are drawn; nil for all.
  init(_ parts: [Part], range: ClosedRange<TimeInterval>? = nil) {
    let whole = Self.range(range, of: parts)
    let events = parts.map { part in part.recording.events.filter { whole.contains($0.time) } }
    let starts = events.map { $0.count > Self.mostEvents ? $0[$0.count - Self.mostEvents].time : whole.lowerBound }
    let start = starts.max() ?? whole.lowerBound
    let range = start...max(start, whole.upperBound)
    self.range = range
    let intervals = parts.map(\.recording.intervals)
    times = parts.flatMap { $0.recording.events.map(\.time) }
    suspensions = intervals.joined().filter { $0.state == .suspended }
    sections = zip(parts, intervals).map { part, intervals in
      .init(title: part.title, lanes: Self.lanes(of: part, intervals))
    }
    remarks = zip(parts, events).flatMap { part, events in
      let missing = events.prefix { $0.time < start }.count
      let dropped = part.recording.droppedEvents
      return [
        dropped > 0 ? "\(dropped) earlier events were not kept." : nil,
        missing > 0 ? "The first \(missing) of \(events.count) events are not drawn. Draw a shorter range." : nil,
      ].compactMap(\.self)
    }
  }

  /// The lanes, from top to bottom. Those that have nothing in the picture's range are not drawn.
  package var lanes: [TimelineLane] {
    get { sections[0].lanes }
    set { sections[0].lanes = newValue }
  }

  /// What was done, in order.
  package var steps: [Step] = []

  /// The steps in the range.
  var shownSteps: [Step] { steps.filter { range.contains($0.time) } }

  /// Draws the picture.
  /// - Parameters:
  ///   - width: the width in points, from 240 to 100,000; less counts as 240, more as 100,000, and what is no finite number
  ///     as 800. From 560 up the names of the lanes are at the left, below that they are above the lanes. The height follows
  ///     from what there is to draw.
  ///   - theme: whether the picture is light or dark.
  /// - Returns: the text of an SVG file.
  package func svg(width: Double = 800, theme: TimelineTheme = .automatic) -> String {
    document(width: width).text(theme: theme)
  }

  /// Draws the picture in a width, for a file with more than one picture.
  package func document(width: Double) -> SVGDocument {
    let layout = layout(width: width)
    let losses = layout.lanes.map(\.lane).flatMap { lane in
      lane.notes.filter { $0.mark.isLoss }.map {
        "\(lane.name) lost focus at \(layout.frame.clock.text($0.time)): \($0.text)."
      }
    }
    let more = losses.count > 100 ? [" \(losses.count - 100) more losses are not listed here."] : []
    let summary = ["A lane for each screen, with the time from left to right."] + losses.prefix(100) + more
    return layout.document(title: "Timeline", summary: summary.joined(separator: " "))
  }

  /// Decides where everything is.
  func layout(width: Double) -> TimelineLayout {
    let shown = sections.map { section in
      TimelineLayout.Section(
        title: section.title, lanes: section.lanes.map { $0.shown(in: range) }.filter { !$0.isEmpty })
    }
    let lanes = shown.flatMap(\.lanes)
    let timesOfLanes = lanes.flatMap { lane in
      lane.notes.map(\.time) + lane.spans.map(\.start) + lane.spans.compactMap(\.end)
    }
    let frame = TimelineFrame(
      width: min(max(width.isFinite ? width : 800, 240), Self.greatestWidth), names: lanes.map(\.name), range: range,
      times: times + timesOfLanes, suspensions: suspensions)
    return TimelineLayout(shown, steps: shownSteps, notes: remarks, in: frame)
  }

  private static func lanes(of part: Part, _ intervals: [TimelineInterval]) -> [TimelineLane] {
    var lanes = RecordedLanes(part.recording.events, intervals).inOrder
    guard !part.changed.isEmpty else { return lanes }
    let changed = Set(part.changed.map { Edge(kind: $0.kind, subject: $0.subject, time: $0.time) })
    let differing = intervals.filter { interval in
      // The loss of a focus is compared with the focus, and how long a screen stays loaded depends on the test.
      guard interval.state != .loaded, interval.state != .unfocused else { return false }
      return [interval.start, interval.end].contains { time in
        time.map { changed.contains(Edge(kind: interval.kind, subject: interval.subject, time: $0)) } ?? false
      }
    }
    for different in RecordedLanes([], differing).inOrder {
      if let index = lanes.firstIndex(where: { $0.name == different.name }) { lanes[index].mark(different.spans) }
    }
    return lanes
  }

  /// Where a state begins or ends.
  private struct Edge: Hashable {
    let kind: TimelineEvent.Kind
    let subject: String
    let time: TimeInterval
  }

  private static func range(_ range: ClosedRange<TimeInterval>?, of parts: [Part]) -> ClosedRange<TimeInterval> {
    // A number this large has too few digits left for fractions of a second. As a bound it means none.
    func isTooLarge(_ time: TimeInterval) -> Bool { abs(time) >= 1e10 }
    let (start, end) = (range?.lowerBound ?? -.infinity, range?.upperBound ?? .infinity)
    let first = isTooLarge(start) ? parts.compactMap(\.recording.events.first?.time).min() ?? 0 : start
    let last = isTooLarge(end) ? parts.map(\.recording.duration).max() ?? first : end
    // A file may have such times as well.
    if isTooLarge(first) || isTooLarge(last) { return 0...1 }
    // Of a recording without length one second is drawn.
    return first...(last - first > 1e-6 ? last : first + 1)
  }
}

extension TimelineRecording {
  /// Draws the recording with the time from left to right, as SVG.
  ///
  /// ```swift
  /// let picture = recording.svg(width: 800)
  /// try picture.write(to: file, atomically: true, encoding: .utf8)
  /// ```
  /// It has a lane for each screen, in which it is loaded, visible and focused, with the reason at each loss of focus, and lanes
  /// for the app, suspension, overlays, fields and the keyboard. See <doc:ReadingATimeline>.
  ///
  /// The axis breaks where the process was suspended and where nothing happened for a long time, and says for how long.
  /// Text is text: it can be searched and selected, and screen readers read it. The same recording leads to the same bytes. Of
  /// more than 20,000 events the last ones are drawn, and a sentence at the bottom of the picture says so.
  /// - Parameters:
  ///   - width: the width in points, from 240 to 100,000; less counts as 240, more as 100,000, and what is no finite number
  ///     as 800. From 560 up the names of the lanes are at the left, below that they are above the lanes. The height follows
  ///     from what there is to draw.
  ///   - theme: whether the picture is light or dark.
  ///   - range: the seconds of the recording that are drawn; nil for all. `60...(.infinity)` is from 60 to the end.
  /// - Returns: the text of an SVG file.
  public func svg(
    width: Double = 800, theme: TimelineTheme = .automatic, range: ClosedRange<TimeInterval>? = nil
  ) -> String {
    TimelinePicture(self, range: range).svg(width: width, theme: theme)
  }
}
