import Foundation

/// A picture of one recording.
struct TimelinePicture {
  let layout: TimelineLayout
  private let losses: [String]

  /// - Parameters:
  ///   - events: what happened, in order of time.
  ///   - end: when the recording ended; nil for the time of the last event.
  ///   - width: the width in points.
  ///   - range: the part that is drawn; nil for all.
  init(
    _ events: [TimelineEvent], until end: TimeInterval? = nil, width: Double, range: ClosedRange<TimeInterval>? = nil
  ) {
    let events = events.filter { abs($0.time) < 1e10 }
    let intervals = TimelineInterval.all(of: events)
    let times = events.map(\.time)
    let range = Self.range(range, of: times, until: end)
    let lanes = TimelineLane.lanes(of: events, intervals).map { $0.shown(in: range) }.filter { !$0.isEmpty }
    let frame = TimelineFrame(
      width: max(width, 200), names: lanes.map(\.name), range: range, times: times,
      suspensions: intervals.filter { $0.state == .suspended })
    layout = TimelineLayout([TimelineLayout.Section(title: nil, lanes: lanes)], in: frame)
    losses = lanes.flatMap { lane in
      lane.notes.filter { $0.mark == .loss }.map {
        "\(lane.name) lost focus at \(frame.clock.text($0.time)): \($0.text)."
      }
    }
  }

  func svg(theme: TimelineTheme) -> String {
    let count = losses.count > 100 ? " \(losses.count - 100) more losses are not listed here." : ""
    let summary =
      "A lane for each screen, with the time from left to right. " + losses.prefix(100).joined(separator: " ") + count
    return TimelineDrawing.svg(layout, title: "Timeline", summary: summary, theme: theme)
  }

  private static func range(
    _ range: ClosedRange<TimeInterval>?, of times: [TimeInterval], until end: TimeInterval?
  ) -> ClosedRange<TimeInterval> {
    let limit = 1e10
    let first = range?.lowerBound ?? times.first ?? 0
    let last = range?.upperBound ?? max(times.last ?? first, end ?? first)
    if abs(first) >= limit || abs(last) >= limit { return 0...1 }
    // Of a recording without length one second is drawn.
    return first...(last - first > 1e-6 ? last : first + 1)
  }
}

extension TimelineLane {
  /// - Returns: the lane with what is in a part of the time.
  func shown(in range: ClosedRange<TimeInterval>) -> TimelineLane {
    var lane = self
    lane.spans.removeAll { $0.start > range.upperBound || $0.end ?? .infinity < range.lowerBound }
    lane.notes.removeAll { !range.contains($0.time) }
    return lane
  }
}
