import TimelineDrawing

// The screens of an app, as far as what is written on them can be read. The places of the views are the drawing's own: no one
// computes those of the app.

extension PhoneArt {
  private static let keyboardTop = 262.0

  /// - Parameters:
  ///   - title: what the navigation bar says.
  ///   - content: what is written below it.
  /// - Returns: the screen.
  static func screen(_ title: String, _ content: PhoneContent) -> [SVGElement] {
    var elements = [rectangle("glass", 0, 0, width, height)] + bar(title, content.barButton)
    elements += items(content.items, from: 62, to: content.isEdited ? keyboardTop : height)
    return content.isEdited ? elements + keyboard() : elements
  }

  /// - Parameters:
  ///   - items: what is written, from top to bottom. What does not fit is left out.
  ///   - top: where the first begins.
  ///   - bottom: where the last ends at most.
  /// - Returns: what is drawn of them.
  static func items(_ items: [PhoneContent.Item], from top: Double, to bottom: Double) -> [SVGElement] {
    var elements: [SVGElement] = []
    var y = top
    for item in items {
      let (drawn, height) = draw(item, at: y)
      guard y + height <= bottom else { break }
      elements += drawn
      y += height
    }
    return elements
  }

  private static func draw(_ item: PhoneContent.Item, at y: Double) -> ([SVGElement], height: Double) {
    switch item {
    case .text(let words, .large, let isCentered): lines(words, "large", 20, isCentered, at: y)
    case .text(let words, .body, let isCentered): lines(words, "", 13, isCentered, at: y)
    case .text(let words, .small, let isCentered): lines(words, "small quiet", 11, isCentered, at: y)
    case .button(let title): ([fitted(title, 90, y + 20, 160, "strong accent middle", size: 14)], 30)
    case .field(let words, let isEmpty, let isEdited):
      (
        [
          rectangle(isEdited ? "accent" : "faint", 13, y + 3, 154, 26, radius: 7),
          rectangle("panel", 14, y + 4, 152, 24, radius: 6),
          fitted(words, 22, y + 20, 136, isEmpty ? "quiet" : "", size: 13),
        ] + (isEdited ? [rectangle("accent", 19, y + 9, 1.5, 14)] : []),
        34
      )
    case .header(""): ([], 12)
    case .header(let title): ([fitted(title, 14, y + 14, 150, "small quiet", size: 11)], 20)
    case .row(let title, let detail, let mark): row(title, detail, mark, at: y)
    }
  }

  private static func lines(
    _ words: String, _ look: String, _ size: Double, _ isCentered: Bool, at y: Double
  ) -> ([SVGElement], height: Double) {
    let lines = SVGFont(size: size).lines(of: words, in: width - 24, limit: 4)
    let lineHeight = (size * 1.2).rounded()
    let drawn = lines.enumerated().map { index, line in
      text(
        line, isCentered ? width / 2 : 14, y + size + Double(index) * lineHeight, look + (isCentered ? " middle" : ""))
    }
    return (drawn, Double(lines.count) * lineHeight + 6)
  }

  private static func bar(_ title: String, _ button: String?) -> [SVGElement] {
    guard let button else { return [text(title, width / 2, 46, "strong middle")] }
    let buttonWidth = SVGFont(size: 11).width(of: button)
    let titleWidth = SVGFont(size: 13, isBold: true).width(of: title)
    // Beside a long button the title is not in the middle.
    let x = min(width / 2, width - 16 - buttonWidth - titleWidth / 2)
    return [text(title, x, 46, "strong middle"), text(button, 170, 46, "small accent end")]
  }

  private static func row(
    _ title: String, _ detail: String, _ mark: PhoneContent.Mark, at y: Double
  ) -> ([SVGElement], height: Double) {
    let height = detail.isEmpty ? 24.0 : 34.0
    let room =
      switch mark {
      case .toggle: 112.0
      case .none, .disclosure, .checkmark: 140.0
      }
    var elements = [
      rectangle("panel", 0, y, width, height - 1), fitted(title, 14, y + 16, room, "", size: 13),
    ]
    if !detail.isEmpty { elements.append(fitted(detail, 14, y + 28, room, "tiny quiet", size: 9)) }
    let middle = y + height / 2
    switch mark {
    case .none: break
    case .disclosure: elements.append(text("›", 164, middle + 4, "quiet middle"))
    case .checkmark: elements.append(text("✓", 162, middle + 4, "accent middle"))
    case .toggle(let isOn):
      elements += [
        rectangle(isOn ? "accent" : "faint", 136, middle - 9, 30, 18, radius: 9),
        rectangle("panel", isOn ? 150 : 138, middle - 7, 14, 14, radius: 7),
      ]
    }
    return (elements, height)
  }

  private static func keyboard() -> [SVGElement] {
    let keys = [10, 9, 7].enumerated().flatMap { line, count -> [SVGElement] in
      let left = (width - Double(count) * 17) / 2
      return (0..<count).map { key in
        rectangle("panel", left + Double(key) * 17 + 1, keyboardTop + 10 + Double(line) * 25, 15, 20, radius: 3)
      }
    }
    return [rectangle("faint", 0, keyboardTop, width, height - keyboardTop)] + keys
      + [rectangle("panel", 46, keyboardTop + 85, 88, 18, radius: 3)]
  }

  private static func fitted(
    _ words: String, _ x: Double, _ y: Double, _ room: Double, _ look: String, size: Double
  ) -> SVGElement {
    text(SVGFont(size: size).fitted(words, in: room), x, y, look)
  }
}
