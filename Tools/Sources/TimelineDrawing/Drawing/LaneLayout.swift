import Foundation
import LifecycleTimeline

/// Where the parts of one lane are.
struct LaneLayout {
  private static let rowHeight = 15.0

  let lane: TimelineLane
  private(set) var box: LayoutBox
  /// The bars of states, and the edges of breaks through them.
  private(set) var bars: [LayoutShape] = []
  /// Marks of events, and the lines from them to their labels.
  private(set) var marks: [LayoutShape] = []
  private(set) var labels: [LayoutLabel] = []
  /// How many notes have no label.
  private(set) var omitted = 0
  private let frame: TimelineFrame
  private let barY: Double
  /// How high the part with the bars is.
  private let barHeight: Double

  init(_ lane: TimelineLane, y: Double, in frame: TimelineFrame) {
    self.lane = lane
    self.frame = frame
    barY = y + 6
    barHeight = lane.spans.isEmpty ? 10 : 20
    box = LayoutBox(x: 0, y: y, width: TimelineFrame.width, height: barY + barHeight + 5 - y)
    addBars()
    addNotes()
    addName()
  }

  private var middle: Double { barY + barHeight / 2 }

  // MARK: Name

  private mutating func addName() {
    func room(y: Double, height: Double) -> LayoutBox {
      LayoutBox(x: TimelineFrame.inset, y: y, width: frame.nameWidth, height: height)
    }
    if omitted > 0 {
      labels.append(.fitted("\(omitted) not shown", .count, in: room(y: middle + 8, height: 13)))
      box.height = max(box.height, middle + 24 - box.y)
    }
    labels.append(.fitted(lane.name, .name, in: room(y: middle - 8, height: 16)))
  }

  // MARK: Bars

  private mutating func addBars() {
    for look in TimelineLane.Look.allCases {
      let spans = lane.spans.filter { $0.look == look }
      guard !spans.isEmpty else { continue }
      var merged: [(x: Double, maxX: Double, count: Int, span: TimelineLane.Span)] = []
      for span in spans {
        guard let (x, maxX) = places(of: span) else { continue }
        // Bars that are too thin to distinguish become one.
        if let last = merged.last, x - last.maxX < 0.5, maxX - x < 2 || last.maxX - last.x < 2 {
          merged[merged.count - 1].maxX = max(last.maxX, maxX)
          merged[merged.count - 1].count += 1
        } else {
          merged.append((x, maxX, 1, span))
        }
      }
      for bar in merged { add(look, bar.x, bar.maxX, bar.count, bar.span) }
    }
    addBreaks()
  }

  /// Cuts the bars where the time is not to scale.
  private mutating func addBreaks() {
    let boxes = bars.map(\.form.box)
    for piece in frame.scale.pieces where piece.gap != nil {
      let (x, width) = (piece.places.lowerBound, piece.places.length)
      let edges = width < 16 ? [x + width / 2] : [x + 3, x + width - 3]
      for edge in edges where boxes.contains(where: { $0.x < edge && edge < $0.maxX }) {
        bars.append(LayoutShape(form: .zigzag(x: edge, y: barY - 2, height: barHeight + 5), look: .zigzag))
      }
    }
  }

  private func places(of span: TimelineLane.Span) -> (x: Double, maxX: Double)? {
    let range = frame.scale.range
    guard span.start <= range.upperBound, span.end ?? .infinity >= range.lowerBound else { return nil }
    let x = frame.scale.place(of: span.start)
    // The bar of a state that goes on points out of the lane.
    guard let end = span.end, end <= range.upperBound else {
      return (x, frame.places.upperBound + TimelineFrame.overhang)
    }
    return (x, frame.scale.place(of: end))
  }

