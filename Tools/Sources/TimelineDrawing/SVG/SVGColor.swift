/// A colour without transparency.
struct SVGColor {
  let red: UInt8
  let green: UInt8
  let blue: UInt8

  /// - Parameter hex: the colour as in `0x0B57C4`.
  init(_ hex: UInt32) {
    red = UInt8(hex >> 16 & 0xFF)
    green = UInt8(hex >> 8 & 0xFF)
    blue = UInt8(hex & 0xFF)
  }

  /// As in a style sheet: `"#0b57c4"`.
  var text: String {
    [red, green, blue].reduce(into: "#") { text, part in
      text += (part < 16 ? "0" : "") + String(part, radix: 16)
    }
  }
}

/// A colour on light and on dark backgrounds.
struct SVGPaint {
  let light: SVGColor
  let dark: SVGColor

  /// - Parameters:
  ///   - light: the colour on a light background, as in `0x0B57C4`.
  ///   - dark: the colour on a dark background.
  init(light: UInt32, dark: UInt32) {
    self.light = SVGColor(light)
    self.dark = SVGColor(dark)
  }
}
