/// The place of a rule in Rules.md: R1 to R137, then W1 to W15.
struct RuleNumber: Comparable {
  private let letter: Character
  private let number: Int

  init(_ rule: String) {
    letter = rule.first ?? "?"
    number = Int(rule.dropFirst()) ?? .max
  }

  static func < (one: RuleNumber, other: RuleNumber) -> Bool {
    (one.letter, one.number) < (other.letter, other.number)
  }
}
