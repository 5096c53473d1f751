import TimelineDrawing

/// The shapes of a phone and of what it shows, in points of its screen.
enum PhoneArt {
  static let width = 180.0
  static let height = 372.0
  /// Of the frame around the glass.
  static let edge = 6.0

  private static let faint = SVGPaint(light: 0xDFDFE6, dark: 0x3B3B45)
  private static let glass = SVGPaint(light: 0xF6F6F9, dark: 0x242429)
  private static let panel = SVGPaint(light: 0xFFFFFF, dark: 0x303037)
  private static let home = SVGPaint(light: 0x3E4C6E, dark: 0x2A3350)
  private static let icon = SVGPaint(light: 0xAFC0E6, dark: 0x8093C2)
  private static let black = SVGPaint(light: 0x000000, dark: 0x000000)

  static var style: SVGStyle {
    var style = SVGStyle()
    style.add("text", ["font-size": "13px"], colors: ["fill": TimelineLook.text])
    style.add(".quiet", colors: ["fill": TimelineLook.quietText])
    style.add(".strong", ["font-weight": "600"])
    style.add(".middle", ["text-anchor": "middle"])
    style.add(".end", ["text-anchor": "end"])
    style.add(".tiny", ["font-size": "9px"])
    style.add(".small", ["font-size": "11px"])
    style.add(".large", ["font-size": "20px", "font-weight": "600"])
    style.add(".paper", colors: ["fill": TimelineLook.page])
    style.add(".glass", colors: ["fill": glass])
    style.add(".panel", colors: ["fill": panel])
    style.add(".faint", colors: ["fill": faint])
    style.add(".accent", colors: ["fill": TimelineLook.focused])
    style.add(".idle", colors: ["fill": TimelineLook.quietText])
    style.add(".pale", colors: ["fill": TimelineLook.visible])
    style.add(".home", colors: ["fill": home])
    style.add(".icon", colors: ["fill": icon])
    style.add(".onhome", colors: ["fill": SVGPaint(light: 0xFFFFFF, dark: 0xF1F1F4)])
    style.add(".dim", ["fill-opacity": "0.35"], colors: ["fill": black])
    style.add(".frame", ["fill": "none", "stroke-width": "6"], colors: ["stroke": TimelineLook.text])
    style.add(".edged", ["stroke-width": "1"], colors: ["stroke": faint])
    style.add(".outlined", ["stroke-width": "1"], colors: ["stroke": TimelineLook.visibleLine])
    style.add(".head", ["stroke-width": "2"], colors: ["stroke": TimelineLook.text])
    return style
  }

  /// A clip path in the form of the glass.
  static var glassShape: SVGElement {
    SVGElement("clipPath", ["id": "glass"], [rectangle("paper", 0, 0, width, height, radius: 24)])
  }

  /// - Parameter glass: what is on the glass.
  /// - Returns: the phone, whose glass begins at 0, 0.
  static func framed(_ glass: [SVGElement]) -> [SVGElement] {
    [
      SVGElement("g", ["clip-path": "url(#glass)"], glass),
      rectangle("frame", -edge / 2, -edge / 2, width + edge, height + edge, radius: 27),
    ]
  }

  /// A list with a title.
  static func list(_ title: String) -> [SVGElement] {
    [rectangle("glass", 0, 0, width, height), text(title, 90, 46, "strong middle")] + rows(from: 74, count: 7)
  }

  /// A player, without what says whether it plays.
  static func player(_ title: String) -> [SVGElement] {
    [
      rectangle("glass", 0, 0, width, height), text(title, 90, 46, "strong middle"),
      rectangle("pale", 50, 116, 80, 80, radius: 12), rectangle("faint", 34, 208, 112, 5, radius: 2.5),
      rectangle("accent", 34, 208, 46, 5, radius: 2.5),
    ]
  }

  /// Above what lies over a screen: bars that move with the music, or a pause.
  static func playing(_ isPlaying: Bool) -> [SVGElement] {
    let bars: [SVGElement] =
      isPlaying
      ? [12.0, 20, 15, 8].enumerated().map { rectangle("accent", 79 + Double($0) * 6, 84 - $1, 4, $1, radius: 1.5) }
      : [rectangle("idle", 83, 64, 5, 20, radius: 1.5), rectangle("idle", 92, 64, 5, 20, radius: 1.5)]
    return bars + [text(isPlaying ? "plays" : "paused", 90, 102, "small strong middle")]
  }

