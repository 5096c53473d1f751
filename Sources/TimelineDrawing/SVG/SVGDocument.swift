/// An SVG file: its size, its style, and what a screen reader says about it.
package struct SVGDocument {
  var width: Double
  var height: Double
  /// The name of the picture.
  var title: String
  /// What the picture shows, for those who do not see it.
  var summary: String
  var style: SVGStyle
  /// Patterns, markers and the like.
  var definitions: [SVGElement]
  var content: [SVGElement]

  package init(
    width: Double, height: Double, title: String, summary: String, style: SVGStyle, definitions: [SVGElement] = [],
    content: [SVGElement] = []
  ) {
    self.width = width
    self.height = height
    self.title = title
    self.summary = summary
    self.style = style
    self.definitions = definitions
    self.content = content
  }

  /// - Parameter header: another picture.
  /// - Returns: this picture with the other one above it.
  package func below(_ header: SVGDocument) -> SVGDocument {
    var whole = self
    whole.width = max(width, header.width)
    whole.height += header.height
    whole.style.add(header.style)
    whole.definitions += header.definitions
    whole.content = header.content + [SVGElement("g", ["transform": .text(SVGElement.move(0, header.height))], content)]
    return whole
  }

  /// The fonts of the platforms, none of which is loaded. ``SVGFont`` estimates for the widest of them.
  static let fonts = "system-ui,-apple-system,'Segoe UI',Roboto,'Helvetica Neue',Arial,sans-serif"

  /// - Parameter theme: whether the picture is light, dark, or follows the device of the reader.
  /// - Returns: the text of the file. The same document leads to the same text on every machine.
  package func text(theme: TimelineTheme) -> String {
    // A document, and no image: an image's parts are not read, and its text cannot be selected.
    let root = SVGElement(
      "svg",
      [
        "xmlns": "http://www.w3.org/2000/svg", "width": .number(width), "height": .number(height),
        "viewBox": "0 0 \(SVGElement.text(of: width)) \(SVGElement.text(of: height))",
        "role": "graphics-document document", "font-family": .text(Self.fonts),
      ],
      [SVGElement("title", text: title), SVGElement("desc", text: summary), style.element(theme: theme)]
        + (definitions.isEmpty ? [] : [SVGElement("defs", [:], definitions)]) + content)
    return root.text
  }
}
