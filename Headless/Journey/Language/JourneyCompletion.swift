/// Finds the words that may follow what is typed of a line.
public struct JourneyCompletion {
  private let names: [String]
  private let fields: [String]
  private let isPlayable: (JourneyLine) -> Bool

  /// - Parameters:
  ///   - names: the names of the screens.
  ///   - fields: the names of the fields of the visible screen.
  ///   - isPlayable: returns whether a line would be played now. Only words that lead to such a line are found.
  public init(names: [String], fields: [String], isPlayable: @escaping (JourneyLine) -> Bool) {
    self.names = names
    self.fields = fields
    self.isPlayable = isPlayable
  }

  /// - Parameter typed: the line up to the cursor.
  /// - Returns: the words that the last one may become, or that may follow a space.
  public func candidates(for typed: String) -> [String] {
    var words = typed.split(separator: " ").map(String.init)
    let start = typed.last == " " ? "" : words.popLast() ?? ""
    var found: [String] = []
    for pattern in Self.patterns where pattern.start <= words.count {
      guard let rest = JourneyForm.rest(of: pattern.parts, after: words), let part = rest.first else { continue }
      for word in options(for: part, after: words) where word.hasPrefix(start) && !found.contains(word) {
        if hasEnd(words + [word], rest.dropFirst()) { found.append(word) }
      }
    }
    return found
  }

  /// All forms in all variants, each also with `instantly`, which some are refused with. What is optional matters when all
  /// before it has been typed: at the word `start`.
  private static let patterns: [(parts: [JourneyForm.Part], start: Int)] = JourneyForm.all.flatMap { form in
    let required = form.variants[0].count
    let all = form.variants + form.variants.map { $0 + [.word("instantly")] }
    return all.map { (parts: $0, start: $0.count == required ? 0 : required) }
  }

  private func options(for part: JourneyForm.Part, after words: [String]) -> [String] {
    switch part {
    case .word(let word): [word]
    case .name, .names: names + Self.suggestions.filter { !names.contains($0) && !words.contains($0) }.prefix(1)
    case .field: fields.isEmpty ? ["Title"] : fields
    case .style: PresentStyle.allCases.map(\.rawValue)
    case .seconds, .value: ["1"]
    case .text: ["a"]
    case .rule: ["W1"]
    }
  }

  /// Names for new screens.
  private static let suggestions = ["Home", "Detail", "Settings", "Search", "Photo", "Note", "Help", "About"]

  private func hasEnd(_ words: [String], _ rest: ArraySlice<JourneyForm.Part>) -> Bool {
    guard let part = rest.first else {
      guard let line = try? JourneyLine(words.joined(separator: " ")) else { return false }
      return isPlayable(line)
    }
    return options(for: part, after: words).contains { hasEnd(words + [$0], rest.dropFirst()) }
  }
}
