/// Words that this project's documentation, comments and messages do not use, because a reader has to think what they mean.
public enum PlainWords {
  /// What is looked for, as a regular expression, and what to write instead.
  public static let list: [(pattern: String, instead: String)] = [
    (#"\btold\b|\btells?\b|\bhears?\b|\bheard\b"#, "is called, receives, is notified, reports"),
    (#"\b[Aa]nswers (?:whether|if|with|nil|true|false|what|how)\b"#, "Returns whether …, or - Returns:"),
    (#"\b(?:[Nn]o|[Ss]ome|[Ee]very)body\b|\b[Ww]hoever\b"#, "name it: no behavior, another object, the caller"),
    (#"\b[Ww]ish(?:es|ed)?\b|\bdesired\b"#, "request, requested"),
    (#"\b[Nn]ewcomers?\b|\b[Ll]eavers?\b"#, "added behaviors, removed behaviors"),
    (#"\b(?:lets?|letting) go of\b|\btakes? up\b|\b(?:sets?|setting) aside\b"#, "releases, resumes, suspends"),
    (#"\bas long as\b|\bfor ever\b|\bwithout a word\b"#, "while, permanently, silently"),
  ]

  /// The places in a text, as numbers of lines from 1 on with the word found there.
  public static func places(in text: String) -> [(line: Int, word: String)] {
    text.split(separator: "\n", omittingEmptySubsequences: false).enumerated().flatMap { index, line in
      expressions.flatMap { expression in line.matches(of: expression).map { (index + 1, String($0.0)) } }
    }
  }

  private nonisolated(unsafe) static let expressions = list.compactMap {
    try? Regex($0.pattern, as: Substring.self).wordBoundaryKind(.simple)
  }
}
