import Foundation
import TimelineDrawing

/// Stills of a story in rows, each with what was done and what came of it.
struct Filmstrip {
  /// Nobody looks at a longer strip.
  private static let mostStills = 24
  private static let inset = 8.0
  private static let small = SVGFont(size: 11)
  private static let bold = SVGFont(size: 11, isBold: true)
  private static let lineHeight = 14.0

  private let stills: [Story.Still]
  private let omitted: Int

  /// - Parameters:
  ///   - story: what has happened, and what the phone showed.
  ///   - range: the seconds in which something was done; nil for all.
  init(_ story: Story, in range: ClosedRange<TimeInterval>? = nil) {
    let stills = story.stills(in: range)
    self.stills = Array(stills.prefix(Self.mostStills))
    omitted = stills.count - self.stills.count
  }

  var isEmpty: Bool { stills.isEmpty }

  /// - Parameters:
  ///   - width: points.
  ///   - hasGround: whether it has the color of a page behind it, and not what is behind the picture.
  /// - Returns: the picture. Its height follows from the number of stills.
  func document(width: Double, hasGround: Bool = true) -> SVGDocument {
    let mostColumns = max(1, Int((width - 2 * Self.inset) / 110))
    let cell = min((width - 2 * Self.inset) / Double(mostColumns), 150)
    // No row is much shorter than the others.
    let rows = (stills.count + mostColumns - 1) / mostColumns
    let columns = (stills.count + rows - 1) / max(rows, 1)
    var y = Self.inset
    var content: [SVGElement] = []
    for start in stride(from: 0, to: stills.count, by: max(columns, 1)) {
      let row = stills[start..<min(start + columns, stills.count)].map { Cell($0, width: cell) }
      for (index, drawn) in row.enumerated() {
        let place = SVGElement.move(Self.inset + Double(index) * cell, y)
        content.append(SVGElement("g", ["transform": .text(place)], drawn.elements))
      }
      y += (row.map(\.height).max() ?? 0) + 10
    }
    if omitted > 0 {
      content.append(PhoneArt.text("\(omitted) more are left out. Draw a shorter range.", 12, y + 8, "small quiet"))
      y += 18
    }
    // A whole number of points, so that no seam is seen above a picture below it.
    y = y.rounded(.up)
    let ground = hasGround ? [PhoneArt.rectangle("paper", 0, 0, width, y)] : []
    return SVGDocument(
      width: width, height: y, title: "What the phone shows",
      summary: stills.map { "\($0.number). \($0.action.text). \($0.outcome?.text ?? "")" }.joined(separator: " "),
      style: Self.style, definitions: [PhoneArt.glassShape],
      content: [SVGElement("g", ["class": "strip"], ground + content)])
  }

  private static var style: SVGStyle {
    var style = SVGStyle()
    style.add(PhoneArt.style, inside: ".strip")
    style.add(".strip .badge", colors: ["fill": TimelineLook.suspended])
    style.add(".strip .number", ["font-size": "10px"], colors: ["fill": TimelineLook.page])
    return style
  }

  /// One still with its texts.
  private struct Cell {
    private(set) var elements: [SVGElement] = []
    private(set) var height = 0.0

    init(_ still: Story.Still, width: Double) {
      let scale = (width - 14) / (PhoneArt.width + 2 * PhoneArt.edge)
      let phone = SVGElement(
        "g", ["transform": .text(SVGElement.move(4 + PhoneArt.edge * scale, PhoneArt.edge * scale, scale: scale))],
        PhoneArt.framed(PhoneArt.phone(still.phone, isPlaying: still.isPlaying)))
      elements.append(phone)
      var y = (PhoneArt.height + 2 * PhoneArt.edge) * scale + 16
      let number = "\(still.number)"
      let badge = max(14, Filmstrip.bold.width(of: number) + 6)
      elements += [
        PhoneArt.rectangle("badge", 4, y - 11, badge, 14, radius: 7),
        PhoneArt.text(number, 4 + badge / 2, y - 0.5, "number middle strong"),
      ]
      // The first line begins beside the number.
      let indent = badge + 5
      for (index, line) in Filmstrip.small.lines(of: still.action.text, in: width - 10 - indent, limit: 3).enumerated()
      {
        elements.append(PhoneArt.text(line, 4 + indent, y + Double(index) * Filmstrip.lineHeight, "small quiet"))
        height = y + Double(index) * Filmstrip.lineHeight
      }
      y = height + Filmstrip.lineHeight + 2
      for line in Filmstrip.bold.lines(of: still.outcome?.text ?? "", in: width - 10, limit: 3) {
        elements.append(PhoneArt.text(line, 4, y, "small strong"))
        height = y
        y += Filmstrip.lineHeight
      }
    }
  }
}
