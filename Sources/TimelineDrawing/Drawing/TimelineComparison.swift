import Foundation
import LifecycleTimeline

/// Two recordings of what should be the same, such as one from an app and the replay of it, and their differences.
///
/// ```swift
/// let comparison = TimelineComparison(recording, replay)
/// if !comparison.isAlike { try comparison.svg().write(to: file, atomically: true, encoding: .utf8) }
/// ```
/// What lasts is compared: when screens appear, are visible, have focus and lose it for which reason, the states of the app
/// and of overlays, suspensions, and fields. Single events are not, nor is how long a screen stays loaded.
public struct TimelineComparison: Sendable {
  /// What the first recording has and the second has not, or has at another time or for another reason.
  ///
  /// ```swift
  /// for lost in comparison.onlyInFirst { print("\(lost.subject) \(lost.state) from \(lost.start)") }
  /// ```
  public let onlyInFirst: [TimelineInterval]
  /// What the second recording has and the first has not, or has at another time or for another reason.
  public let onlyInSecond: [TimelineInterval]

  private let first: TimelineRecording
  private let second: TimelineRecording

  /// Compares two recordings.
  ///
  /// - Parameters:
  ///   - first: a recording.
  ///   - second: the recording to compare it with.
  ///   - tolerance: how many seconds two times may differ and be the same.
  public init(_ first: TimelineRecording, _ second: TimelineRecording, tolerance: TimeInterval = 0.05) {
    self.first = first
    self.second = second
    (onlyInFirst, onlyInSecond) = Self.differences(
      of: first.intervals.filter(\.isCompared), second.intervals.filter(\.isCompared), tolerance)
  }

  /// Whether there is no difference.
  public var isAlike: Bool { onlyInFirst.isEmpty && onlyInSecond.isEmpty }

  /// Draws both recordings above each other, with the same time axis. What only one of them has is in a dashed box, with
  /// the sign ≠.
  ///
  /// ```swift
  /// let picture = comparison.svg(titles: ("version 1.2", "version 1.3"))
  /// ```
  /// - Parameters:
  ///   - titles: what is written above the first and the second recording.
  ///   - width: the width in points, at least 240.
  ///   - theme: whether the picture is light or dark.
  /// - Returns: the text of an SVG file.
  public func svg(
    titles: (first: String, second: String) = ("Recording", "Replay"), width: Double = 800,
    theme: TimelineTheme = .automatic
  ) -> String {
    picture(titles: titles, width: width).svg(theme: theme)
  }

  func picture(titles: (first: String, second: String), width: Double) -> TimelinePicture {
    TimelinePicture(
      [
        .init(first, title: titles.first, differences: onlyInFirst),
        .init(second, title: titles.second, differences: onlyInSecond),
      ], width: width)
  }

  private static func differences(
    of first: [TimelineInterval], _ second: [TimelineInterval], _ tolerance: TimeInterval
  ) -> (first: [TimelineInterval], second: [TimelineInterval]) {
    // Only intervals that differ in nothing but their times can be the same.
    var candidates = Dictionary(grouping: second, by: \.withoutTimes)
    let onlyInFirst = first.filter { interval in
      let key = interval.withoutTimes
      guard let index = candidates[key]?.firstIndex(where: { $0.isAt(interval, tolerance) }) else { return true }
      candidates[key]?.remove(at: index)
      return false
    }
    // What is left over, in its order.
    var counts = candidates.values.joined().reduce(into: [:]) { $0[$1, default: 0] += 1 }
    let onlyInSecond = second.filter { interval in
      guard let count = counts[interval], count > 0 else { return false }
      counts[interval] = count - 1
      return true
    }
    return (onlyInFirst, onlyInSecond)
  }
}

extension TimelineInterval {
  /// The loss of a focus is compared with it. A screen stays loaded until it is released, which depends on more than what is
  /// compared.
  fileprivate var isCompared: Bool { state != .loaded && state != .unfocused }

  fileprivate var withoutTimes: TimelineInterval {
    var interval = self
    (interval.start, interval.end) = (0, end == nil ? nil : 0)
    return interval
  }

  fileprivate func isAt(_ other: TimelineInterval, _ tolerance: TimeInterval) -> Bool {
    let isSameEnd =
      if let end, let otherEnd = other.end { abs(end - otherEnd) <= tolerance } else { end == other.end }
    return abs(start - other.start) <= tolerance && isSameEnd
  }
}
