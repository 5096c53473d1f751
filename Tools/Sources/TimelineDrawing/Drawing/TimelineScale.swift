import Foundation
import LifecycleTimeline

/// Where a time is in the picture: to scale, except in breaks, each of which has the same small width.
struct TimelineScale {
  struct Piece {
    let times: ClosedRange<TimeInterval>
    let places: ClosedRange<Double>
    /// Nil where the time is drawn to scale.
    let gap: TimelineBreak?
  }

  let pieces: [Piece]
  /// The width of a second that is drawn to scale.
  let secondWidth: Double

  /// - Parameters:
  ///   - range: the time that is drawn.
  ///   - breaks: what is not to scale, in order of time.
  ///   - places: the width of the picture's lanes.
  init(_ range: ClosedRange<TimeInterval>, breaks: [TimelineBreak], in places: ClosedRange<Double>) {
    // Breaks take two fifths of the width at most.
    let breakWidth = min(28, places.length * 0.4 / Double(max(breaks.count, 1)))
    let left = breaks.reduce(range.length) { $0 - $1.length }
    let scale = (places.length - breakWidth * Double(breaks.count)) / max(left, 1e-9)
    var pieces: [Piece] = []
    var (time, place) = (range.lowerBound, places.lowerBound)
    func add(until end: TimeInterval, width: Double, _ gap: TimelineBreak? = nil) {
      let next = min(place + width, places.upperBound)
      pieces.append(Piece(times: time...max(time, end), places: place...max(place, next), gap: gap))
      (time, place) = (max(time, end), max(place, next))
    }
    for gap in breaks {
      if gap.start > time { add(until: gap.start, width: (gap.start - time) * scale) }
      add(until: gap.end, width: breakWidth, gap)
    }
    if range.upperBound > time || pieces.isEmpty {
      add(until: range.upperBound, width: (range.upperBound - time) * scale)
    }
    self.pieces = pieces
    secondWidth = scale
  }

  /// The time that is drawn.
  var range: ClosedRange<TimeInterval> {
    (pieces.first?.times.lowerBound ?? 0)...(pieces.last?.times.upperBound ?? 0)
  }

  /// - Parameter time: a time. One outside of the picture is as far as its edge.
  /// - Returns: where it is, in points from the left edge of the picture.
  func place(of time: TimeInterval) -> Double {
    // A picture has few pieces.
    guard let piece = pieces.first(where: { time <= $0.times.upperBound }) ?? pieces.last else { return 0 }
    guard piece.times.length > 0 else { return piece.places.lowerBound }
    let share = min(max((time - piece.times.lowerBound) / piece.times.length, 0), 1)
    return piece.places.lowerBound + share * piece.places.length
  }

  /// The steps between two ticks that are easy to read: 1, 2 and 5 times a power of ten, and the same for minutes and hours.
  private static let steps: [TimeInterval] = [
    0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1, 2, 5, 10, 20, 60, 120, 300, 600, 1200, 3600, 7200, 18000,
    36000, 86400,
  ]

  /// - Parameter distance: the least distance of two ticks, in points.
  /// - Returns: seconds from one tick to the next.
  func step(distance: Double) -> TimeInterval {
    if let step = Self.steps.first(where: { $0 * secondWidth >= distance }) { return step }
    var step = 86400.0
    while step * secondWidth < distance, step < 1e12 { step *= 10 }
    return step
  }

  /// - Parameter step: seconds from one tick to the next.
  /// - Returns: the multiples of the step, except in breaks.
  func ticks(step: TimeInterval) -> [TimeInterval] {
    pieces.filter { $0.gap == nil }.flatMap { piece -> [TimeInterval] in
      let first = (piece.times.lowerBound / step - 1e-6).rounded(.up)
      let last = (piece.times.upperBound / step + 1e-6).rounded(.down)
      guard first <= last, last - first < 10_000 else { return [] }
      return (0...Int(last - first)).map { (first + Double($0)) * step }
    }
  }
}
