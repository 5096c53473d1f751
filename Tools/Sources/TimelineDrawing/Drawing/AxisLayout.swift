import Foundation
import LifecycleTimeline

/// The time axis: ticks with their times, and how long each break really was.
struct AxisLayout {
  private(set) var labels: [LayoutLabel] = []
  /// Where the lines of the grid are.
  private(set) var ticks: [Double] = []
  let height: Double

  /// - Parameters:
  ///   - y: its top.
  ///   - frame: where times are.
  ///   - namesBreaks: whether the lengths of breaks are written too.
  init(y: Double, in frame: TimelineFrame, namesBreaks: Bool) {
    let hasBreaks = namesBreaks && !frame.breaks.isEmpty
    height = hasBreaks ? 34 : 19
    addTicks(y: y + (hasBreaks ? 16 : 1), in: frame)
    if hasBreaks { addBreaks(y: y, in: frame) }
  }

  private mutating func addTicks(y: Double, in frame: TimelineFrame) {
    let font = LayoutLabel.Look.tick.font
    let step = frame.scale.step(distance: font.width(of: frame.clock.text(frame.scale.range.upperBound, step: 1)) + 24)
    ticks = frame.scale.ticks(step: step).map { frame.scale.place(of: $0) }
    for time in frame.scale.ticks(step: step) {
      _ = addTick(frame.clock.text(time, step: step), at: time, y: y, in: frame)
    }
    // After a break one time at least is needed to know where one is.
    let written = labels.map { $0.box.x + $0.box.width / 2 }
    for piece in frame.scale.pieces where piece.gap == nil && !written.contains(where: piece.places.contains) {
      let times = [piece.times.lowerBound, piece.times.upperBound]
      if let time = times.first(where: { addTick(frame.clock.text(tick: $0), at: $0, y: y, in: frame) }) {
        ticks.append(frame.scale.place(of: time))
      }
    }
  }

  /// Writes a time, unless another is there.
  private mutating func addTick(_ text: String, at time: TimeInterval, y: Double, in frame: TimelineFrame) -> Bool {
    let width = LayoutLabel.Look.tick.font.width(of: text)
    // At the edges of the picture a time is beside its tick.
    let place = frame.scale.place(of: time) - width / 2
    let x = min(max(place, frame.places.lowerBound - 8), TimelineFrame.width - 4 - width)
    let room = LayoutBox(x: x - 6, y: y, width: width + 12, height: 15)
    if labels.contains(where: { $0.box.overlaps(room) }) { return false }
    let box = LayoutBox(x: x, y: y, width: width, height: 15)
    labels.append(LayoutLabel(look: .tick, text: text, box: box, alignment: .middle))
    return true
  }

  private mutating func addBreaks(y: Double, in frame: TimelineFrame) {
    let font = LayoutLabel.Look.gap.font
    var lastX = frame.places.lowerBound - 6
    let gaps = frame.scale.pieces.filter { $0.gap != nil }
    for (index, piece) in gaps.enumerated() {
      guard let gap = piece.gap else { continue }
      let middle = piece.places.middle
      let next = gaps.dropFirst(index + 1).first
      let limit = next.map { (middle + $0.places.middle) / 2 } ?? frame.places.upperBound
      let length = TimelineClock.text(length: gap.seconds)
      let full = "\(gap.cause.rawValue) \(length)"
      for text in [full, length] {
        let width = font.width(of: text)
        let x = min(max(middle - width / 2, lastX + 6), limit - width)
        guard x >= lastX + 6, x <= middle, x + width >= middle else { continue }
        labels.append(
          LayoutLabel(
            look: .gap, text: text, title: text == full ? nil : full,
            box: LayoutBox(x: x, y: y, width: width, height: 15), alignment: .middle))
        lastX = x + width
        break
      }
    }
  }
}
