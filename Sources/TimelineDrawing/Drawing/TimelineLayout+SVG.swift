import Foundation
import LifecycleTimeline

// A layout as SVG. Nothing is decided here.

extension TimelineLayout {
  /// - Parameters:
  ///   - title: the name of the picture.
  ///   - summary: a description for readers who do not see the picture.
  ///   - theme: whether it is light, dark, or follows the reader's device.
  /// - Returns: the text of the file.
  func svg(title: String, summary: String, theme: TimelineTheme) -> String {
    let width = frame.width
    var content = [
      SVGElement("rect", ["class": "page", "width": .number(width), "height": .number(height)])
    ]
    content.append(SVGElement("g", ["role": "presentation"], ground.flatMap(Self.elements)))
    content += lanes.map { lane in
      let lines = lane.marks.filter { $0.look.isLeader }
      let marks = lane.marks.filter { !$0.look.isLeader }
      return SVGElement(
        "g", ["role": "graphics-object group", "aria-label": .text(lane.lane.name)],
        lane.bars.flatMap(Self.elements) + lines.flatMap(Self.elements)
          + lane.labels.filter(\.hidesLine).map(Self.ground)
          + marks.flatMap(Self.elements)
          + lane.labels.map(Self.element))
    }
    content.append(
      SVGElement(
        "g", ["role": "graphics-object group", "aria-label": "Axis and legend"],
        keys.flatMap(Self.elements) + labels.map(Self.element)))
    let document = SVGDocument(
      width: width, height: height, title: title, summary: summary, style: TimelineLook.style,
      definitions: TimelineLook.patterns, content: content)
    return document.text(theme: theme)
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
        "class": .text(label.look.rawValue), "x": .number(x),
        "y": .number(box.y + box.height / 2 + label.look.font.size * 0.36),
        "text-anchor": .text(label.alignment.rawValue),
      ], title: label.title)
    if !label.lead.isEmpty { text.append(SVGElement("tspan", text: label.lead)) }
    text.append(text: (label.lead.isEmpty || label.text.isEmpty ? "" : " ") + label.text)
    return text
  }

  // MARK: Shapes

  private static func elements(_ shape: LayoutShape) -> [SVGElement] {
    switch shape.form {
    case .box(let box, let radius):
      [
        SVGElement(
          "rect",
          [
            "class": .text(shape.look.styleClass), "x": .number(box.x), "y": .number(box.y),
            "width": .number(box.width),
            "height": .number(box.height), "rx": .number(radius),
          ], title: shape.title)
      ]
    case .line(let x1, let y1, let x2, let y2):
      [
        SVGElement(
          "line",
          [
            "class": .text(shape.look.styleClass), "x1": .number(x1), "y1": .number(y1), "x2": .number(x2),
            "y2": .number(y2),
          ], title: shape.title)
      ]
    case .bar(let box, let opensLeft, let opensRight):
      [path(bar(box, opensLeft: opensLeft, opensRight: opensRight), shape.look.styleClass, title: shape.title)]
    case .triangle(let x, let y, let size):
      [
        path(
          "M\(number(x - size / 2)) \(number(y))h\(number(size))L\(number(x)) \(number(y + size))z",
          shape.look.styleClass,
          title: shape.title)
      ]
    case .cross(let x, let y, let size):
      [
        path(
          "M\(number(x - size / 2)) \(number(y - size / 2))l\(number(size)) \(number(size))m0 \(number(-size))"
            + "l\(number(-size)) \(number(size))", shape.look.styleClass, title: shape.title)
      ]
    case .zigzag(let x, let y, let height):
      ["zigzag-ground", "zigzag"].map { path(zigzag(x: x, y: y, height: height), $0, title: nil) }
    }
  }

  private static func path(_ data: String, _ look: String, title: String?) -> SVGElement {
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
