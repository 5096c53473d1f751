import Foundation
import LifecycleTimeline

/// The lanes of a recording.
struct AllLanes {
  /// From the top of the picture to the bottom: steps, the app and its scenes, suspension, overlays, the screens in the order
  /// of their first events, fields, the keyboard, the console.
  let lanes: [TimelineLane]

  /// - Parameters:
  ///   - events: what happened, in order of time.
  ///   - intervals: what lasted.
  init(of events: [TimelineEvent], _ intervals: [TimelineInterval]) {
    var screens = ScreenLanes(), system = SystemLanes()
    for event in events {
      screens.add(event)
      system.add(event)
    }
    for interval in intervals {
      screens.add(interval)
      system.add(interval)
    }
    lanes = (system.above + screens.lanes + system.below).filter { !$0.isEmpty }
  }
}

extension TimelineLane {
  /// - Parameter range: a part of the time.
  /// - Returns: the lane with what is in it.
  func shown(in range: ClosedRange<TimeInterval>) -> TimelineLane {
    var lane = self
    lane.spans.removeAll { $0.start > range.upperBound || $0.end ?? .infinity < range.lowerBound }
    lane.notes.removeAll { !range.contains($0.time) }
    return lane
  }
}

extension [TimelineLane] {
  /// - Parameter differences: what another recording has not.
  /// - Returns: the lanes with marks around it.
  func marking(_ differences: [TimelineInterval]) -> [TimelineLane] {
    var lanes = self
    for different in AllLanes(of: [], differences).lanes {
      guard let index = lanes.firstIndex(where: { $0.name == different.name }) else { continue }
      var boxes: [TimelineLane.Span] = []
      for span in different.spans.sorted(by: { $0.start < $1.start }) {
        // What differs at the same time is one difference.
        if let last = boxes.last, span.start <= last.end ?? .infinity {
          boxes[boxes.count - 1].end = last.end.flatMap { end in span.end.map { Swift.max(end, $0) } }
          boxes[boxes.count - 1].title += ", " + span.title
        } else {
          boxes.append(.init(look: .difference, start: span.start, end: span.end, title: span.title))
        }
      }
      lanes[index].spans += boxes
      lanes[index].notes += boxes.map { .init(mark: .none, time: $0.start, text: "≠ \($0.title)", showsTime: true) }
    }
    return lanes
  }
}
