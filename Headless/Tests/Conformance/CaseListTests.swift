import ConformanceSuite
import Testing

@Suite
struct CaseListTests {
  @Test("No two cases of a rule have the same name")
  func unique() {
    let duplicates = Dictionary(grouping: ConformanceCase.all, by: \.description).filter { $0.value.count > 1 }.keys
    #expect(duplicates.sorted() == [])
  }

  @Test("Each case names a rule of Rules.md")
  func rules() {
    let rules = Set((1...156).map { "R\($0)" } + (1...19).map { "W\($0)" })
    #expect(ConformanceCase.all.filter { !rules.contains($0.rule) }.map(\.description) == [])
  }

  @Test("Each weak rule has a case, and at least 146 of the other rules have")
  func everyRule() {
    let rules = Set(ConformanceCase.all.map(\.rule))
    #expect((1...19).map { "W\($0)" }.filter { !rules.contains($0) } == [])
    #expect(rules.count { $0.hasPrefix("R") } >= 146)
  }

  @Test("Each case demands lines, and other lines under another answer")
  func lines() {
    #expect(ConformanceCase.all.filter { $0.expected.isEmpty }.map(\.description) == [])
    #expect(ConformanceCase.all.filter { $0.otherwise.values.contains($0.expected) }.map(\.description) == [])
  }
}