  private mutating func add(
    _ look: TimelineLane.Look, _ x: Double, _ maxX: Double, _ count: Int, _ span: TimelineLane.Span
  ) {
    // A screen can be loaded for no time; that it was visible is seen in any case.
    let width = look == .loaded ? maxX - x : max(maxX - x, 1.5)
    let height = Self.height(of: look)
    let y = middle - height / 2
    let title = "\(lane.name): \(span.title)" + (count > 1 ? " and \(count - 1) more" : "") + frame.words(for: span)
    let box = LayoutBox(x: x, y: y, width: width, height: height)
    let form: LayoutShape.Form =
      look == .loaded
      ? .line(x1: x, y1: middle, x2: maxX, y2: middle)
      : .bar(
        box, opensLeft: !span.isStartKnown || span.start < frame.scale.range.lowerBound,
        opensRight: span.end.map { $0 > frame.scale.range.upperBound } ?? true)
    bars.append(LayoutShape(form: form, look: .span(look), title: title))
    if look == .cancelled {
      marks.append(LayoutShape(form: .cross(x: box.x + width / 2, y: middle, size: 7), look: .cross))
    }
    guard let text = span.text, count == 1 else { return }
    let label: LayoutLabel.Look = look == .suspended ? .insideStrong : .inside
    let textWidth = label.font.width(of: text)
    let room = frame.room(between: box.x, and: box.maxX)
    let isOpen = span.start < frame.scale.range.lowerBound || !span.isStartKnown
    let place = LayoutBox(x: room.x + (isOpen ? 8 : 4), y: middle - 7, width: textWidth, height: 14)
    // Texts of two bars that overlap, as those of one field never do, would be drawn over each other.
    if place.maxX + 4 <= room.maxX, !labels.contains(where: { $0.box.overlaps(place) }) {
      labels.append(LayoutLabel(look: label, text: text, box: place))
    } else if look != .active, look != .inactive, look != .background, !isNamedByAxis(look, box) {
      // The states of an app differ in their looks.
      var note = TimelineLane.Note(time: span.start, text: text, mark: .none)
      note.showsTime = false
      unwritten.append(note)
    }
  }

  /// Whether the axis says how long the bar of a suspension is, which a break cuts.
  private func isNamedByAxis(_ look: TimelineLane.Look, _ box: LayoutBox) -> Bool {
    look == .suspended
      && frame.scale.pieces.contains { $0.gap != nil && (box.x...box.maxX).contains($0.places.middle) }
  }

  /// The texts of spans that are too short for them.
  private var unwritten: [TimelineLane.Note] = []

  private static func height(of look: TimelineLane.Look) -> Double {
    switch look {
    case .loaded: 2
    case .transition, .overlayTransition: 10
    case .cancelled: 12
    case .focused: 9
    case .background: 12
    case .visible, .away, .active, .inactive, .expected, .suspended, .overlay, .editing, .keyboard: 16
    }
  }

  // MARK: Notes

  private mutating func addNotes() {
    let notes = NoteCluster.clusters(lane.notes + unwritten, in: frame)
    for note in notes {
      let title = "\(lane.name): \(note.title)"
      if case .loss(let kind) = note.mark {
        let line = LayoutShape.Form.line(x1: note.x, y1: barY - 2, x2: note.x, y2: barY + barHeight + 3)
        marks.append(LayoutShape(form: line, look: .lossMark(kind), title: title))
      }
      if note.hasEvent {
        let triangle = LayoutShape.Form.triangle(x: note.x, y: barY - 5, size: 8)
        marks.append(LayoutShape(form: triangle, look: .eventMark, title: title))
      }
    }
    let (places, rows) = NoteCluster.places(of: notes, in: frame)
    let top = barY + barHeight + 3
    for (note, place) in zip(notes, places) {
      guard let place else {
        omitted += note.count
        continue
      }
      let y = top + Double(place.row) * Self.rowHeight
      marks.append(
        LayoutShape(
          form: .line(x1: note.x, y1: note.mark == .event ? barY : top - 1, x2: note.x, y2: y + Self.rowHeight - 2),
          look: Self.leader(to: note.mark)))
      labels.append(
        note.label(
          in: LayoutBox(
            x: place.x + (place.isFlipped ? 0 : 4), y: y, width: place.width - 6, height: Self.rowHeight - 1),
          isFlipped: place.isFlipped))
    }
    let leaders = marks.filter(\.look.isLeader).map(\.form.box)
    for index in labels.indices {
      let box = labels[index].box
      labels[index].hidesLine =
        box.y >= top && leaders.contains { box.x < $0.x && $0.x < box.maxX && box.y + 1 < $0.maxY }
    }
    if rows > 0 { box.height = top + Double(rows) * Self.rowHeight + 4 - box.y }
  }

  private static func leader(to mark: TimelineLane.Note.Mark) -> LayoutShape.Look {
    switch mark {
    case .loss(let kind), .change(let kind): .lossLeader(kind)
    case .event, .none: .leader
    }
  }
}
