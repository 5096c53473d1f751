import Foundation

/// A rectangle of the picture, in points from its top left corner.
struct LayoutBox: Hashable {
  var x: Double
  var y: Double
  var width: Double
  var height: Double

  var maxX: Double { x + width }
  var maxY: Double { y + height }

  func overlaps(_ other: LayoutBox) -> Bool {
    x < other.maxX && other.x < maxX && y < other.maxY && other.y < maxY
  }
}

/// A text in the picture, with room for the widest of the fonts it may be drawn with.
struct LayoutLabel: Hashable {
  enum Alignment: String {
    case start, middle, end
  }

  /// The class in the style sheet.
  enum Look: String, CaseIterable {
    case name, header, note, loss, tick, gap, inside, insideStrong = "inside-strong", count, key

    var font: SVGFont {
      switch self {
      case .name: SVGFont(size: 12, isBold: true)
      case .header: SVGFont(size: 13, isBold: true)
      case .note, .loss, .tick, .key, .gap: SVGFont(size: 11)
      case .inside, .insideStrong, .count: SVGFont(size: 10)
      }
    }
  }

  var look: Look
  /// Written in bold before the text, with a space between: a time.
  var lead = ""
  var text: String
  /// The text that was shortened to `text`, or more about it; nil if there is no more to say.
  var title: String?
  var box: LayoutBox
  var alignment = Alignment.start
  /// Whether a line to another label runs behind it.
  var hidesLine = false

  /// - Returns: the width that a lead and a text need, with a space between them.
  static func width(lead: String, text: String, _ look: Look) -> Double {
    if lead.isEmpty { return look.font.width(of: text) }
    let bold = SVGFont(size: look.font.size, isBold: true)
    return bold.width(of: lead) + (text.isEmpty ? 0 : look.font.width(of: " " + text))
  }
}

/// Something that is drawn and is no text.
struct LayoutShape: Hashable {
  enum Form: Hashable {
    case box(LayoutBox, radius: Double)
    case line(x1: Double, y1: Double, x2: Double, y2: Double)
    /// A bar whose ends can be points: what lasted before the recording began, or after it ended.
    case bar(LayoutBox, opensLeft: Bool, opensRight: Bool)
    case triangle(x: Double, y: Double, size: Double)
    /// The edge of a break, from top to bottom.
    case zigzag(x: Double, y: Double, height: Double)
    case cross(x: Double, y: Double, size: Double)

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

  var form: Form
  /// The class in the style sheet.
  var look: String
  var title: String?
}
