import Foundation
import TimelineDrawing

/// How a journey is drawn.
struct DrawingOptions {
  var theme = TimelineTheme.automatic
  /// Points.
  var width = 800.0
  /// The seconds that are drawn; nil for all.
  var range: ClosedRange<TimeInterval>?

  static func theme(_ name: String) throws -> TimelineTheme {
    guard let theme = TimelineTheme(rawValue: name) else {
      throw CommandError("unknown theme '\(name)'; write automatic, light or dark")
    }
    return theme
  }

  static func width(_ text: String) throws -> Double {
    guard let width = Double(text), (240...100_000).contains(width) else {
      throw CommandError("--width cannot be '\(text)'; write points from 240 to 100000")
    }
    return width
  }

  static func range(_ text: String) throws -> ClosedRange<TimeInterval> {
    let parts = text.split(separator: "-", omittingEmptySubsequences: false)
    let bounds = parts.map { Double($0) }
    guard parts.count == 2, let from = bounds[0], from.isFinite, from >= 0,
      let to = parts[1].isEmpty ? .infinity : bounds[1], to > from
    else { throw CommandError("--range cannot be '\(text)'; write seconds, as in 10-20, or 10- for all from 10 on") }
    return from...to
  }
}
