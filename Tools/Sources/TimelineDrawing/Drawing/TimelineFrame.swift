import Foundation
import LifecycleTimeline

/// The frame of all lanes of a picture: where they begin and end, and where a time is.
struct TimelineFrame {
  /// The width of a picture, in points.
  static let width = 800.0

  /// The space at the edges of the picture.
  static let inset = 10.0

  /// The space on the right of the lanes for what lasts beyond the recording.
  static let overhang = 8.0

  /// Where the lanes begin and end.
  let places: ClosedRange<Double>
  /// The width of the names, at the left of the lanes.
  let nameWidth: Double
  let scale: TimelineScale
  let clock: TimelineClock
  let breaks: [TimelineBreak]
  /// How many rows of labels a lane may have.
  let rowLimit: Int

  /// - Parameters:
  ///   - names: the names of the lanes.
  ///   - range: the time that is drawn.
  ///   - times: when something happened.
  ///   - suspensions: when the process was suspended.
  init(
    names: [String], range: ClosedRange<TimeInterval>, times: [TimeInterval], suspensions: [TimelineInterval]
  ) {
    let font = LayoutLabel.Look.name.font
    let longest = names.map { font.width(of: $0) }.max() ?? 0
    nameWidth = min(max(longest, 78), 160)
    places = Self.inset + nameWidth + 12...Self.width - Self.inset - Self.overhang
    let limit = Int(places.length * 0.4 / 6)
    breaks = TimelineBreak.breaks(in: range, times: times, suspensions: suspensions, limit: limit)
    scale = TimelineScale(range, breaks: breaks, in: places)
    let shown = breaks.reduce(range.length) { $0 - $1.length }
    clock = TimelineClock(last: range.upperBound, shown: shown)
    rowLimit = names.count > 20 ? 6 : 16
  }

  /// - Returns: the box of a text that has the whole width of the picture.
  static func line(y: Double, height: Double) -> LayoutBox {
    LayoutBox(x: inset, y: y, width: width - 2 * inset, height: height)
  }

  /// - Returns: the widest part between two places that no break covers.
  func room(between x: Double, and maxX: Double) -> (x: Double, maxX: Double) {
    var rooms: [(x: Double, maxX: Double)] = []
    for piece in scale.pieces where piece.gap == nil {
      let room = (x: max(x, piece.places.lowerBound), maxX: min(maxX, piece.places.upperBound))
      if room.maxX > room.x { rooms.append(room) }
    }
    return rooms.max { $0.maxX - $0.x < $1.maxX - $1.x } ?? (x, x)
  }

  /// - Returns: from when to when something lasted, for a title.
  func words(for span: TimelineLane.Span) -> String {
    let start = span.isStartKnown ? "from \(clock.text(span.start))" : "since before \(clock.text(span.start))"
    return ", \(start) to " + (span.end.map { clock.text($0) } ?? "the end of the recording")
  }
}
