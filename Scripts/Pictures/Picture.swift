import TimelineDrawing

/// A picture of a catalog, in the style of all of them. It has 560 points in width: DocC shows that on a wide window, and the
/// text can still be read when the picture is as wide as a phone.
struct Picture {
  static let width = 560.0

  var module: String
  var name: String
  var title: String
  var summary: String
  var width = Picture.width
  var height: Double
  /// Whether the page is dark for every reader.
  var isAlwaysDark = false
  var content: [SVGElement]

  /// The files that DocC takes for the light and the dark appearance.
  var files: [(path: String, text: String)] {
    let light: TimelineTheme = isAlwaysDark ? .dark : .light
    return [("", light), ("~dark", .dark)].map { suffix, theme in
      ("Sources/\(module)/\(module).docc/Resources/\(name)\(suffix).svg", document.text(theme: theme))
    }
  }

  private var document: SVGDocument {
    SVGDocument(
      width: width, height: height, title: title, summary: summary, style: .pictures,
      definitions: [.arrowHead("arrow", "ink"), .arrowHead("arrow-good", "good")], content: content)
  }
}

extension SVGStyle {
  /// Each colour has a meaning, the same in all pictures: `first` and `second` are two behaviors or windows of which one is
  /// within the other; `good` is the app as the user sees it; `bad` is what is lost; `quiet` is where nothing runs.
  static let pictures: SVGStyle = {
    let ink = SVGPaint(light: 0x1D1D1F, dark: 0xF5F5F7)
    let note = SVGPaint(light: 0x5F5F66, dark: 0xA6A6AD)
    let line = SVGPaint(light: 0xC7C7CE, dark: 0x4A4A50)
    let colors: KeyValuePairs = [
      "first": SVGPaint(light: 0x0B57C4, dark: 0x6CB2FF), "second": SVGPaint(light: 0xA8470B, dark: 0xFFA66B),
      "good": SVGPaint(light: 0x19722F, dark: 0x5BD67A), "bad": SVGPaint(light: 0xB3122B, dark: 0xFF8087),
    ]
    let pale: KeyValuePairs = [
      "first": SVGPaint(light: 0xDCE8FB, dark: 0x14304F), "second": SVGPaint(light: 0xFBE7DA, dark: 0x4A2A14),
      "good": SVGPaint(light: 0xDDF2E2, dark: 0x143A1E), "bad": SVGPaint(light: 0xFBE0E3, dark: 0x4A171C),
      "quiet": SVGPaint(light: 0xEBEBEF, dark: 0x2A2A2E),
    ]
    var style = SVGStyle()
    style.add("text", ["font-size": "14px"], colors: ["fill": ink])
    style.add(
      "text.code", ["font-family": "ui-monospace,Menlo,Consolas,'DejaVu Sans Mono',monospace", "font-size": "13px"])
    style.add("text.note", ["font-size": "13px"], colors: ["fill": note])
    style.add("text.head", ["font-weight": "600"])
    style.add(".line", ["fill": "none", "stroke-width": "1"], colors: ["stroke": line])
    style.add(".ink", ["stroke-width": "1.5", "fill": "none"], colors: ["stroke": ink])
    style.add(".ink-fill", ["stroke": "none"], colors: ["fill": ink])
    style.add(".good-fill", ["stroke": "none"], colors: ["fill": SVGPaint(light: 0x19722F, dark: 0x5BD67A)])
    for (name, paint) in colors {
      style.add("text.\(name)", [:], colors: ["fill": paint])
      style.add("circle.\(name)", ["stroke": "none"], colors: ["fill": paint])
      style.add(".\(name)-line", ["fill": "none", "stroke-width": "1.5"], colors: ["stroke": paint])
    }
    for (name, paint) in pale { style.add(".\(name)-area", ["stroke": "none"], colors: ["fill": paint]) }
    return style
  }()
}

extension SVGElement {
  static func words(_ text: String, x: Double, y: Double, _ style: String = "", anchor: String = "start") -> SVGElement
  {
    SVGElement(
      "text", ["x": .number(x), "y": .number(y), "class": .text(style), "text-anchor": .text(anchor)], text: text)
  }

  static func box(x: Double, y: Double, width: Double, height: Double, _ style: String, radius: Double = 6)
    -> SVGElement
  {
    SVGElement(
      "rect",
      [
        "x": .number(x), "y": .number(y), "width": .number(width), "height": .number(height), "rx": .number(radius),
        "class": .text(style),
      ])
  }

  static func dot(x: Double, y: Double, radius: Double = 4.5, _ style: String) -> SVGElement {
    SVGElement("circle", ["cx": .number(x), "cy": .number(y), "r": .number(radius), "class": .text(style)])
  }

  /// Through the points, with an arrow at the end if `arrow` names one.
  static func path(_ points: [(Double, Double)], _ style: String, arrow: String? = nil) -> SVGElement {
    let steps = points.map { "\(text(of: $0.0)) \(text(of: $0.1))" }.joined(separator: "L")
    return SVGElement(
      "path",
      ["d": .text("M" + steps), "class": .text(style), "marker-end": .text(arrow.map { "url(#\($0))" } ?? "none")])
  }

  static func arrowHead(_ name: String, _ style: String) -> SVGElement {
    SVGElement(
      "marker",
      [
        "id": .text(name), "viewBox": "0 0 8 8", "refX": 7, "refY": 4, "markerWidth": 7, "markerHeight": 7,
        "orient": "auto",
      ], [SVGElement("path", ["d": "M0 0L8 4L0 8Z", "class": .text("\(style)-fill")])])
  }
}
