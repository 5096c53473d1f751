import LifecycleTimeline

/// The colors and patterns of a picture. Nothing is said by colour alone: looks differ in height, pattern or label.
enum TimelineLook {
  /// The colors of text, and of what it stands on.
  static let page = SVGPaint(light: 0xFFFFFF, dark: 0x1B1B1F)
  static let text = SVGPaint(light: 0x1D1D21, dark: 0xF1F1F4)
  static let quietText = SVGPaint(light: 0x575762, dark: 0xB4B4C0)
  static let coverText = SVGPaint(light: 0xA3211A, dark: 0xFFA79E)
  static let systemText = SVGPaint(light: 0x7A4F00, dark: 0xF0C060)
  static let suspended = SVGPaint(light: 0x3A3A45, dark: 0xD3D3DC)
  static let strongText = SVGPaint(light: 0xFFFFFF, dark: 0x1B1B1F)
  static let active = SVGPaint(light: 0xD5EEDB, dark: 0x1F4A2D)
  static let inactive = SVGPaint(light: 0xFFE9BF, dark: 0x574310)
  static let background = SVGPaint(light: 0xE2E2E9, dark: 0x3B3B45)
  static let overlay = SVGPaint(light: 0xF6D5E1, dark: 0x5A2A40)
  static let editing = SVGPaint(light: 0xD3EEEE, dark: 0x1E4848)
  static let keyboard = SVGPaint(light: 0xE6E0F5, dark: 0x3A3157)
  static let visible = SVGPaint(light: 0xD6E4FA, dark: 0x28426B)

  private static let loaded = SVGPaint(light: 0x83838F, dark: 0x9292A0)
  static let focused = SVGPaint(light: 0x0B57C4, dark: 0x78B0FF)
  static let visibleLine = SVGPaint(light: 0x5B84C4, dark: 0x7AA5E6)
  private static let activeLine = SVGPaint(light: 0x2D7A45, dark: 0x6FCA8A)
  private static let inactiveLine = SVGPaint(light: 0x8A5A00, dark: 0xE6B450)
  private static let backgroundLine = SVGPaint(light: 0x6B6B76, dark: 0xA5A5B2)
  private static let overlayLine = SVGPaint(light: 0xA8325F, dark: 0xF08BB0)
  private static let editingLine = SVGPaint(light: 0x1F7A7A, dark: 0x67C7C7)
  private static let keyboardLine = SVGPaint(light: 0x6450A8, dark: 0xB3A2EE)
  private static let zigzag = SVGPaint(light: 0x6B6B76, dark: 0xA5A5B2)
  private static let grid = SVGPaint(light: 0xE9E9EE, dark: 0x303037)
  private static let line = SVGPaint(light: 0xD2D2DA, dark: 0x44444D)
  private static let breakGround = SVGPaint(light: 0xF1F1F5, dark: 0x27272D)

  static var style: SVGStyle {
    var style = SVGStyle()
    style.add("text", ["font-size": "11px"], colors: ["fill": text])
    for look in LayoutLabel.Look.all {
      let size = SVGElement.text(of: look.font.size)
      let color: SVGPaint =
        switch look {
        case .loss(let kind): color(of: kind)
        case .tick, .gap, .count: quietText
        case .insideStrong: strongText
        case .name, .note, .inside, .key: text
        }
      style.add(
        "text.\(look.styleClass)", ["font-size": "\(size)px", "font-weight": look.font.isBold ? "600" : "400"],
        colors: ["fill": color])
    }
    style.add("tspan", ["font-weight": "600"])
    style.add(".page", colors: ["fill": page])
    addLines(to: &style)
    addBars(to: &style)
    return style
  }

  private static func color(of kind: FocusLossKind) -> SVGPaint {
    switch kind {
    case .navigation: quietText
    case .cover: coverText
    case .system: systemText
    }
  }

