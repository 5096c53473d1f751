import Foundation

extension Storyboard {
  private static let columns = 3
  private static let width = 480.0
  private static let cell = (width: 156.0, height: 268.0)
  private static let scale = 0.66
  /// From where to where time is drawn.
  private static let axis = (left: 84.0, width: 384.0)

  /// Draws the stills in rows, and below them when the hero was visible and active.
  /// - Parameters:
  ///   - spans: when each screen was visible and active.
  ///   - end: seconds of journey time.
  /// - Returns: the text of an SVG file, which follows the color scheme of its reader; nil without a hero.
  func svg(_ spans: JourneySpans, until end: TimeInterval) -> String? {
    guard let hero else { return nil }
    let stills = stills
    let rows = (stills.count + Self.columns - 1) / Self.columns
    let top = 12 + Double(rows) * Self.cell.height
    let drawn = stills.enumerated().map { index, still in
      SVG.group(
        x: 12 + Double(index % Self.columns) * Self.cell.width, y: 12 + Double(index / Self.columns) * Self.cell.height,
        Self.draw(still, number: index + 1, hero))
    }
    let lanes: [(String, JourneySpans.State, String)] = [
      ("on screen", .visible, "pale"), hero.plays ? ("plays", .playing, "accent") : ("has focus", .attended, "accent"),
    ]
    let bars = lanes.enumerated().flatMap { index, lane -> [String] in
      let y = top + 44 + Double(index) * 24
      return [SVG.text(lane.0, 12, y + 12, "quiet"), SVG.rectangle("faint", Self.axis.left, y + 7, Self.axis.width, 1)]
        + spans.spans(lane.1, of: hero.name, until: end).map { span in
          let x = Self.x(span.lowerBound, of: end)
          return SVG.rectangle(lane.2, x, y, max(1, Self.x(span.upperBound, of: end) - x), 15, radius: 3)
        }
    }
    let summary = stills.map { "\($0.action): \($0.outcome.joined(separator: ", "))." }.joined(separator: " ")
    return SVG.file(
      width: Self.width, height: top + 122, title: "\(hero.name), as the phone shows it. \(summary)", style: Self.style,
      [PhoneArt.definitions, SVG.rectangle("page", 0, 0, Self.width, top + 122)] + drawn
        + [SVG.text(hero.name, 12, top + 26, "name")] + badges(of: stills, at: top + 22, until: end) + bars
        + ticks(at: top + 96, until: end))
  }

  private static func draw(_ still: Still, number: Int, _ hero: (name: String, plays: Bool)) -> [String] {
    let plays = hero.plays && still.phone.screen == hero.name
    let phone = SVG.group(
      x: 12, y: 4, scale: scale, PhoneArt.phone(still.phone, isPlaying: plays ? still.isActive : nil))
    let y = 4 + PhoneArt.height * scale + 20
    let outcome = still.outcome.enumerated().map { index, line in
      let look = index > 0 ? "quiet" : still.isActive ? "name active" : "name"
      return SVG.text(fitted(line), 0, y + 15 * Double(index + 1), look)
    }
    return [phone] + badge(number, 8, y - 4) + [SVG.text(fitted(still.action), 21, y, "quiet")] + outcome
  }

  /// A name may be longer than a column is wide.
  private static func fitted(_ text: String) -> String {
    text.count > 24 ? text.prefix(23) + "…" : text
  }

  private static func badge(_ number: Int, _ x: Double, _ y: Double) -> [String] {
    [SVG.rectangle("badge", x - 8, y - 8, 16, 16, radius: 8), SVG.text("\(number)", x, y + 4, "number")]
  }

  /// The number of each still at its time. One that has no room is left out.
  private func badges(of stills: [Still], at y: Double, until end: TimeInterval) -> [String] {
    var last = -Double.infinity
    return stills.enumerated().flatMap { index, still -> [String] in
      let x = Self.x(still.time, of: end)
      guard x - last >= 18 else { return [] }
      last = x
      return Self.badge(index + 1, x, y)
    }
  }

  private func ticks(at y: Double, until end: TimeInterval) -> [String] {
    let step = [1.0, 2, 5, 10, 20, 60, 300, 3_600].first { end / $0 <= 8 } ?? end
    return stride(from: 0, through: end, by: max(step, 1)).map { time in
      SVG.text(String(format: "%g s", time), Self.x(time, of: end), y + 14, "tick")
    }
  }

  private static func x(_ time: TimeInterval, of end: TimeInterval) -> Double {
    axis.left + (end > 0 ? time / end : 0) * axis.width
  }

  private static let style = """
    text{font:11.5px -apple-system,"Segoe UI",Roboto,"DejaVu Sans",sans-serif;fill:#1d1d1f}
    .title,.name{font-weight:600}.name{font-size:13px}.title,.tab,.clock,.number,.tick{text-anchor:middle}
    .title{font-size:15px}.tab{font-size:13px}.clock{font-size:34px;fill:#fff}.number{font-size:11px;fill:#fff}
    .tick{font-size:10px}.tick,.quiet{fill:#6e6e73}.active{fill:#0058c7}
    .page{fill:#fff}.glass{fill:#f6f6f9}.panel{fill:#fff}.faint{fill:#dfdfe6}.pale{fill:#bcd3f5}.accent{fill:#0067e6}
    .idle{fill:#8e8e93}.badge{fill:#6e6e73}.home{fill:#3e4c6e}.icon{fill:#afc0e6}.dim{fill:#000;fill-opacity:.35}
    .edge{stroke:#dfdfe6}.frame{fill:none;stroke:#1d1d1f;stroke-width:6}
    @media(prefers-color-scheme:dark){text{fill:#f1f1f4}.tick,.quiet{fill:#a1a1a9}.active{fill:#6cb0ff}
    .page{fill:#0d1117}.glass{fill:#242429}.panel{fill:#34343c}.faint{fill:#4a4a55}.pale{fill:#2b4a78}.accent{fill:#4296ff}
    .home{fill:#2a3350}.icon{fill:#8093c2}.dim{fill-opacity:.55}.edge{stroke:#4a4a55}.frame{stroke:#c9c9d1}}
    """
}
