/// A line that is being edited, and the lines before it. A pure value: keys in, text and cursor out.
struct LineEditor {
  /// What a key has led to, beside a change of the text.
  enum Outcome: Equatable {
    case edited
    case line(String)
    /// The text before the cursor is to be completed.
    case complete
    case clearScreen
    case endOfInput
  }

  /// The text on both sides of the cursor. A mark that is typed after a letter becomes one character with it.
  private(set) var before = ""
  private(set) var after = ""
  private var history: [String] = []
  /// Which line of the history is shown; its count for the line that is new.
  private var place = 0
  private var newLine = ""

  var text: String { before + after }

  mutating func handle(_ key: Key) -> Outcome {
    switch key {
    case .text(let text): before += text.filter { !$0.isNewline }
    case .enter: return .line(takeLine())
    case .tab: return .complete
    case .clearScreen: return .clearScreen
    case .endOfInput:
      if text.isEmpty { return .endOfInput }
      after = String(after.dropFirst())
    case .delete: after = String(after.dropFirst())
    case .backspace: before = String(before.dropLast())
    case .left: moveLeft(1)
    case .right: moveRight(1)
    case .wordLeft: moveLeft(before.count - Self.wordStart(before))
    case .wordRight: moveRight(Self.wordEnd(after))
    case .home: moveLeft(before.count)
    case .end: moveRight(after.count)
    case .deleteToStart: before = ""
    case .deleteToEnd: after = ""
    case .deleteWord: before = String(before.prefix(Self.wordStart(before)))
    case .up: recall(place - 1)
    case .down: recall(place + 1)
    }
    return .edited
  }

  /// Completes the word before the cursor with what all candidates begin with. A single one is followed by a space.
  /// - Parameter candidates: the words that may be there, each beginning with what is typed of it.
  /// - Returns: the candidates to show, if the text did not become longer.
  mutating func complete(with candidates: [String]) -> [String] {
    guard let first = candidates.first else { return [] }
    let typed = before.reversed().prefix { $0 != " " }.count
    if candidates.count == 1 {
      before += first.dropFirst(typed) + (after.hasPrefix(" ") ? "" : " ")
      return []
    }
    let shared = candidates.dropFirst().reduce(first) { $0.commonPrefix(with: $1) }
    before += shared.dropFirst(typed)
    return shared.count > typed ? [] : candidates
  }

  private mutating func takeLine() -> String {
    let line = text
    if !line.allSatisfy(\.isWhitespace), history.last != line { history.append(line) }
    place = history.count
    (before, after, newLine) = ("", "", "")
    return line
  }

  private mutating func recall(_ newPlace: Int) {
    guard (0...history.count).contains(newPlace), newPlace != place else { return }
    if place == history.count { newLine = text }
    place = newPlace
    before = place == history.count ? newLine : history[place]
    after = ""
  }

  private mutating func moveLeft(_ count: Int) {
    after = before.suffix(count) + after
    before = String(before.dropLast(count))
  }

  private mutating func moveRight(_ count: Int) {
    before += after.prefix(count)
    after = String(after.dropFirst(count))
  }

  /// - Returns: where the last word of the text begins.
  private static func wordStart(_ text: String) -> Int {
    text.count - wordEnd(text.reversed())
  }

  /// - Returns: where the first word of the text ends.
  private static func wordEnd(_ text: some Collection<Character>) -> Int {
    let space = text.prefix { $0 == " " }.count
    return space + text.dropFirst(space).prefix { $0 != " " }.count
  }
}

extension String {
  fileprivate func commonPrefix(with other: String) -> String {
    String(zip(self, other).prefix { $0 == $1 }.map(\.0))
  }
}
