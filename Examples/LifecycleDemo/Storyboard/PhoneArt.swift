/// The shapes of a phone and of what it shows, in points of its screen.
enum PhoneArt {
  static let width = 180.0
  static let height = 300.0

  /// - Parameters:
  ///   - state: what the user sees.
  ///   - isPlaying: whether the screen plays; nil if it has nothing to play.
  /// - Returns: the phone, whose screen begins at 0, 0.
  static func phone(_ state: PhoneState, isPlaying: Bool?) -> [String] {
    let content =
      state.system == .home || state.system == .lock
      ? []
      : screen(state.screen, isPlaying: isPlaying) + tabBar(state.tabs, selected: state.selectedTab)
        + state.covers.flatMap(cover)
    return ["<g clip-path=\"url(#glass)\">"] + content + (state.system.map(system) ?? []) + ["</g>"]
      + [SVG.rectangle("frame", -3, -3, width + 6, height + 6, radius: 25)]
  }

  /// The shape of the glass, which `phone` is cut to.
  static let definitions =
    "<clipPath id=\"glass\">" + SVG.rectangle("page", 0, 0, width, height, radius: 22) + "</clipPath>"

  private static func screen(_ title: String, isPlaying: Bool?) -> [String] {
    [SVG.rectangle("glass", 0, 0, width, height), SVG.text(title, 90, 40, "title")]
      + (isPlaying.map(player) ?? rows(from: 66, count: 6))
  }

  private static func player(isPlaying: Bool) -> [String] {
    let bars = [12.0, 22, 16, 9].enumerated().map { index, height in
      SVG.rectangle("accent", 78 + Double(index) * 7, 88 - height, 5, height, radius: 1.5)
    }
    let pause = [84.0, 94].map { SVG.rectangle("idle", $0, 66, 6, 22, radius: 1.5) }
    return (isPlaying ? bars : pause) + [
      SVG.rectangle("pale", 50, 106, 80, 80, radius: 12), SVG.rectangle("faint", 34, 200, 112, 5, radius: 2.5),
      SVG.rectangle(isPlaying ? "accent" : "idle", 34, 200, 46, 5, radius: 2.5),
    ]
  }

  private static func rows(from top: Double, count: Int) -> [String] {
    (0..<count).flatMap { index in
      let y = top + Double(index) * 34
      return [
        SVG.rectangle("faint", 14, y, 24, 24, radius: 6),
        SVG.rectangle("faint", 48, y + 8, index % 2 == 0 ? 96 : 72, 8, radius: 4),
      ]
    }
  }

  private static func tabBar(_ names: [String], selected: Int) -> [String] {
    guard !names.isEmpty else { return [] }
    let column = width / Double(names.count)
    return [SVG.rectangle("panel", 0, 258, width, 42)]
      + names.enumerated().flatMap { index, name in
        let center = column * (Double(index) + 0.5)
        return [
          SVG.rectangle(index == selected ? "accent" : "faint", center - 9, 266, 18, 10, radius: 4),
          SVG.text(name, center, 289, index == selected ? "tab" : "tab quiet"),
        ]
      }
  }

  private static func cover(_ cover: PhoneState.Cover) -> [String] {
    let shadow = SVG.rectangle("dim", 0, 0, width, height)
    switch cover.form {
    case .sheet: return [shadow] + sheet(cover.name)
    case .undimmedSheet: return sheet(cover.name)
    case .fullScreen: return screen(cover.name, isPlaying: nil)
    case .popover:
      return [shadow, SVG.rectangle("panel", 52, 54, 118, 130, radius: 12), SVG.text(cover.name, 111, 80, "title")]
    case .alert: return [shadow] + alert(cover.name)
    case .menu:
      return [SVG.rectangle("panel edge", 62, 54, 108, 92, radius: 12), SVG.text(cover.name, 116, 76, "tab")]
        + (0..<3).map { SVG.rectangle("faint", 76, 90 + Double($0) * 18, 80, 6, radius: 3) }
    case .overlay: return [SVG.rectangle("page", 0, 0, width, height), SVG.text(cover.name, 90, 154, "title")]
    }
  }

  private static func sheet(_ name: String) -> [String] {
    [
      SVG.rectangle("panel", 0, 128, width, height, radius: 14), SVG.rectangle("faint", 75, 134, 30, 4, radius: 2),
      SVG.text(name, 90, 162, "title"),
    ] + rows(from: 180, count: 4)
  }

  private static func alert(_ name: String) -> [String] {
    [
      SVG.rectangle("panel", 20, 102, 140, 96, radius: 16), SVG.text(name, 90, 138, "title"),
      SVG.rectangle("faint", 20, 160, 140, 1), SVG.text("OK", 90, 184, "tab"),
    ]
  }

  private static func system(_ system: PhoneState.System) -> [String] {
    switch system {
    case .controlCenter:
      [SVG.rectangle("dim", 0, 0, width, height)]
        + [14.0, 96].flatMap { x in [40.0, 122].map { SVG.rectangle("panel", x, $0, 70, 70, radius: 16) } }
        + [SVG.rectangle("panel", 14, 204, 152, 44, radius: 16), SVG.text("Control Center", 90, 231, "tab")]
    case .call: [SVG.rectangle("panel edge", 8, 10, 164, 56, radius: 18), SVG.text("Call", 90, 43, "title")]
    case .prompt: [SVG.rectangle("dim", 0, 0, width, height)] + alert("Allow?")
    case .lock: [SVG.rectangle("home", 0, 0, width, height), SVG.text("9:41", 90, 90, "clock")]
    case .home:
      [SVG.rectangle("home", 0, 0, width, height)]
        + (0..<16).map { index in
          SVG.rectangle("icon", 17 + Double(index % 4) * 39, 36 + Double(index / 4) * 52, 29, 29, radius: 8)
        }
    }
  }
}
