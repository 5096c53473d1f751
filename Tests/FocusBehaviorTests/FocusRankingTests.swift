import Testing

@testable import FocusBehavior

/// Events of the members of a group, and the one that has focus then. A line is one turn of the run loop: `+A` becomes a
/// candidate by use, `~A` becomes one again without a use, `-A` is no candidate any more, `A!` is used without becoming one,
/// `*A` is added, `/A` is removed.
struct FocusRankingTests {
  @Test(
    "Of the candidates the most recently used has focus, and it alone",
    arguments: [
      ("without candidates, the first member added will be first", ["*A *B"], ["-"], "A"),
      ("of candidates of one turn, the first member added", ["*A *B +A +B"], ["A"], "A"),
      ("in any order of samples", ["*A *B +B +A"], ["A"], "A"),
      ("a later candidate is used later", ["*A *B +A", "+B"], ["A", "B"], "B"),
      ("use", ["*A *B +A +B", "B!", "A!"], ["A", "B", "A"], "A"),
      ("use of the one that has focus", ["*A *B +A +B", "A!"], ["A", "A"], "A"),
      ("without the first one, the next", ["*A *B *C +A +B +C", "C!", "B!", "-B"], ["A", "C", "B", "C"], "C"),
      ("which loses it to the first one with a use", ["*A *B +A +B", "-A", "+A"], ["A", "B", "A"], "A"),
      ("but not without a use", ["*A *B +A +B", "-A", "B!", "~A"], ["A", "B", "B", "B"], "B"),
      ("all candidates again keep their order", ["*A *B +A +B", "B!", "-A -B", "~A ~B"], ["A", "B", "-", "B"], "B"),
      (
        "also when they become candidates one by one", ["*A *B +A +B", "B!", "-A -B", "~A", "~B"],
        ["A", "B", "-", "A", "B"],
        "B"
      ),
      ("used in one turn, they keep their order", ["*A *B +A +B", "B!", "-A -B", "+A +B"], ["A", "B", "-", "B"], "B"),
      (
        "the use of a member counts when it is a candidate again", ["*A *B +A +B", "-B", "B!", "~B"],
        ["A", "A", "A", "B"], "B"
      ),
      ("a member added late is last", ["*A +A", "*B ~B"], ["A", "A"], "A"),
      ("a removed member loses its rank", ["*A *B +A +B", "/A", "*A ~A"], ["A", "B", "B"], "B"),
      ("without members", ["*A +A", "/A"], ["A", "-"], "-"),
      (
        "a candidate that is none when the ranking is settled has no use", ["*A *B +A", "+B -B", "~B"],
        ["A", "A", "A"],
        "A"
      ),
      ("the use of a screen that is no member", ["*A +A", "B!"], ["A", "A"], "A"),
      ("without candidates, the last member used", ["*A *B +A", "-A"], ["A", "-"], "A"),
    ] as [(String, [String], [String], String)])
  func ranking(story: String, turns: [String], focused: [String], mostRecentlyUsed: String) {
    let names = Array("ABC")
    var ranking = FocusRanking()
    var focusedInTurns: [String] = []
    for turn in turns {
      for step in turn.split(separator: " ") {
        let member = names.firstIndex { step.contains($0) }!
        switch step.first! {
        case "+": ranking.set(member, isCandidate: true, isUse: true)
        case "~": ranking.set(member, isCandidate: true, isUse: false)
        case "-": ranking.set(member, isCandidate: false, isUse: false)
        case "*": ranking.add(member)
        case "/": ranking.remove(member)
        default: ranking.use(member)
        }
      }
      ranking.settle()
      let first = names.indices.filter { ranking.isCandidate($0) && !ranking.isOutranked($0) }
      focusedInTurns.append(first.isEmpty ? "-" : String(first.map { names[$0] }))
    }
    #expect(focusedInTurns == focused)
    #expect(ranking.mostRecentlyUsed.map { String(names[$0]) } ?? "-" == mostRecentlyUsed)
  }
}
