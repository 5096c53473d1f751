/// The style sheet of an SVG file.
///
///     var style = SVGStyle()
///     style.add(".note", ["font-size": "12px"], colors: ["fill": note])
///     style.element
struct SVGStyle {
  private struct Rule {
    let selector: String
    let constants: KeyValuePairs<String, String>
    let colors: KeyValuePairs<String, SVGPaint>
  }

  private var rules: [Rule] = []

  /// - Parameters:
  ///   - selector: what it applies to, as in `".focused"`.
  ///   - constants: properties that are the same in light and dark pictures.
  ///   - colors: properties that are not.
  mutating func add(
    _ selector: String, _ constants: KeyValuePairs<String, String> = [:], colors: KeyValuePairs<String, SVGPaint> = [:]
  ) {
    rules.append(Rule(selector: selector, constants: constants, colors: colors))
  }

  /// The element `style`. It is light or dark, as the reader's device is.
  var element: SVGElement {
    let light = rules.map { rule in
      let colors = rule.colors.map { "\($0.key):\($0.value.light.text)" }
      return "\(rule.selector){" + (rule.constants.map { "\($0.key):\($0.value)" } + colors).joined(separator: ";")
        + "}"
    }
    let dark = rules.filter { !$0.colors.isEmpty }.map { rule in
      "\(rule.selector){" + rule.colors.map { "\($0.key):\($0.value.dark.text)" }.joined(separator: ";") + "}"
    }
    return SVGElement(
      "style", text: (light + ["@media (prefers-color-scheme:dark){" + dark.joined() + "}"]).joined(separator: "\n"))
  }
}
