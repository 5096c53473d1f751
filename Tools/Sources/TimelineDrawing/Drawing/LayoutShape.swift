/// Something that is drawn and is no text.
struct LayoutShape {
  enum Form {
    case box(LayoutBox, radius: Double)
    case line(x1: Double, y1: Double, x2: Double, y2: Double)
    /// A bar whose ends can be points: what lasted before the recording began, or after it ended.
    case bar(LayoutBox, opensLeft: Bool, opensRight: Bool)
    case triangle(x: Double, y: Double, size: Double)
    /// The edge of a break, from top to bottom.
    case zigzag(x: Double, y: Double, height: Double)
    case cross(x: Double, y: Double, size: Double)

    /// Whether it is a bar with a point at one of its ends.
    var isOpen: Bool {
      if case .bar(_, let left, let right) = self { left || right } else { false }
    }

    var box: LayoutBox {
      switch self {
      case .box(let box, _), .bar(let box, _, _): box
      case .line(let x1, let y1, let x2, let y2):
        LayoutBox(x: min(x1, x2), y: min(y1, y2), width: abs(x2 - x1), height: abs(y2 - y1))
      case .triangle(let x, let y, let size): LayoutBox(x: x - size / 2, y: y, width: size, height: size)
      case .cross(let x, let y, let size): LayoutBox(x: x - size / 2, y: y - size / 2, width: size, height: size)
      case .zigzag(let x, let y, let height): LayoutBox(x: x - 2, y: y, width: 4, height: height)
      }
    }
  }

  enum Look {
    case span(TimelineLane.Look)
    case zigzag, cross, eventMark, leader, grid, line
    case lossMark(FocusLossKind), lossLeader(FocusLossKind)
    case gap(TimelineBreak.Cause)

    /// The class in the style sheet.
    var styleClass: String {
      switch self {
      case .span(let look): look.rawValue
      case .gap(let cause): "break-\(cause.rawValue)"
      case .lossMark(let kind): "mark-\(kind.rawValue)"
      case .eventMark: "event-mark"
      case .lossLeader(let kind): "leader-\(kind.rawValue)"
      case .zigzag, .cross, .leader, .grid, .line: "\(self)"
      }
    }

    /// Whether it leads from a bar to the text about it.
    var isLeader: Bool {
      switch self {
      case .leader, .lossLeader: true
      default: false
      }
    }
  }

  var form: Form
  var look: Look
  var title: String?
}
