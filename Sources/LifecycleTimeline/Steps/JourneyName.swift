extension String {
  /// The name as a line of a journey can have it: one word, without the sign that begins a comment. `"Player 2"` is
  /// `"Player-2"`.
  package var journeyName: String {
    let words = split { $0.isWhitespace || $0 == "#" }
    return words.isEmpty ? "unnamed" : words.joined(separator: "-")
  }
}
