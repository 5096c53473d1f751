import Testing

@testable import Mutants

struct ExplainedListTests {
  private let text = """
    # The list.

    A.swift in x
    - let x = a < b
    + let x = a <= b
    # They are never
    # the same.
    """

  private func mutant(_ file: String, _ code: String) -> Mutant {
    Mutant(id: 1, module: "M", file: file, place: PlaceFinder.places(in: code)[0], seeds: [1])
  }

  private func modules(_ code: String) -> [Choice.Module] {
    [Choice.Module(name: "M", files: [("A.swift", PlaceFinder.places(in: code))])]
  }

  @Test("An entry is found by file, line and change, wherever it is in the file")
  func matches() throws {
    let list = try ExplainedList(text)
    #expect(list.explains(mutant("A.swift", "\n\n  let x = a\n    < b")))
    #expect(!list.explains(mutant("B.swift", "let x = a < b")))
    #expect(!list.explains(mutant("A.swift", "let x = a > b")))
    #expect(!list.explains(mutant("A.swift", "func f() { let x = a < b }")))
  }

  @Test("An entry that a test notices is reported, and one whose line is gone")
  func problems() throws {
    let list = try ExplainedList(text)
    let code = "let x = a < b"
    let this = mutant("A.swift", code)
    #expect(list.problems(noticed: [], survived: [], in: modules(code)) == [])
    #expect(
      list.problems(noticed: [this], survived: [], in: modules(code)) == [
        "a test notices A.swift in x: - let x = a < b"
      ])
    #expect(list.problems(noticed: [this], survived: [this], in: modules(code)) == [])
    #expect(
      list.problems(noticed: [], survived: [], in: modules("let x = 1")) == [
        "there is no A.swift in x: - let x = a < b"
      ])
  }

  @Test("An entry without a reason is an error")
  func form() {
    #expect(throws: ExplainedList.FormError.self) { try ExplainedList("A.swift in x\n- a\n+ b\n") }
  }

  @Test("The table counts a mutant of two seeds once; a survivor is shown as the list has it")
  func report() throws {
    let list = try ExplainedList(text)
    let other = Mutant(
      id: 2, module: "M", file: "B.swift", place: PlaceFinder.places(in: "let x = 1")[0], seeds: [1, 2])
    let report = Report([(mutant("A.swift", "let x = a < b"), .survived), (other, .notReached)], explained: list)
    #expect(
      report.table.map { $0.split(separator: " ").joined(separator: " ") } == [
        "module seed places do not compile noticed explained survived", "M 1 2 0 0 1 1", "M 2 1 0 0 0 1",
        "all modules 1 2 0 0 1 1", "all modules 2 1 0 0 0 1", "all modules all 2 0 0 1 1",
      ])
    #expect(report.unexplained.map(\.mutant.id) == [2])
    #expect(
      Report.lines(of: other, .notReached) == [
        "B.swift:1 in x: mutant 2, a number plus one, which no test reaches", "- let x = 1", "+ let x = 2",
      ])
  }
}
