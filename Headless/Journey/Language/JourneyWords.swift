/// The words of a line, which spaces separate. A word with a space in it stands in quotes: `tap "Log out"`. In quotes `\"`, `\\`,
/// `\n` and `\u{85}` mean what they mean in Swift. `#` outside of quotes starts a comment. Where several commands are in one line, `;`
/// is between them.
enum JourneyWords {
  /// - Throws: a refusal if a quote has no end, or a `\` has no meaning.
  static func split(_ line: some StringProtocol) throws(JourneyRefusal) -> [String] {
    var words: [String] = []
    var rest = String(line).unicodeScalars[...]
    while let first = rest.first, first != "#" {
      if first.properties.isWhitespace {
        rest.removeFirst()
      } else if first == "\"" {
        words.append(try quotedWord(&rest))
      } else {
        let word = rest.prefix { !$0.properties.isWhitespace && $0 != "#" }
        words.append(String(word))
        rest = rest[word.endIndex...]
      }
    }
    return words
  }

  /// - Returns: the lines of a text, and of a line what `;` separates outside of quotes and comments.
  static func commands(in text: String) -> [Substring] {
    var isQuoted = false
    var isEscaped = false
    var isComment = false
    return text.split { character in
      if character.isNewline {
        (isQuoted, isEscaped, isComment) = (false, false, false)
        return true
      }
      defer { isEscaped = isQuoted && character == "\\" && !isEscaped }
      if character == "\"", !isEscaped { isQuoted.toggle() }
      if character == "#", !isQuoted { isComment = true }
      return character == ";" && !isQuoted && !isComment
    }
  }

  private static func quotedWord(_ rest: inout Substring.UnicodeScalarView) throws(JourneyRefusal) -> String {
    var word = String.UnicodeScalarView()
    rest.removeFirst()
    while let scalar = rest.popFirst() {
      switch scalar {
      case "\"": return String(word)
      case "\\": word.append(try escapedScalar(&rest))
      default: word.append(scalar)
      }
    }
    throw JourneyRefusal("a quote has no end; write \" after the word")
  }

  private static func escapedScalar(_ rest: inout Substring.UnicodeScalarView) throws(JourneyRefusal) -> Unicode.Scalar
  {
    switch rest.popFirst() {
    case "\"": return "\""
    case "\\": return "\\"
    case "n": return "\n"
    case "u":
      let digits = rest.drop { $0 == "{" }.prefix { $0 != "}" }
      if let scalar = UInt32(String(digits), radix: 16).flatMap(Unicode.Scalar.init), digits.endIndex < rest.endIndex {
        rest = rest[digits.endIndex...].dropFirst()
        return scalar
      }
      throw JourneyRefusal("\\u is followed by a scalar, such as \\u{85}")
    default: throw JourneyRefusal("in quotes write \\\\ for \\, and \\n for a line break")
    }
  }

  /// The word as it is written in a line.
  static func text(_ word: String) -> String {
    let isPlain = word.unicodeScalars.allSatisfy {
      !$0.properties.isWhitespace && !"\"#\\;".unicodeScalars.contains($0)
    }
    guard word.isEmpty || !isPlain else { return word }
    return "\"" + word.unicodeScalars.map(escaped).joined() + "\""
  }

  private static func escaped(_ scalar: Unicode.Scalar) -> String {
    switch scalar {
    case "\"", "\\": "\\" + String(scalar)
    case "\n": "\\n"
    case _ where Character(scalar).isNewline: "\\u{" + String(scalar.value, radix: 16) + "}"
    default: String(scalar)
    }
  }
}
