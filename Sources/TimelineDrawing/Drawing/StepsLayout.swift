import Foundation

/// Numbers on the axis for what was done, and a list that says what they mean.
struct StepsLayout {
  /// Points from the top of the numbers to the first lane.
  static let height = 24.0
  /// A longer list is read by nobody.
  private static let mostListed = 60

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
      let run = Self.run(step, step, y: y, in: frame)
      // Numbers that would lie over each other are one, as in 3–5.
      if let last = runs.last, run.box.x < last.box.maxX + 1 {
        runs[runs.count - 1] = Self.run(last.first, step, y: y, in: frame)
      } else {
        runs.append(run)
      }
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
    let columns = max(1, Int((frame.width - 2 * TimelineFrame.inset) / 240))
    let rows = (listed.count + columns - 1) / columns
    let width = (frame.width - 2 * TimelineFrame.inset) / Double(columns)
    for (index, step) in listed.enumerated() {
      let lead = "\(step.number)"
      let text = "\(frame.clock.text(step.time))  \(step.text)"
      let box = LayoutBox(
        x: TimelineFrame.inset + Double(index / rows) * width, y: y + Double(index % rows) * 16, width: width - 12,
        height: 15)
      let room = box.width - LayoutLabel.width(lead: lead, text: " ", .note)
      let shown = LayoutLabel.Look.note.font.fitted(text, in: room)
      labels.append(
        LayoutLabel(look: .note, lead: lead, text: shown, title: shown == text ? nil : text, box: box))
    }
    listHeight = Double(rows) * 16
    guard steps.count > listed.count else { return }
    let more = "Steps from \(steps[listed.count].number) on are not listed. Draw a shorter range."
    labels.append(.fitted(more, .count, in: frame.line(y: y + listHeight, height: 15)))
    listHeight += 16
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