  static func tabBar(_ names: [String], selected: Int) -> [SVGElement] {
    let column = width / Double(max(names.count, 1))
    let tabs = names.enumerated().flatMap { index, name -> [SVGElement] in
      let center = column * (Double(index) + 0.5)
      let isSelected = index == selected
      return [
        rectangle(isSelected ? "accent" : "faint", center - 9, 338, 18, 10, radius: 4),
        text(name, center, 362, isSelected ? "small middle strong" : "small middle quiet"),
      ]
    }
    return [rectangle("panel", 0, 330, width, 42)] + tabs
  }

  /// What lies over a screen, without the shadow behind it.
  static func cover(_ cover: PhoneState.Cover) -> [SVGElement] {
    switch cover.form {
    case .sheet, .undimmedSheet:
      [
        rectangle("panel", 0, 226, width, height, radius: 14), rectangle("faint", 75, 232, 30, 4, radius: 2),
        text(cover.name, 90, 260, "strong middle"),
      ] + (cover.content.map { items($0.items, from: 268, to: height) } ?? rows(from: 278, count: 3))
    case .fullScreen: cover.content.map { screen(cover.name, $0) } ?? list(cover.name)
    case .popover: [rectangle("panel edged", 52, 64, 118, 130, radius: 12), text(cover.name, 111, 90, "strong middle")]
    case .alert:
      [
        rectangle("panel", 20, 136, 140, 96, radius: 16), text(cover.name, 90, 172, "strong middle"),
        rectangle("faint", 20, 194, 140, 1), text("OK", 90, 218, "middle"),
      ]
    case .menu: menu(cover.name, at: cover.isOnSheet ? 250 : 112)
    case .overlay:
      [rectangle("paper", 0, 0, width, height)]
        + (cover.content.map { items($0.items, from: 150, to: height) } ?? [text(cover.name, 90, 190, "strong middle")])
    }
  }

  /// What the system shows over the app, or in its place.
  static func system(_ system: PhoneState.System) -> [SVGElement] {
    switch system {
    case .controlCenter:
      [rectangle("dim", 0, 0, width, height)]
        + [(14, 114), (96, 114), (14, 196), (96, 196)].map { rectangle("panel", $0.0, $0.1, 70, 70, radius: 16) }
        + [rectangle("panel", 14, 278, 152, 44, radius: 16), text("Control Center", 90, 305, "small middle")]
    case .call: [rectangle("panel", 8, 10, 164, 56, radius: 18), text("Call", 90, 43, "strong middle")]
    case .prompt:
      [rectangle("dim", 0, 0, width, height)] + cover(.init(form: .alert, name: "Allow?"))
    case .lock: [rectangle("home", 0, 0, width, height), text("9:41", 90, 96, "large middle onhome")]
    case .home:
      [rectangle("home", 0, 0, width, height)]
        + (0..<20).map { index in
          rectangle("icon", 17 + Double(index % 4) * 39, 44 + Double(index / 4) * 52, 29, 29, radius: 8)
        }
    }
  }

  private static func menu(_ name: String, at top: Double) -> [SVGElement] {
    [rectangle("panel edged", 66, top, 104, 92, radius: 12), text(name, 78, top + 22, "small")]
      + (0..<3).map { rectangle("faint", 78, top + 36 + Double($0) * 18, 64, 6, radius: 3) }
  }

  static func shadow() -> [SVGElement] { [rectangle("dim", 0, 0, width, height)] }

  private static func rows(from top: Double, count: Int) -> [SVGElement] {
    (0..<count).flatMap { index -> [SVGElement] in
      let y = top + Double(index) * 36
      return [
        rectangle("faint", 14, y, 24, 24, radius: 6),
        rectangle("faint", 48, y + 8, index % 2 == 0 ? 96 : 72, 8, radius: 4),
      ]
    }
  }

  static func rectangle(
    _ look: String, _ x: Double, _ y: Double, _ width: Double, _ height: Double, radius: Double = 0
  ) -> SVGElement {
    radius > 0
      ? SVGElement(
        "rect",
        [
          "class": .text(look), "x": .number(x), "y": .number(y), "width": .number(width), "height": .number(height),
          "rx": .number(radius),
        ])
      : SVGElement(
        "rect",
        ["class": .text(look), "x": .number(x), "y": .number(y), "width": .number(width), "height": .number(height)])
  }

  static func text(_ text: String, _ x: Double, _ y: Double, _ look: String) -> SVGElement {
    look.isEmpty
      ? SVGElement("text", ["x": .number(x), "y": .number(y)], text: text)
      : SVGElement("text", ["class": .text(look), "x": .number(x), "y": .number(y)], text: text)
  }
}
