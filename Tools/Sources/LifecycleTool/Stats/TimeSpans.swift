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
    self.init(intervals.map { $0.range(until: end) })
  }

  var seconds: TimeInterval {
    ranges.reduce(0) { $0 + $1.upperBound - $1.lowerBound }
  }

  /// - Returns: how much of the range is in these parts.
  func seconds(within range: Range<TimeInterval>) -> TimeInterval {
    overlapping(range).reduce(0) {
      $0 + min($1.upperBound, range.upperBound) - max($1.lowerBound, range.lowerBound)
    }
  }

  /// The parts that a range has a part of. Found by halves, since a recording can have thousands.
  private func overlapping(_ range: Range<TimeInterval>) -> ArraySlice<Range<TimeInterval>> {
    var (low, high) = (ranges.startIndex, ranges.endIndex)
    while low < high {
      let middle = (low + high) / 2
      if ranges[middle].upperBound <= range.lowerBound { low = middle + 1 } else { high = middle }
    }
    return ranges[low...].prefix { $0.lowerBound < range.upperBound }
  }

  func subtracting(_ other: TimeSpans) -> TimeSpans {
    var rest: [Range<TimeInterval>] = []
    for range in ranges {
      var start = range.lowerBound
      for hole in other.overlapping(range) {
        if start < hole.lowerBound { rest.append(start..<hole.lowerBound) }
        start = max(start, hole.upperBound)
      }
      if start < range.upperBound { rest.append(start..<range.upperBound) }
    }
    return TimeSpans(rest)
  }
}

extension TimelineInterval {
  /// - Parameter end: the end of a state that lasts.
  /// - Returns: from when to when it lasted.
  func range(until end: TimeInterval) -> Range<TimeInterval> { start..<max(start, self.end ?? end) }
}
