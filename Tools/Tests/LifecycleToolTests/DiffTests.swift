import Testing

@testable import LifecycleTool

struct DiffTests {
  @Test("The same recordings end with 0, others with 1")
  func statuses() {
    #expect(Ending("diff", "evening.jsonl", "evening.jsonl") == Ending(output: "no difference\n"))
    #expect(Ending("diff", "evening.jsonl", "evening-changed.jsonl").status == 1)
  }

  @Test("The tolerance, the kinds and the notes decide what differs")
  func options() {
    func differences(_ words: String...) -> String {
      String(
        Ending(["diff", "evening.jsonl", "evening-changed.jsonl"] + words).output.prefix { $0 != ";" && $0 != "\n" })
    }
    #expect(differences() == "2 differences")
    // The screen is released 0.4 s later.
    #expect(differences("--tolerance", "0.4") == "1 difference")
    #expect(differences("--kind", "focus") == "1 difference")
    #expect(differences("--kind", "app", "--kind", "scene") == "no difference")
    #expect(differences("--kind", "note") == "1 difference")
  }
}
