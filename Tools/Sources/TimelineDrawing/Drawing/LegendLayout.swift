import Foundation
import LifecycleTimeline

/// What the bars and marks of a picture mean: those that it has.
struct LegendLayout {
  private(set) var shapes: [LayoutShape] = []
  private(set) var labels: [LayoutLabel] = []
  private(set) var height = 0.0

  enum Entry: Hashable {
    case span(TimelineLane.Look)
    case lossMark(FocusLossKind)
    case eventMark
    /// Time that is left out.
    case gap
    /// A bar that lasts beyond the recording.
    case open

    /// - Returns: nil for a look that explains itself.
    init?(_ look: LayoutShape.Look) {
      switch look {
      case .span(.overlayTransition): self = .span(.transition)
      case .span(let look): self = .span(look)
      case .lossMark(let kind): self = .lossMark(kind)
      case .eventMark: self = .eventMark
      case .zigzag, .cross, .leader, .lossLeader, .grid, .line, .gap: return nil
      }
    }
  }

  /// The entries and their words, in the order of the legend.
  private static let entries: KeyValuePairs<Entry, String> = [
    .span(.loaded): "loaded", .span(.transition): "appearing or disappearing", .span(.visible): "visible",
    .span(.away): "appeared, app in the background",
    .span(.focused): "focused", .span(.cancelled): "transition cancelled",
    .lossMark(.cover): "focus lost: \(FocusLossKind.cover.words)",
    .lossMark(.system): "focus lost: \(FocusLossKind.system.words)",
    .lossMark(.navigation): "focus lost: \(FocusLossKind.navigation.words)", .span(.active): "active",
    .span(.inactive): "inactive",
    .span(.background): "in the background", .span(.expected): "suspension announced", .span(.suspended): "suspended",
    .span(.overlay): "overlay shown", .span(.editing): "field edited", .span(.keyboard): "keyboard",
    .eventMark: "event", .gap: "time left out", .open: "lasts beyond the recording",
  ]

  /// - Parameters:
  ///   - entries: what is in the picture.
  ///   - y: the top of the legend.
  init(of entries: Set<Entry>, y: Double) {
    let font = LayoutLabel.Look.key.font
    var (x, rowY) = (TimelineFrame.inset, y)
    for (entry, words) in Self.entries where entries.contains(entry) {
      let textWidth = font.width(of: words)
      if x > TimelineFrame.inset, x + 30 + textWidth > TimelineFrame.width - TimelineFrame.inset {
        x = TimelineFrame.inset
        rowY += 20
      }
      addSample(of: entry, x: x, y: rowY)
      let sampleWidth = if case .lossMark = entry { 10.0 } else { 30.0 }
      labels.append(
        LayoutLabel(
          look: .key, text: words, box: LayoutBox(x: x + sampleWidth, y: rowY + 2, width: textWidth, height: 15)))
      x += sampleWidth + textWidth + 14
    }
    height = labels.isEmpty ? 0 : rowY + 20 - y
  }

  private mutating func addSample(of entry: Entry, x: Double, y: Double) {
    let middle = y + 10
    let bar = LayoutBox(x: x, y: middle - 6, width: 24, height: 12)
    func add(_ form: LayoutShape.Form, _ look: LayoutShape.Look) { shapes.append(LayoutShape(form: form, look: look)) }
    func addBar(_ box: LayoutBox, _ look: TimelineLane.Look, opensRight: Bool = false) {
      add(.bar(box, opensLeft: false, opensRight: opensRight), .span(look))
    }
    switch entry {
    case .span(.loaded): add(.line(x1: x, y1: middle, x2: x + 24, y2: middle), .span(.loaded))
    case .lossMark(let kind): add(.line(x1: x + 2, y1: y + 2, x2: x + 2, y2: y + 18), .lossMark(kind))
    case .eventMark: add(.triangle(x: x + 12, y: middle - 4, size: 8), .eventMark)
    case .gap:
      add(.box(bar, radius: 0), .span(.visible))
      add(.zigzag(x: x + 8, y: y + 2, height: 16), .zigzag)
      add(.zigzag(x: x + 16, y: y + 2, height: 16), .zigzag)
    case .open: addBar(bar, .visible, opensRight: true)
    case .span(.cancelled):
      addBar(bar, .cancelled)
      add(.cross(x: x + 12, y: middle, size: 7), .cross)
    case .span(.background): addBar(LayoutBox(x: x, y: middle - 4, width: 24, height: 8), .background)
    case .span(.focused):
      addBar(bar, .visible)
      addBar(LayoutBox(x: x, y: middle - 4, width: 24, height: 8), .focused)
    case .span(let look): addBar(bar, look)
    }
  }
}
