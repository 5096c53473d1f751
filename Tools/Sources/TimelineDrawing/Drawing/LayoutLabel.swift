/// A text in the picture, with room for the widest of the fonts it may be drawn with.
struct LayoutLabel {
  enum Alignment: String {
    case start, middle, end
  }

  /// The class in the style sheet.
  enum Look: Equatable {
    case name, note, tick, gap, inside, insideStrong, count, key
    /// About a loss of focus.
    case loss(FocusLossKind)

    static let all: [Look] =
      [.name, .note, .tick, .gap, .inside, .insideStrong, .count, .key]
      + FocusLossKind.allCases.map(Look.loss)

    var styleClass: String {
      switch self {
      case .insideStrong: "inside-strong"
      case .loss(let kind): "loss-\(kind.rawValue)"
      case .name, .note, .tick, .gap, .inside, .count, .key: "\(self)"
      }
    }

    var font: SVGFont {
      switch self {
      case .name: SVGFont(size: 12, isBold: true)
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

  /// - Returns: a label with the text, or as much of it as its box has room for and the whole text as its title.
  static func fitted(_ text: String, _ look: Look, in box: LayoutBox) -> LayoutLabel {
    let shown = look.font.fitted(text, in: box.width)
    return LayoutLabel(look: look, text: shown, title: shown == text ? nil : text, box: box)
  }

  /// - Returns: the width that a lead and a text need, with a space between them.
  static func width(lead: String, text: String, _ look: Look) -> Double {
    if lead.isEmpty { return look.font.width(of: text) }
    let bold = SVGFont(size: look.font.size, isBold: true)
    return bold.width(of: lead) + (text.isEmpty ? 0 : look.font.width(of: " " + text))
  }
}
