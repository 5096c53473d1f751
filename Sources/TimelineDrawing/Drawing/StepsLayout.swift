import Foundation

/// Numbers on the axis for what was done, and a list that says what they mean.
struct StepsLayout {
  /// Points from the top of the numbers to the first lane.
  static let height = 24.0
  /// A longer list is read by nobody.
  private static let mostListed = 60

  private static let rowHeight = 18.0

  private(set) var shapes: [LayoutShape] = []
  private(set) var labels: [LayoutLabel] = []
  private(set) var listHeight = 0.0

  private typealias Run = (first: TimelinePicture.Step, last: TimelinePicture.Step, box: LayoutBox)

  /// - Parameters:
  ///   - steps: what was done, in order.
  ///   - y: the top of the numbers.
  ///   - frame: where times are.
  init(_ steps: [TimelinePicture.Step], y: Double, in frame: TimelineFrame) {
    guard !steps.isEmpty else { return }
    if !frame.isNarrow {
      let room = LayoutBox(x: TimelineFrame.inset, y: y + 4, width: frame.nameWidth, height: 16)
      labels.append(.fitted("Steps", .name, in: room))
    }
    var runs: [Run] = []
    for step in steps {
      var run = Self.run(step, step, y: y, in: frame)
      // Numbers that would lie over each other are one, as in 3–5. That one is wider, and may reach the number before it.
      while let last = runs.last, run.box.x < last.box.maxX + 3 {
        runs.removeLast()
        run = Self.run(last.first, step, y: y, in: frame)
      }
      runs.append(run)
    }
    for run in runs {
      let title = "\(frame.clock.text(run.first.time)) \(run.first.text)"
      shapes.append(LayoutShape(form: .box(run.box, radius: 7), look: .step, title: title))
      labels.append(LayoutLabel(look: .step, text: Self.numbers(run.first, run.last), box: run.box, alignment: .middle))
    }
  }

  /// Adds the list.
  /// - Parameters:
  ///   - steps: what was done, in order.
  ///   - y: its top.
  ///   - frame: where times are.
  mutating func addList(of steps: [TimelinePicture.Step], y: Double, in frame: TimelineFrame) {
    let listed = steps.prefix(Self.mostListed)
    guard !listed.isEmpty else { return }
    let (numbers, font) = (LayoutLabel.Look.step.font, LayoutLabel.Look.note.font)
    let numberWidth = max(14, listed.map { numbers.width(of: "\($0.number)") + 7 }.max() ?? 0)
    let timeWidth = listed.map { font.width(of: frame.clock.text($0.time)) }.max() ?? 0
    let textWidth = listed.map { font.width(of: $0.text) }.max() ?? 0
    let room = frame.width - 2 * TimelineFrame.inset
    // As many columns as leave room for the longest text.
    let columns = max(1, Int(room / max(160, numberWidth + timeWidth + textWidth + 27)))
    let rows = (listed.count + columns - 1) / columns
    let width = room / Double(columns)
    for (index, step) in listed.enumerated() {
      let left = TimelineFrame.inset + Double(index / rows) * width
      let top = y + Double(index % rows) * Self.rowHeight
      let badge = LayoutBox(x: left, y: top, width: numberWidth, height: 14)
      let time = LayoutBox(x: badge.maxX + 6, y: top, width: timeWidth, height: 14)
      let text = LayoutBox(x: time.maxX + 8, y: top, width: left + width - 12 - time.maxX - 8, height: 14)
      shapes.append(LayoutShape(form: .box(badge, radius: 7), look: .step))
      labels += [
        LayoutLabel(look: .step, text: "\(step.number)", box: badge, alignment: .middle),
        LayoutLabel(look: .tick, text: frame.clock.text(step.time), box: time, alignment: .end),
        .fitted(step.text, .note, in: text),
      ]
    }
    listHeight = Double(rows) * Self.rowHeight
    guard steps.count > listed.count else { return }
    let more = "Steps from \(steps[listed.count].number) on are not listed. Draw a shorter range."
    labels.append(.fitted(more, .count, in: frame.line(y: y + listHeight, height: 15)))
    listHeight += Self.rowHeight
  }

  private static func run(
    _ first: TimelinePicture.Step, _ last: TimelinePicture.Step, y: Double, in frame: TimelineFrame
  ) -> Run {
    let width = max(14, LayoutLabel.Look.step.font.width(of: numbers(first, last)) + 7)
    let middle = (frame.scale.place(of: first.time) + frame.scale.place(of: last.time)) / 2
    let x = min(max(middle - width / 2, 1), frame.width - 1 - width)
    return (first, last, LayoutBox(x: x, y: y + 5, width: width, height: 14))
  }

  private static func numbers(_ first: TimelinePicture.Step, _ last: TimelinePicture.Step) -> String {
    first.number == last.number ? "\(first.number)" : "\(first.number)–\(last.number)"
  }
}
