/// Swift source without its comments and without the words of its strings; what a string interpolates stays.
///
/// No parser: what is left is good enough to find the names in it. swift-syntax reads Swift exactly, and takes longer to
/// build than all of this project.
public struct SourceText {
  public let code: String

  public init(_ source: String) {
    var reader = Reader(source)
    reader.readCode(until: nil)
    code = String(reader.code)
  }
}

private struct Reader {
  private let source: [Character]
  private var index = 0
  var code: [Character] = []

  init(_ source: String) {
    self.source = Array(source)
  }

  private func starts(with text: String) -> Bool {
    let end = index + text.count
    return end <= source.count && source[index..<end].elementsEqual(text)
  }

  /// Reads to the parenthesis that ends an interpolation, or to the end.
  mutating func readCode(until closing: Character?) {
    var depth = 0
    while index < source.count {
      if starts(with: "//") {
        while index < source.count, !source[index].isNewline { index += 1 }
      } else if starts(with: "/*") {
        while index < source.count, !starts(with: "*/") { index += 1 }
        index += 2
      } else if source[index] == "\"" || starts(with: "#\"") {
        readString()
      } else {
        if source[index] == "(" { depth += 1 }
        if source[index] == ")" {
          if depth == 0, closing != nil { return }
          depth -= 1
        }
        code.append(source[index])
        index += 1
      }
    }
  }

  private mutating func readString() {
    var pounds = ""
    while index < source.count, source[index] == "#" {
      pounds.append("#")
      index += 1
    }
    let quote = starts(with: "\"\"\"") ? "\"\"\"" : "\""
    index += quote.count
    code.append("\"")
    while index < source.count, !starts(with: quote + pounds) {
      if starts(with: "\\" + pounds + "(") {
        index += 2 + pounds.count
        code.append(" ")
        readCode(until: ")")
        code.append(" ")
        index += 1
      } else {
        index += starts(with: "\\" + pounds) ? 2 + pounds.count : 1
      }
    }
    index += quote.count + pounds.count
    code.append("\"")
  }
}
