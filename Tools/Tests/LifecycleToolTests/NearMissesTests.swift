import Testing

@testable import LifecycleTool

struct NearMissesTests {
  @Test(
    "A name with few mistakes, or the beginning of one, is found",
    arguments: [
      ("List", ["List"]), ("Lsit", ["List"]), ("lis", ["List"]), ("Lists", ["List"]), ("Pla", ["Play", "Player"]),
      ("xyz", []), ("", []),
    ])
  func nearMisses(name: String, found: [String]) {
    let names = ["Player", "Play", "List", "Settings"]
    #expect(NearMisses.of(name, in: names) == found)
  }

  @Test("Of many names the first ten are in the error")
  func many() {
    let names = (1...12).map { "Screen \($0)" }
    #expect(
      NearMisses.hint(for: "Other", in: names, called: "screens")
        == "Its screens are \((1...10).map { "Screen \($0)" }.joined(separator: ", ")) and 2 more.")
    #expect(NearMisses.hint(for: "Other", in: [], called: "screens") == "It has no screens.")
  }
}
