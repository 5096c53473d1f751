import Foundation
import LifecycleTimeline

/// A part of the time that is not drawn to scale.
struct TimelineBreak {
  enum Cause: String {
    /// The process was suspended.
    case suspended
    /// Nothing happened for a long time.
    case quiet
  }

  var cause: Cause
  var start: TimeInterval
  var end: TimeInterval
  /// How long it really was. More than from start to end if a little of it is drawn on both sides.
  var seconds: TimeInterval

  var length: TimeInterval { end - start }
}

extension TimelineBreak {
  /// Chooses the breaks of a picture: each suspension, and each wait that is longer than ten seconds and takes more than a
  /// quarter of what is left of the time.
  /// - Parameters:
  ///   - range: the time that is drawn.
  ///   - times: when something happened, in order.
  ///   - suspensions: when the process was suspended.
  ///   - limit: how many breaks there may be. The longest are chosen.
  /// - Returns: the breaks, in order of time.
  static func breaks(
    in range: ClosedRange<TimeInterval>, times: [TimeInterval], suspensions: [TimelineInterval], limit: Int
  ) -> [TimelineBreak] {
    let times = ([range.lowerBound] + times.filter(range.contains) + [range.upperBound]).sorted()
    let suspended = suspensions.compactMap { suspension -> TimelineBreak? in
      let start = max(suspension.start, range.lowerBound)
      let end = min(suspension.end ?? range.upperBound, range.upperBound)
      // Something happened in it: another recording in the same picture, or a report that is wrong.
      guard end > start, !times.contains(where: { $0 > start && $0 < end }) else { return nil }
      return TimelineBreak(
        cause: .suspended, start: start, end: end,
        seconds: (suspension.end ?? range.upperBound) - suspension.start)
    }
    let disjoint = withoutOverlaps(suspended)
    let breaks = disjoint + quiet(in: times, besides: disjoint)
    return breaks.sorted { $0.length > $1.length }.prefix(limit).sorted { $0.start < $1.start }
  }

  private static func withoutOverlaps(_ breaks: [TimelineBreak]) -> [TimelineBreak] {
    breaks.sorted { $0.start < $1.start }.reduce(into: []) { kept, next in
      if next.start >= kept.last?.end ?? -.infinity { kept.append(next) }
    }
  }

  private static func quiet(in times: [TimeInterval], besides suspended: [TimelineBreak]) -> [TimelineBreak] {
    let edges = (times + suspended.flatMap { [$0.start, $0.end] }).sorted()
    var rest = (edges.last ?? 0) - (edges.first ?? 0) - suspended.reduce(0) { $0 + $1.end - $1.start }
    let waits = zip(edges, edges.dropFirst()).map { $0...$1 }.filter { wait in
      wait.length > 10 && !suspended.contains { $0.start < wait.upperBound && wait.lowerBound < $0.end }
    }
    var chosen: [ClosedRange<TimeInterval>] = []
    for wait in waits.sorted(by: { $0.length > $1.length }) where wait.length > rest / 4 {
      chosen.append(wait)
      rest -= wait.length
    }
    return chosen.map { wait in
      // A little of the wait stays, so that what lasts through it is seen before and after the break.
      let margin = min(max(rest / 30, 0.2), wait.length / 4)
      return TimelineBreak(
        cause: .quiet, start: wait.lowerBound + margin, end: wait.upperBound - margin, seconds: wait.length)
    }
  }
}
