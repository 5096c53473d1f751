/// An SVG file: its size, its style, and what a screen reader says about it.
struct SVGDocument {
  var width: Double
  var height: Double
  /// The name of the picture.
  var title: String
  /// What the picture shows, for those who do not see it.
  var summary: String
  var style: SVGStyle
  /// Patterns, markers and the like.
  var definitions: [SVGElement] = []
  var content: [SVGElement]

  /// The fonts of the platforms, none of which is loaded. `SVGFont` estimates for the widest of them.
  static let fonts = "system-ui,-apple-system,'Segoe UI',Roboto,'Helvetica Neue',Arial,sans-serif"

  /// The text of the file. The same document leads to the same text on every machine.
  var text: String {
    // A document, and no image: an image's parts are not read, and its text cannot be selected.
    let root = SVGElement(
      "svg",
      [
        "xmlns": "http://www.w3.org/2000/svg", "width": .number(width), "height": .number(height),
        "viewBox": "0 0 \(SVGElement.text(of: width)) \(SVGElement.text(of: height))",
        "role": "graphics-document document", "font-family": .text(Self.fonts),
      ],
      [SVGElement("title", text: title), SVGElement("desc", text: summary), style.element]
        + (definitions.isEmpty ? [] : [SVGElement("defs", [:], definitions)]) + content)
    return root.text
  }
}
