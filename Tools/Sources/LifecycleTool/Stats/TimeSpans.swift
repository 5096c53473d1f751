import Foundation
import TimelineDrawing

/// Parts of the time, in order. No two of them overlap.
struct TimeSpans: Equatable {
  private(set) var ranges: [Range<TimeInterval>] = []

  /// - Parameter ranges: in any order; they may overlap.
  init(_ ranges: [Range<TimeInterval>]) {
    for range in ranges.sorted(by: { $0.lowerBound < $1.lowerBound }) where !range.isEmpty {
      if let last = self.ranges.last, range.lowerBound <= last.upperBound {
        self.ranges[self.ranges.count - 1] = last.lowerBound..<max(last.upperBound, range.upperBound)
      } else {
        self.ranges.append(range)
      }
    }
  }

  /// - Parameters:
  ///   - intervals: states of a recording.
  ///   - end: the end of the states that last.
  init(_ intervals: some Sequence<TimelineInterval>, until end: TimeInterval) {
    self.init(intervals.map { $0.start..<max($0.start, $0.end ?? end) })
  }

  var seconds: TimeInterval {
    ranges.reduce(0) { $0 + $1.upperBound - $1.lowerBound }
  }

  func subtracting(_ other: TimeSpans) -> TimeSpans {
    var rest: [Range<TimeInterval>] = []
    var index = 0
    for range in ranges {
      var start = range.lowerBound
      while index < other.ranges.count, other.ranges[index].upperBound <= start { index += 1 }
      // The last hole may reach into the next range, so it is looked at again there.
      for hole in other.ranges[index...].prefix(while: { $0.lowerBound < range.upperBound }) {
        if start < hole.lowerBound { rest.append(start..<hole.lowerBound) }
        start = max(start, hole.upperBound)
      }
      if start < range.upperBound { rest.append(start..<range.upperBound) }
    }
    return TimeSpans(rest)
  }

  func intersection(_ other: TimeSpans) -> TimeSpans {
    subtracting(subtracting(other))
  }
}
