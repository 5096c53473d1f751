import Foundation
import LifecycleTimeline

/// What the bars and marks of a picture mean: those that it has.
struct LegendLayout {
  private(set) var shapes: [LayoutShape] = []
  private(set) var labels: [LayoutLabel] = []
  private(set) var height = 0.0

  /// The look of an entry and its words, in the order of the legend.
  private static let entries: KeyValuePairs<String, String> = [
    "loaded": "loaded", "transition": "appearing or disappearing", "visible": "visible", "focused": "focused",
    "group": "focused within its group", "cancelled": "transition cancelled", "loss-mark": "focus lost",
    "active": "active", "inactive": "inactive", "background": "in the background", "expected": "suspension announced",
    "suspended": "suspended", "overlay": "overlay shown", "editing": "field edited", "keyboard": "keyboard",
    "event-mark": "event", "break": "time left out", "open": "lasts beyond the recording", "difference": "differs",
  ]

  /// - Parameters:
  ///   - looks: what is in the picture.
  ///   - y: the top of the legend.
  ///   - width: the width of the picture.
  init(of looks: Set<String>, y: Double, width: Double) {
    let font = LayoutLabel.Look.key.font
    var (x, rowY) = (TimelineFrame.inset, y)
    for (look, words) in Self.entries where looks.contains(look) {
      let textWidth = min(font.width(of: words), width - 2 * TimelineFrame.inset - 30)
      if x > TimelineFrame.inset, x + 30 + textWidth > width - TimelineFrame.inset {
        x = TimelineFrame.inset
        rowY += 20
      }
      addSample(of: look, x: x, y: rowY)
      labels.append(
        LayoutLabel(
          look: .key, text: font.fitted(words, in: textWidth),
          box: LayoutBox(x: x + 30, y: rowY + 2, width: textWidth, height: 15)))
      x += 30 + textWidth + 14
    }
    height = labels.isEmpty ? 0 : rowY + 20 - y
  }

  private mutating func addSample(of look: String, x: Double, y: Double) {
    let middle = y + 10
    let bar = LayoutBox(x: x, y: middle - 6, width: 24, height: 12)
    func add(_ form: LayoutShape.Form, _ look: String) { shapes.append(LayoutShape(form: form, look: look)) }
    switch look {
    case "loaded": add(.line(x1: x, y1: middle, x2: x + 24, y2: middle), look)
    case "loss-mark": add(.line(x1: x + 12, y1: y + 2, x2: x + 12, y2: y + 18), look)
    case "event-mark": add(.triangle(x: x + 12, y: middle - 4, size: 8), look)
    case "break":
      add(.box(bar, radius: 0), "visible")
      add(.zigzag(x: x + 8, y: y + 2, height: 16), "zigzag")
      add(.zigzag(x: x + 16, y: y + 2, height: 16), "zigzag")
    case "open": add(.bar(bar, opensLeft: false, opensRight: true), "visible")
    case "cancelled":
      add(.bar(bar, opensLeft: false, opensRight: false), look)
      add(.cross(x: x + 12, y: middle, size: 7), "cross")
    case "background":
      add(.bar(LayoutBox(x: x, y: middle - 4, width: 24, height: 8), opensLeft: false, opensRight: false), look)
    case "group":
      add(.bar(LayoutBox(x: x, y: middle - 2, width: 24, height: 4), opensLeft: false, opensRight: false), look)
    case "focused":
      add(.bar(bar, opensLeft: false, opensRight: false), "visible")
      add(.bar(LayoutBox(x: x, y: middle - 4, width: 24, height: 8), opensLeft: false, opensRight: false), look)
    default: add(.bar(bar, opensLeft: false, opensRight: false), look)
    }
  }
}
