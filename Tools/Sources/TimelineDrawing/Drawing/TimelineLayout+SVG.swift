import Foundation
import LifecycleTimeline

// A layout as SVG. Nothing is decided here.

extension TimelineLayout {
  /// - Parameters:
  ///   - title: the name of the picture.
  ///   - summary: a description for readers who do not see the picture.
  /// - Returns: the picture.
  func document(title: String, summary: String) -> SVGDocument {
    let page = SVGElement("rect", ["class": "page", "width": .number(TimelineFrame.width), "height": .number(height)])
    let behind = SVGElement("g", ["role": "presentation"], ground.flatMap(Self.elements))
    let axisAndLegend = Self.group("Axis and legend", keys.flatMap(Self.elements) + labels.map(Self.element))
    return SVGDocument(
      width: TimelineFrame.width, height: height, title: title, summary: summary, style: TimelineLook.style,
      definitions: TimelineLook.patterns, content: [page, behind] + lanes.map(Self.group) + [axisAndLegend])
  }

  private static func group(_ lane: LaneLayout) -> SVGElement {
    let leaders = lane.marks.filter(\.look.isLeader)
    let marks = lane.marks.filter { !$0.look.isLeader }
    let lines = lane.bars.flatMap(Self.elements) + leaders.flatMap(Self.elements)
    let hidden = lane.labels.filter(\.hidesLine).map(Self.ground)
    return group(lane.lane.name, lines + hidden + marks.flatMap(Self.elements) + lane.labels.map(Self.element))
  }

  /// What a screen reader reads as one.
  private static func group(_ name: String, _ content: [SVGElement]) -> SVGElement {
    SVGElement("g", ["role": "graphics-object group", "aria-label": .text(name)], content)
  }

  // MARK: Text

  /// A box that hides the line to another label behind a text.
  private static func ground(of label: LayoutLabel) -> SVGElement {
    let box = label.box
    return SVGElement(
      "rect",
      [
        "class": "page", "x": .number(box.x - 3), "y": .number(box.y), "width": .number(box.width + 6),
        "height": .number(box.height),
      ])
  }

  private static func element(_ label: LayoutLabel) -> SVGElement {
    let box = label.box
    let x =
      switch label.alignment {
      case .start: box.x
      case .middle: box.x + box.width / 2
      case .end: box.maxX
      }
    var text = SVGElement(
      "text",
      [
        "class": .text(label.look.styleClass), "x": .number(x),
        "y": .number(box.y + box.height / 2 + label.look.font.size * 0.36),
        "text-anchor": .text(label.alignment.rawValue),
      ], title: label.title)
    if !label.lead.isEmpty { text.append(SVGElement("tspan", text: label.lead)) }
    text.append(text: (label.lead.isEmpty || label.text.isEmpty ? "" : " ") + label.text)
    return text
  }

  // MARK: Shapes

  private static func elements(_ shape: LayoutShape) -> [SVGElement] {
    let (look, title) = (shape.look.styleClass, shape.title)
    switch shape.form {
    case .box(let box, let radius):
      return [
        SVGElement(
          "rect",
          [
            "class": .text(look), "x": .number(box.x), "y": .number(box.y), "width": .number(box.width),
            "height": .number(box.height), "rx": .number(radius),
          ], title: title)
      ]
    case .line(let x1, let y1, let x2, let y2):
      return [
        SVGElement(
          "line",
          ["class": .text(look), "x1": .number(x1), "y1": .number(y1), "x2": .number(x2), "y2": .number(y2)],
          title: title)
      ]
    case .bar(let box, let opensLeft, let opensRight):
      return [path(bar(box, opensLeft: opensLeft, opensRight: opensRight), look, title: title)]
    case .triangle(let x, let y, let size):
      let left = "M\(number(x - size / 2)) \(number(y))"
      return [path(left + "h\(number(size))L\(number(x)) \(number(y + size))z", look, title: title)]
    case .cross(let x, let y, let size):
      let down = "M\(number(x - size / 2)) \(number(y - size / 2))l\(number(size)) \(number(size))"
      return [path(down + "m0 \(number(-size))l\(number(-size)) \(number(size))", look, title: title)]
    case .zigzag(let x, let y, let height):
      return ["zigzag-ground", "zigzag"].map { path(zigzag(x: x, y: y, height: height), $0) }
    }
  }

  private static func path(_ data: String, _ look: String, title: String? = nil) -> SVGElement {
    SVGElement("path", ["class": .text(look), "d": .text(data)], title: title)
  }

  private static func bar(_ box: LayoutBox, opensLeft: Bool, opensRight: Bool) -> String {
    let point = min(box.height / 2, box.width / 2, 6)
    let left = opensLeft ? point : 0, right = opensRight ? point : 0
    let start = "M\(number(box.x + left)) \(number(box.y))H\(number(box.maxX - right))"
    let rightEnd =
      opensRight
      ? "L\(number(box.maxX)) \(number(box.y + box.height / 2))L\(number(box.maxX - right)) \(number(box.maxY))"
      : "V\(number(box.maxY))"
    let leftEnd =
      opensLeft ? "H\(number(box.x + left))L\(number(box.x)) \(number(box.y + box.height / 2))z" : "H\(number(box.x))z"
    return start + rightEnd + leftEnd
  }

  private static func zigzag(x: Double, y: Double, height: Double) -> String {
    let count = max(1, Int(height / 5))
    let teeth = (0..<count).map { $0 % 2 == 0 ? "l2.5 5" : "l-2.5 5" }.joined()
    return "M\(number(x - 1.25)) \(number(y))" + teeth
  }

  private static func number(_ number: Double) -> String { SVGElement.text(of: number) }
}
