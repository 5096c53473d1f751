import Foundation
import LifecycleTimeline

/// A picture of one recording, or of two above each other.
struct TimelinePicture {
  /// A recording in the picture.
  struct Part {
    /// Written above its lanes, with the number of differences; nil if it is the only one.
    var title: String?
    var events: [TimelineEvent]
    var duration: TimeInterval
    /// How many events before the first were not kept.
    var droppedEvents: Int
    /// What the other recording has not.
    var differences: [TimelineInterval]
  }

  let layout: TimelineLayout
  private let losses: [String]

  /// - Parameters:
  ///   - parts: the recordings, from top to bottom.
  ///   - width: the width in points.
  ///   - range: the seconds that are drawn; nil for all.
  init(_ parts: [Part], width: Double, range: ClosedRange<TimeInterval>? = nil) {
    let range = Self.range(range, of: parts)
    let intervals = parts.map(\.events.intervals)
    let sections = zip(parts, intervals).map { part, intervals in
      let lanes = AllLanes(of: part.events, intervals).lanes.marking(part.differences)
      return TimelineLayout.Section(
        title: part.heading, lanes: lanes.map { $0.shown(in: range) }.filter { !$0.isEmpty })
    }
    let lanes = sections.flatMap(\.lanes)
    let frame = TimelineFrame(
      width: max(width.isFinite ? width : 800, 240), names: lanes.map(\.name), range: range,
      times: parts.flatMap { $0.events.map(\.time) },
      suspensions: intervals.joined().filter { $0.state == .suspended })
    layout = TimelineLayout(sections, notes: parts.compactMap(\.remark), in: frame)
    losses = lanes.flatMap { lane in
      lane.notes.filter { $0.mark == .loss }.map {
        "\(lane.name) lost focus at \(frame.clock.text($0.time)): \($0.text)."
      }
    }
  }

  func svg(theme: TimelineTheme) -> String {
    let more = losses.count > 100 ? [" \(losses.count - 100) more losses are not listed here."] : []
    let summary = ["A lane for each screen, with the time from left to right."] + losses.prefix(100) + more
    return TimelineDrawing.svg(layout, title: "Timeline", summary: summary.joined(separator: " "), theme: theme)
  }

  private static func range(
    _ range: ClosedRange<TimeInterval>?, of parts: [Part]
  ) -> ClosedRange<TimeInterval> {
    let first = range?.lowerBound ?? parts.compactMap(\.events.first?.time).min() ?? 0
    let last = range?.upperBound ?? parts.map(\.duration).max() ?? first
    // No recording is so long that a second of it is no number any more.
    if abs(first) >= 1e10 || abs(last) >= 1e10 { return 0...1 }
    // Of a recording without length one second is drawn.
    return first...(last - first > 1e-6 ? last : first + 1)
  }
}

extension TimelinePicture.Part {
  fileprivate var heading: String? {
    guard let title else { return nil }
    let count = differences.count
    return title + (count == 0 ? ", no difference" : count == 1 ? ", 1 difference" : ", \(count) differences")
  }

  /// What is to be known about the recording as a whole.
  fileprivate var remark: String? {
    guard droppedEvents > 0 else { return nil }
    return "\(droppedEvents) earlier events were not kept."
  }
}
