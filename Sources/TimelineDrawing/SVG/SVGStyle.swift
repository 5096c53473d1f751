/// The style sheet of an SVG file.
///
///     var style = SVGStyle()
///     style.add(".note", ["font-size": "12px"], colors: ["fill": note])
///     style.element(theme: .automatic)
package struct SVGStyle {
  private struct Rule {
    let selector: String
    let constants: KeyValuePairs<String, String>
    let colors: KeyValuePairs<String, SVGPaint>
  }

  private var rules: [Rule] = []

  package init() {}

  /// Adds a rule.
  /// - Parameters:
  ///   - selector: what it applies to, as in `".focused"`.
  ///   - constants: properties that are the same in light and dark pictures.
  ///   - colors: properties that are not.
  package mutating func add(
    _ selector: String, _ constants: KeyValuePairs<String, String> = [:], colors: KeyValuePairs<String, SVGPaint> = [:]
  ) {
    rules.append(Rule(selector: selector, constants: constants, colors: colors))
  }

  /// Adds the rules of another style sheet.
  /// - Parameters:
  ///   - style: the other one.
  ///   - selector: what its rules are limited to the inside of, as in `".phone"`; nil for no limit.
  package mutating func add(_ style: SVGStyle, inside selector: String? = nil) {
    rules += style.rules.map { rule in
      Rule(
        selector: (selector.map { $0 + " " } ?? "") + rule.selector, constants: rule.constants, colors: rule.colors)
    }
  }

  /// - Parameter theme: whether the picture is light, dark, or follows the device of the reader.
  /// - Returns: the element `style`.
  func element(theme: TimelineTheme) -> SVGElement {
    var lines = rules.map { rule in
      let colors = rule.colors.map { "\($0.key):\((theme == .dark ? $0.value.dark : $0.value.light).text)" }
      return "\(rule.selector){" + (rule.constants.map { "\($0.key):\($0.value)" } + colors).joined(separator: ";")
        + "}"
    }
    if theme == .automatic {
      let dark = rules.filter { !$0.colors.isEmpty }.map { rule in
        "\(rule.selector){" + rule.colors.map { "\($0.key):\($0.value.dark.text)" }.joined(separator: ";") + "}"
      }
      lines.append("@media (prefers-color-scheme:dark){" + dark.joined() + "}")
    }
    return SVGElement("style", text: lines.joined(separator: "\n"))
  }
}
