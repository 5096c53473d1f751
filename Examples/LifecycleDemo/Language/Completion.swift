/// Finds the words that may follow what is typed, so that the line would not be refused now.
struct Completion {
  /// The names that there are.
  let names: [String]
  /// The fields of the visible screen.
  let fields: [String]
  /// Whether a complete line would be played now.
  let isPlayable: (String) -> Bool

  /// - Parameter typed: the line up to the cursor.
  /// - Returns: the words that the last one may become, or that may follow a space.
  func candidates(for typed: String) -> [String] {
    var words = typed.split(separator: " ").map(String.init)
    let start = typed.last == " " ? "" : words.popLast() ?? ""
    var found: [String] = []
    for pattern in Self.patterns where pattern.start <= words.count {
      guard let rest = Self.rest(of: pattern.parts, after: words), let part = rest.first else { continue }
      for word in options(for: part, after: words) where word.hasPrefix(start) && !found.contains(word) {
        if hasEnd(words + [word], rest.dropFirst()) { found.append(word) }
      }
    }
    return found
  }

  /// A word of a form: as it stands, or what its place needs.
  private enum Part: Equatable {
    case word(String)
    case name, field, style, seconds
    /// Any number of further names.
    case more

    init(_ usage: Substring) {
      switch usage {
      case "NAME", "SCREEN", "A", "B": self = .name
      case "FIELD": self = .field
      case "STYLE": self = .style
      case "SECONDS": self = .seconds
      case "…": self = .more
      default: self = .word(String(usage))
      }
    }
  }

  /// All forms, each with and without what is in brackets, and with `instantly`, which some are refused with. What is
  /// optional matters when all before it has been typed: at the word `start`.
  private static let patterns: [(parts: [Part], start: Int)] = JourneyForm.all.flatMap { form in
    let pieces = form.usage.split(separator: "[", omittingEmptySubsequences: true)
    let required = pieces[0].split(separator: " ").map(Part.init)
    let options = pieces.dropFirst().map { $0.split { $0 == " " || $0 == "]" }.map(Part.init) }
    let variants = options.reduce([required]) { variants, option in variants + variants.map { $0 + option } }
    let all = variants + variants.map { $0 + [.word("instantly")] }
    return all.map { (parts: $0, start: $0.count == required.count ? 0 : required.count) }
  }

  /// - Returns: what follows `words` in a pattern; nil if they do not fit it.
  private static func rest(of pattern: [Part], after words: [String]) -> ArraySlice<Part>? {
    var rest = pattern[...]
    for word in words {
      switch rest.first {
      case nil: return nil
      case .word(let expected) where expected != word: return nil
      case .more: break
      default: rest = rest.dropFirst()
      }
    }
    return rest
  }

  private func options(for part: Part, after words: [String]) -> [String] {
    switch part {
    case .word(let word): [word]
    case .name, .more: names + Self.suggestions.filter { !names.contains($0) && !words.contains($0) }.prefix(1)
    case .field: fields.isEmpty ? ["Title"] : fields
    case .style: PresentStyle.allCases.map(\.rawValue)
    case .seconds: ["1"]
    }
  }

  /// Names for new screens.
  private static let suggestions = ["Home", "Detail", "Settings", "Search", "Photo", "Note", "Help", "About"]

  private func hasEnd(_ words: [String], _ rest: ArraySlice<Part>) -> Bool {
    guard let part = rest.first, part != .more else { return isPlayable(words.joined(separator: " ")) }
    return options(for: part, after: words).contains { hasEnd(words + [$0], rest.dropFirst()) }
  }
}
