/// One line of a journey: a command, and whether its transition is animated.
public struct JourneyLine: Hashable, Sendable {
  public let command: JourneyCommand
  /// Whether a transition is animated. False for a line that ends in `instantly`.
  public let isAnimated: Bool
  /// Where the line is in its journey, counted from one.
  public let number: Int

  /// A line that is not read from text.
  /// - Precondition: the command is a transition, if the line is not animated.
  public init(_ command: JourneyCommand, isAnimated: Bool = true, number: Int = 1) {
    precondition(isAnimated || command.isTransition, "'\(command.text)' has no animation to leave out")
    self.command = command
    self.isAnimated = isAnimated
    self.number = number
  }

  /// The line as text, without a comment.
  public var text: String { command.text + (isAnimated ? "" : " instantly") }

  /// Reads a line, such as `push Detail instantly # without waiting`. The result is nil for a blank line and for a comment.
  /// - Parameters:
  ///   - text: the line.
  ///   - number: where it is in its journey.
  /// - Throws: a refusal that says what to write instead.
  public init?(_ text: some StringProtocol, number: Int = 1) throws(JourneyRefusal) {
    var words = try JourneyWords.split(text)
    guard !words.isEmpty else { return nil }
    let isInstant = words.count > 1 && words.last == "instantly"
    if isInstant { words.removeLast() }
    let command = try Self.command(words)
    if isInstant, !command.isTransition {
      throw JourneyRefusal("'\(words.joined(separator: " "))' has no animation that 'instantly' could leave out")
    }
    self.init(command, isAnimated: !isInstant, number: number)
  }

  private static func command(_ words: [String]) throws(JourneyRefusal) -> JourneyCommand {
    let forms = JourneyForm.all.filter { words.starts(with: $0.keywords) }
    // 'root nav' fits 'root nav NAME' and 'root NAME'. The longer one counts: no screen is called nav.
    let keywordCount = forms.map(\.keywords.count).max()
    for form in forms where form.keywords.count == keywordCount {
      if let command = try form.command(of: words) { return command }
    }
    let alike = JourneyForm.all.filter { $0.keywords[0] == words[0] }
    guard alike.isEmpty else {
      let usages = alike.map { "'\($0.usage)'" }.joined(separator: " or ")
      throw JourneyRefusal("cannot read '\(words.joined(separator: " "))'; write \(usages)")
    }
    let suggestion = nearest(to: words[0]).map { "; did you mean '\($0)'?" } ?? ""
    throw JourneyRefusal("unknown command '\(words[0])'" + suggestion)
  }

  /// Finds the command of a word with a typing mistake: the one that is made of the same letters, or of one letter more or
  /// less. Order and repetition do not count.
  private static func nearest(to word: String) -> String? {
    let known = JourneyForm.all.map { $0.keywords[0] }
    func difference(_ command: String) -> Int { Set(command).symmetricDifference(word).count }
    return known.filter { difference($0) <= 1 }.min { difference($0) < difference($1) }
  }
}
