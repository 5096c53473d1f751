import Foundation
import LifecycleTimeline

/// Where everything in a picture is. Pure values: the tests check them, and `document(title:summary:)` draws them.
struct TimelineLayout {
  let frame: TimelineFrame
  private(set) var height: Double
  private(set) var lanes: [LaneLayout] = []
  /// The shapes behind the lanes: lines of the grid, the ground of breaks.
  private(set) var ground: [LayoutShape] = []
  /// The labels and keys that belong to no lane.
  private(set) var labels: [LayoutLabel] = []
  private(set) var keys: [LayoutShape] = []

  /// - Parameters:
  ///   - shown: the lanes, from top to bottom.
  ///   - notes: sentences at the bottom.
  ///   - frame: where times are.
  init(_ shown: [TimelineLane], notes: [String] = [], in frame: TimelineFrame) {
    self.frame = frame
    let axis = AxisLayout(y: 6, in: frame, namesBreaks: true)
    labels = axis.labels
    let top = 6 + axis.height
    var y = top
    for lane in shown {
      ground.append(LayoutShape(form: .line(x1: 0, y1: y, x2: TimelineFrame.width, y2: y), look: .line))
      let layout = LaneLayout(lane, y: y, in: frame)
      lanes.append(layout)
      y = layout.box.maxY
    }
    if lanes.isEmpty {
      labels.append(LayoutLabel(look: .note, text: "No events", box: TimelineFrame.line(y: y + 4, height: 15)))
      y += 24
    }
    height = y
    addGrid(axis.ticks, from: top, to: y)
    addBreaks(from: top, to: y)
    // In a high picture the axis at the top is out of sight.
    if y > 500 {
      let axis = AxisLayout(y: y + 2, in: frame, namesBreaks: false)
      labels += axis.labels
      height += axis.height + 2
    }
    addLegend()
    for note in notes {
      labels.append(.fitted(note, .count, in: TimelineFrame.line(y: height - 2, height: 15)))
      height += 20
    }
  }

  private mutating func addGrid(_ ticks: [Double], from top: Double, to bottom: Double) {
    ground += ticks.map { LayoutShape(form: .line(x1: $0, y1: top, x2: $0, y2: bottom), look: .grid) }
    ground.append(LayoutShape(form: .line(x1: 0, y1: bottom, x2: TimelineFrame.width, y2: bottom), look: .line))
  }

  private mutating func addBreaks(from top: Double, to bottom: Double) {
    for piece in frame.scale.pieces {
      guard let gap = piece.gap else { continue }
      let box = LayoutBox(x: piece.places.lowerBound, y: top, width: piece.places.length, height: bottom - top)
      let title = "\(gap.cause.rawValue) for \(TimelineClock.text(length: gap.seconds)), not to scale"
      ground.append(LayoutShape(form: .box(box, radius: 0), look: .gap(gap.cause), title: title))
    }
  }

  private mutating func addLegend() {
    let shapes = lanes.flatMap { $0.bars + $0.marks }
    var entries = Set(shapes.compactMap { LegendLayout.Entry($0.look) })
    if shapes.contains(where: \.form.isOpen) { entries.insert(.open) }
    if !frame.breaks.isEmpty { entries.insert(.gap) }
    let legend = LegendLayout(of: entries, y: height + 8)
    keys = legend.shapes
    labels += legend.labels
    height += legend.height > 0 ? legend.height + 14 : 6
  }
}
