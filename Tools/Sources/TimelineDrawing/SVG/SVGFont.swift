import Foundation

/// Estimates the width of text that is drawn later, on another machine, with a font that is not known here.
///
/// The widths are those of DejaVu Sans, which is wider than the system fonts of all platforms, with a margin.
struct SVGFont {
  let size: Double
  var isBold = false

  /// - Parameter text: a text in one line.
  /// - Returns: a width in points that the text does not exceed.
  func width(of text: some StringProtocol) -> Double {
    let ems = text.reduce(0) { $0 + Self.ems(of: $1) }
    return ems * size * (isBold ? 1.2 : 1.04)
  }

  /// - Parameters:
  ///   - text: a text in one line.
  ///   - width: the width in points that there is for it.
  /// - Returns: the text, or its beginning with an ellipsis, or `""` if there is no room for a single character.
  func fitted(_ text: String, in width: Double) -> String {
    if self.width(of: text) <= width { return text }
    var rest = width - self.width(of: "…")
    let kept = text.prefix { character in
      rest -= self.width(of: String(character))
      return rest >= 0
    }
    guard let last = kept.lastIndex(where: { !$0.isWhitespace }) else { return "" }
    return kept[...last] + "…"
  }

  private static func ems(of character: Character) -> Double {
    if let ascii = character.asciiValue { return widths[Int(ascii)] }
    guard let scalar = character.unicodeScalars.first else { return 0 }
    switch scalar.value {
    case 0x80..<0x1100: return 0.85
    case 0x2010...0x206F: return 1
    // Emoji of some fonts are wider than their size.
    case 0x2190...0x2BFF, 0x1F000...: return 1.4
    default: return 1.1
    }
  }

  /// By ASCII code, in ems.
  private static let widths: [Double] = {
    var widths = [Double](repeating: 1, count: 128)
    let known: KeyValuePairs = [
      0.28: "ijl'", 0.30: "IJ", 0.32: " ,.", 0.34: "/:;\\|", 0.37: "-f", 0.40: "()[]t", 0.42: "!r", 0.50: "\"*_`",
      0.54: "?sz", 0.56: "cL", 0.60: "Fkvxy", 0.62: "aoePTY", 0.64: "0123456789$bdghnpquES{}", 0.66: "K",
      0.70: "ABCRVXZ", 0.76: "HNU", 0.80: "&DGOQ", 0.84: "#+<=>^w~", 0.87: "M", 0.96: "%", 1.0: "mW@",
    ]
    for (width, characters) in known {
      for character in characters.utf8 { widths[Int(character)] = width }
    }
    return widths
  }()
}
