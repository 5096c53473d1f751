import Foundation

/// An element of an SVG file, with its attributes in the order in which they are written.
///
///     SVGElement("rect", ["x": 10, "width": 2.5, "class": "focused"], title: "Player: focused")
struct SVGElement {
  enum Node {
    case element(SVGElement)
    case text(String)
  }

  /// The value of an attribute.
  enum Value: ExpressibleByStringLiteral, ExpressibleByStringInterpolation, ExpressibleByFloatLiteral,
    ExpressibleByIntegerLiteral
  {
    case text(String)
    case number(Double)

    init(stringLiteral value: String) { self = .text(value) }
    init(floatLiteral value: Double) { self = .number(value) }
    init(integerLiteral value: Int) { self = .number(Double(value)) }
  }

  var name: String
  var attributes: KeyValuePairs<String, Value>
  var children: [Node]

  init(_ name: String, _ attributes: KeyValuePairs<String, Value> = [:], _ children: [SVGElement] = []) {
    self.name = name
    self.attributes = attributes
    self.children = children.map { .element($0) }
  }

  /// The text is escaped when it is written.
  init(_ name: String, _ attributes: KeyValuePairs<String, Value> = [:], text: String) {
    self.name = name
    self.attributes = attributes
    children = [.text(text)]
  }

  /// A browser shows the title when the pointer is on the element, and a screen reader reads it.
  init(
    _ name: String, _ attributes: KeyValuePairs<String, Value> = [:], title: String?, _ children: [SVGElement] = []
  ) {
    self.init(name, attributes, (title.map { [SVGElement("title", text: $0)] } ?? []) + children)
  }

  mutating func append(_ child: SVGElement) {
    children.append(.element(child))
  }

  /// Adds text after what the element contains.
  mutating func append(text: String) {
    children.append(.text(text))
  }
}

// MARK: Writing

extension SVGElement {
  /// The element as text. The same element leads to the same text on every machine.
  var text: String {
    var text = ""
    write(to: &text, depth: 0)
    return text
  }

  /// - Parameter number: a number of points.
  /// - Returns: the number to the hundredth, without superfluous digits.
  static func text(of number: Double) -> String {
    // 0 for what is no coordinate: a file with one wrong place is better than one that cannot be opened.
    guard number.isFinite, abs(number) < 1e12 else { return "0" }
    let hundredths = Int((number * 100).rounded())
    let (whole, rest) = (abs(hundredths) / 100, abs(hundredths) % 100)
    let sign = hundredths < 0 ? "-" : ""
    if rest == 0 { return "\(sign)\(whole)" }
    return rest % 10 == 0 ? "\(sign)\(whole).\(rest / 10)" : "\(sign)\(whole).\(rest < 10 ? "0" : "")\(rest)"
  }

  /// - Parameter text: any text.
  /// - Returns: the text as it is written in an element or an attribute. Characters that XML does not have are left out.
  static func escaped(_ text: String) -> String {
    var escaped = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "&": escaped += "&amp;"
      case "<": escaped += "&lt;"
      case ">": escaped += "&gt;"
      case "\"": escaped += "&quot;"
      case "\t", "\n": escaped.unicodeScalars.append(scalar)
      case "\u{0}"..."\u{1F}", "\u{7F}"..."\u{9F}", "\u{FFFE}", "\u{FFFF}": break
      default: escaped.unicodeScalars.append(scalar)
      }
    }
    return escaped
  }

  private func write(to text: inout String, depth: Int, isInline: Bool = false) {
    let indent = isInline ? "" : String(repeating: "  ", count: depth)
    let end = isInline ? "" : "\n"
    text += "\(indent)<\(name)"
    for (name, value) in attributes {
      switch value {
      case .text(let value): text += " \(name)=\"\(Self.escaped(value))\""
      case .number(let value): text += " \(name)=\"\(Self.text(of: value))\""
      }
    }
    if children.isEmpty { return text += "/>\(end)" }
    text += ">"
    // Space in an element that has a text would be drawn, so its children are written on its line.
    let isInline = isInline || hasText
    if !isInline { text += "\n" }
    for child in children {
      switch child {
      case .text(let content): text += Self.escaped(content)
      case .element(let element): element.write(to: &text, depth: depth + 1, isInline: isInline)
      }
    }
    text += "\(isInline ? "" : indent)</\(name)>\(end)"
  }

  private var hasText: Bool {
    children.contains { if case .text = $0 { true } else { false } }
  }
}
