import Testing

@testable import FocusBehavior

/// What happens to the members of a group, and who has focus then. A line is one turn of the run loop: `+A` is there and
/// was used, `~A` is there again without a use, `-A` is not there any more, `A!` is used where it is, `*A` joins, `/A`
/// leaves.
struct FocusRankingTests {
  @Test(
    "Of those that are there the most recently used has focus, and it alone",
    arguments: [
      ("nobody is there, the first to join will be first", ["*A *B"], ["-"], "A"),
      ("of those that come at once the first to join", ["*A *B +A +B"], ["A"], "A"),
      ("in whatever order they are looked at", ["*A *B +B +A"], ["A"], "A"),
      ("who comes later is used later", ["*A *B +A", "+B"], ["A", "B"], "B"),
      ("use", ["*A *B +A +B", "B!", "A!"], ["A", "B", "A"], "A"),
      ("use of the one that has focus", ["*A *B +A +B", "A!"], ["A", "A"], "A"),
      ("who was first leaves it to the next", ["*A *B *C +A +B +C", "C!", "B!", "-B"], ["A", "C", "B", "C"], "C"),
      ("and gets it back with a use", ["*A *B +A +B", "-A", "+A"], ["A", "B", "A"], "A"),
      ("but not without one", ["*A *B +A +B", "-A", "B!", "~A"], ["A", "B", "B", "B"], "B"),
      ("all away, and back as they were", ["*A *B +A +B", "B!", "-A -B", "~A ~B"], ["A", "B", "-", "B"], "B"),
      (
        "also when they come back one by one", ["*A *B +A +B", "B!", "-A -B", "~A", "~B"], ["A", "B", "-", "A", "B"],
        "B"
      ),
      ("back by use at once, in their order", ["*A *B +A +B", "B!", "-A -B", "+A +B"], ["A", "B", "-", "B"], "B"),
      (
        "use of one that is away counts when it is back", ["*A *B +A +B", "-B", "B!", "~B"], ["A", "A", "A", "B"], "B"
      ),
      ("who joins late is last", ["*A +A", "*B ~B"], ["A", "A"], "A"),
      ("who leaves is forgotten", ["*A *B +A +B", "/A", "*A ~A"], ["A", "B", "B"], "B"),
      ("nobody is left", ["*A +A", "/A"], ["A", "-"], "-"),
      (
        "who has come and gone before all are ranked has used nothing", ["*A *B +A", "+B -B", "~B"], ["A", "A", "A"],
        "A"
      ),
      ("use of a stranger", ["*A +A", "B!"], ["A", "A"], "A"),
      ("with nobody there, the last one used", ["*A *B +A", "-A"], ["A", "-"], "A"),
    ] as [(String, [String], [String], String)])
  func ranking(story: String, turns: [String], focused: [String], mostRecentlyUsed: String) {
    var ranking = FocusRanking<Character>()
    var told: [String] = []
    for turn in turns {
      for step in turn.split(separator: " ") {
        let (first, last) = (step.first!, step.last!)
        switch first {
        case "+": ranking.set(last, isCandidate: true, isUse: true)
        case "~": ranking.set(last, isCandidate: true, isUse: false)
        case "-": ranking.set(last, isCandidate: false, isUse: false)
        case "*": ranking.add(last)
        case "/": ranking.remove(last)
        default: ranking.use(first)
        }
      }
      ranking.settle()
      let first = "ABC".filter { ranking.isCandidate($0) && !ranking.isOutranked($0) }
      told.append(first.isEmpty ? "-" : first)
    }
    #expect(told == focused)
    #expect(ranking.mostRecentlyUsed.map { String($0) } ?? "-" == mostRecentlyUsed)
  }
}