  private static func addLines(to style: inout SVGStyle) {
    style.add(".grid", ["stroke-width": "1"], colors: ["stroke": grid])
    style.add(".line", ["stroke-width": "1"], colors: ["stroke": line])
    style.add(".leader", ["stroke-width": "1"], colors: ["stroke": zigzag])
    for kind in FocusLossKind.allCases {
      style.add(".leader-\(kind.rawValue)", ["stroke-width": "1"], colors: ["stroke": color(of: kind)])
      style.add(".mark-\(kind.rawValue)", ["stroke-width": "2.5"], colors: ["stroke": color(of: kind)])
    }
    style.add(".event-mark", colors: ["fill": text])
    style.add(".cross", ["stroke-width": "1.8"], colors: ["stroke": text])
    style.add(".loaded", ["stroke-width": "2"], colors: ["stroke": loaded])
    style.add(".zigzag", ["fill": "none", "stroke-width": "1.2"], colors: ["stroke": zigzag])
    style.add(".zigzag-ground", ["fill": "none", "stroke-width": "4"], colors: ["stroke": page])
    style.add(".break-suspended", colors: ["fill": background])
    style.add(".break-quiet", colors: ["fill": breakGround])
  }

  private static func addBars(to style: inout SVGStyle) {
    style.add(".focused", colors: ["fill": focused])
    style.add(".away", ["stroke-width": "1"], colors: ["fill": page, "stroke": visibleLine])
    style.add(".suspended", colors: ["fill": suspended])
    for (look, fill, stroke) in [
      ("visible", visible, visibleLine), ("active", active, activeLine), ("background", background, backgroundLine),
      ("overlay", overlay, overlayLine), ("editing", editing, editingLine), ("keyboard", keyboard, keyboardLine),
    ] {
      style.add(".\(look)", ["stroke-width": "1"], colors: ["fill": fill, "stroke": stroke])
    }
    // With patterns, which `patterns` has.
    style.add(".transition", ["fill": "url(#transition)", "stroke-width": "0.8"], colors: ["stroke": visibleLine])
    style.add(
      ".overlay-transition", ["fill": "url(#overlay-transition)", "stroke-width": "0.8"],
      colors: ["stroke": overlayLine])
    style.add(".inactive", ["fill": "url(#inactive)", "stroke-width": "1"], colors: ["stroke": inactiveLine])
    style.add(
      ".expected", ["stroke-width": "1", "stroke-dasharray": "3 2"], colors: ["fill": page, "stroke": backgroundLine])
    style.add(
      ".cancelled", ["fill": "none", "stroke-width": "1.2", "stroke-dasharray": "2 2"], colors: ["stroke": visibleLine])
    style.add(".hatch-visible", colors: ["stroke": visibleLine])
    style.add(".hatch-overlay", colors: ["stroke": overlayLine])
    style.add(".ground-inactive", colors: ["fill": inactive])
    style.add(".hatch-inactive", ["stroke-opacity": "0.35"], colors: ["stroke": inactiveLine])
  }

  static var patterns: [SVGElement] {
    [
      pattern("transition", ground: "page", hatch: "hatch-visible", distance: 3),
      pattern("overlay-transition", ground: "page", hatch: "hatch-overlay", distance: 3),
      pattern("inactive", ground: "ground-inactive", hatch: "hatch-inactive", distance: 7),
    ]
  }

  private static func pattern(_ name: String, ground: String, hatch: String, distance: Double) -> SVGElement {
    SVGElement(
      "pattern",
      [
        "id": .text(name), "width": .number(distance), "height": .number(distance), "patternUnits": "userSpaceOnUse",
        "patternTransform": "rotate(45)",
      ],
      [
        SVGElement("rect", ["class": .text(ground), "width": .number(distance), "height": .number(distance)]),
        SVGElement("line", ["class": .text(hatch), "x1": 0.5, "y1": 0, "x2": 0.5, "y2": .number(distance)]),
      ])
  }
}
