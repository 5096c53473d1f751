import Foundation
import LifecycleTimeline

/// The frame of all lanes of a picture: its width, where they begin and end, and where a time is.
struct TimelineFrame {
  /// The space at the edges of the picture.
  static let inset = 10.0

  /// The space on the right of the lanes for what lasts beyond the recording.
  static let overhang = 8.0

  let width: Double
  /// Where the lanes begin and end.
  let places: ClosedRange<Double>
  /// The width of the names of the lanes; 0 if they are above the lanes.
  let nameWidth: Double
  let scale: TimelineScale
  let clock: TimelineClock
  let breaks: [TimelineBreak]
  /// How many rows of labels a lane may have.
  let rowLimit: Int

  /// - Parameters:
  ///   - width: the width of the picture in points.
  ///   - names: the names of the lanes.
  ///   - range: the time that is drawn.
  ///   - times: when something happened.
  ///   - suspensions: when the process was suspended.
  init(
    width: Double, names: [String], range: ClosedRange<TimeInterval>, times: [TimeInterval],
    suspensions: [TimelineInterval]
  ) {
    self.width = width
    let font = LayoutLabel.Look.name.font
    let longest = names.map { font.width(of: $0) }.max() ?? 0
    nameWidth = width < Self.leastWidthWithNames ? 0 : min(max(longest, 78), width / 5, 180)
    let left = Self.inset + (nameWidth > 0 ? nameWidth + 12 : 0)
    places = left...max(left + 1, width - Self.inset - Self.overhang)
    let limit = Int(places.length * 0.4 / 6)
    breaks = TimelineBreak.breaks(in: range, times: times, suspensions: suspensions, limit: limit)
    scale = TimelineScale(range, breaks: breaks, in: places)
    let shown = breaks.reduce(range.length) { $0 - $1.length }
    clock = TimelineClock(last: range.upperBound, shown: shown)
    rowLimit = names.count > 20 ? 6 : 16
  }

  /// Below this width the names of the lanes are above the lanes.
  private static let leastWidthWithNames = 560.0

  var isNarrow: Bool { nameWidth == 0 }

  /// - Returns: the box of a text that has the whole width of the picture.
  func line(y: Double, height: Double) -> LayoutBox {
    LayoutBox(x: Self.inset, y: y, width: width - 2 * Self.inset, height: height)
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
