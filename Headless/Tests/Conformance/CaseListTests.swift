import ConformanceSuite
import Testing

@Suite
struct CaseListTests {
  @Test("No two cases of a rule have the same name")
  func unique() {
    let duplicates = Dictionary(grouping: ConformanceCase.all, by: \.description).filter { $0.value.count > 1 }.keys
    #expect(duplicates.sorted() == [])
  }

  private static let rules = Set(
    (1...205).map { "R\($0)" } + (1...36).map { "W\($0)" })

  @Test("Each case names a rule of Rules.md")
  func rules() {
    #expect(ConformanceCase.all.filter { !Self.rules.contains($0.rule) }.map(\.description) == [])
  }

  /// The first four are not checked, as Fidelity.md says; tests name the others in their titles.
  /// A weak rule decides lines of a case.
  @Test("Each rule has a case, but those that are not checked and those that only tests can check")
  func everyRule() {
    let checked = Set(ConformanceCase.all.map(\.rule)).union(ConformanceCase.all.flatMap(\.otherwise.keys))
    let onlyTests = [
      "R124", "R150", "R152", "R177", "R81", "R122", "R128", "R154", "R159", "R162", "R165", "R168", "R169", "R184",
      "R185", "R186", "R188", "R194", "R195", "R204", "R205", "W32",
    ]
    #expect(Self.rules.subtracting(checked) == Set(onlyTests))
  }

  @Test("Each case demands lines, and other lines under another answer")
  func lines() {
    #expect(ConformanceCase.all.filter { $0.expected.isEmpty }.map(\.description) == [])
    #expect(ConformanceCase.all.filter { $0.otherwise.values.contains($0.expected) }.map(\.description) == [])
  }
}
