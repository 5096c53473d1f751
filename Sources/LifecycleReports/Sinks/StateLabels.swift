/// Makes names short and few, as services that group by a label need them.
struct StateLabels {
  /// Bytes of UTF-8 in one label. Our choice: the services that we know of publish no number.
  static let longest = 64
  /// How many labels there are before the rest becomes "other". Our choice, too.
  static let limit = 32

  private var known: Set<String> = []

  /// - Parameter name: of a screen.
  /// - Returns: the name, cut at a character, or "other" after too many different ones.
  mutating func label(for name: String) -> String {
    let label = Self.cut(name)
    if known.contains(label) { return label }
    guard known.count < Self.limit else { return "other" }
    known.insert(label)
    return label
  }

  static func cut(_ name: String) -> String {
    var label = ""
    for character in name {
      // Control characters take much room where they are written in a text.
      let character = character.unicodeScalars.contains { $0.value < 32 } ? " " : character
      guard label.utf8.count + character.utf8.count <= longest else { break }
      label.append(character)
    }
    return label.isEmpty ? "other" : label
  }
}
