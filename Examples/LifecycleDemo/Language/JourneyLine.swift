import Foundation

/// One line of a journey: its command, and where it is in the text.
struct JourneyLine: Equatable {
  let command: JourneyCommand
  let isAnimated: Bool
  let number: Int
  let source: String

  /// Reads one line. The result is nil for a blank line or a comment.
  init?(parsing source: Substring, number: Int, file: String) throws(JourneyError) {
    var words = source.prefix { $0 != "#" }.split(whereSeparator: \.isWhitespace)
    guard !words.isEmpty else { return nil }
    let isInstant = words.count > 1 && words.last == "instantly"
    if isInstant { words.removeLast() }
    do throws(Refusal) {
      command = try Self.command(words)
      if isInstant, !command.isTransition {
        throw Refusal(
          message: "'\(words.joined(separator: " "))' has no animation that 'instantly' could leave out")
      }
    } catch {
      throw JourneyError(file: file, line: number, error)
    }
    isAnimated = !isInstant
    self.number = number
    self.source = words.joined(separator: " ") + (isInstant ? " instantly" : "")
  }

  private static func command(_ words: [Substring]) throws(Refusal) -> JourneyCommand {
    let forms = JourneyForm.all.filter { form in
      words.count >= form.keywords.count && zip(words, form.keywords).allSatisfy { $0 == $1 }
    }
    // 'root nav' fits 'root nav NAME' and 'root NAME'. The longer one counts: no screen is called nav.
    let keywordCount = forms.map(\.keywords.count).max()
    for form in forms where form.keywords.count == keywordCount {
      if let command = try form.make(Array(words.dropFirst(form.keywords.count))) { return command }
    }
    let alike = JourneyForm.all.filter { $0.keywords.first.map { $0 == words[0] } ?? false }
    guard alike.isEmpty else {
      let usages = alike.map { "'\($0.usage)'" }.joined(separator: " or ")
      throw Refusal(message: "cannot read '\(words.joined(separator: " "))'; write \(usages)")
    }
    let suggestion = nearest(to: words[0]).map { "; did you mean '\($0)'?" } ?? ""
    throw Refusal(message: "unknown command '\(words[0])'" + suggestion)
  }

  /// Finds the command of a word with a typing mistake: the one that is made of the same letters, or of one letter more or
  /// less. Order and repetition do not count.
  private static func nearest(to word: Substring) -> String? {
    let known = JourneyForm.all.compactMap(\.keywords.first)
    func difference(_ command: String) -> Int { Set(command).symmetricDifference(word).count }
    return known.filter { difference($0) <= 1 }.min { difference($0) < difference($1) }
  }
}
