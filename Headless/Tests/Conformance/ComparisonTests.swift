import Testing

@testable import ConformanceSuite

/// Recordings are made up: what the table says does not depend on what a system does.
@Suite
struct ComparisonTests {
  let cases = [
    ConformanceCase("W1", "weak", expecting: ["standard"], otherwise: ["W1": ["other"], "R31": ["third"]]) { _ in },
    ConformanceCase("R9", "appears", expecting: ["A.wA(f)", "A.dA(f)"]) { _ in },
    ConformanceCase("R10", "leaves", expecting: ["A.wD(f)"]) { _ in },
  ]
  var uiKit = ConformanceRecording(system: "iOS 18.2", device: "iPhone 16")
  var standIn: ConformanceRecording

  init() {
    standIn = .demanded(by: cases)
    standIn.system = "HeadlessUIKit"
    standIn.device = "Stand-in"
    for result in standIn.results { uiKit[result.rule, result.name] = result.outcome }
  }

  private var comparison: ConformanceComparison { ConformanceComparison(of: uiKit, with: standIn, cases: cases) }

  @Test("Equal recordings agree, in the order of the rules")
  func equal() {
    #expect(comparison.rows.map(\.rule) == ["R9", "R10", "W1"])
    #expect(comparison.rows.allSatisfy { $0.verdict == .agrees })
    #expect(comparison.summary == "3 rules, 3 cases: 3 agree, 0 differ, 0 not recorded.")
  }

  @Test("A line that one system has and the other has not is a difference in that row alone")
  mutating func difference() {
    uiKit["R9", "appears"] = .observed(["A.wA(f)"])
    #expect(comparison.rows.map(\.verdict) == [.differs, .agrees, .agrees])
    #expect(
      comparison.markdown.contains(
        "| R9 | appears | A.wA(f) | A.wA(f) -> A.dA(f) | **differs** |\n| R10 | leaves | A.wD(f) | the same | agrees |")
    )
  }

  @Test("A case that only one recording has, or that was left out, is no difference")
  mutating func missing() {
    uiKit["R9", "appears"] = .leftOut("needs a person")
    uiKit["R10", "leaves"] = nil
    uiKit["R11", "is new"] = .observed(["X"])
    #expect(comparison.rows.map(\.rule) == ["R9", "R10", "R11", "W1"])
    #expect(comparison.rows.map(\.verdict) == [.notRecorded, .notRecorded, .notRecorded, .agrees])
    #expect(
      comparison.markdown.contains("| R9 | appears | left out: needs a person | A.wA(f) -> A.dA(f) | not recorded |"))
    #expect(comparison.markdown.contains("| R11 | is new | X | not recorded | not recorded |"))
    #expect(comparison.summary == "4 rules, 4 cases: 1 agree, 0 differ, 3 not recorded.")
  }

  @Test("A bar in a name or a line does not break the table")
  mutating func escaping() {
    uiKit["R9", "appears"] = .observed(["a|b"])
    #expect(comparison.markdown.contains("| a\\|b |"))
  }

  @Test(
    "Which answer a system gives to a weak rule follows from its lines",
    arguments: [
      ("standard", ["R31 standard", "W1 standard"]), ("other", ["W1 otherwise"]), ("third", ["R31 otherwise"]),
      ("unheard of", ["R31 neither", "W1 neither"]),
    ])
  mutating func answers(line: String, expected: [String]) {
    uiKit["W1", "weak"] = .observed([line])
    #expect(comparison.answers.map { "\($0.name) \($0.summary)" } == expected)
  }

  @Test("Cases that have different answers to a weak rule are mixed, and the table counts them")
  func mixedAnswers() {
    let cases = ["a", "b", "c"].map {
      ConformanceCase("W2", $0, expecting: ["standard"], otherwise: ["W2": ["other"]]) { _ in }
    }
    var uiKit = ConformanceRecording(system: "iOS 18.2", device: "iPhone 16")
    for (name, line) in [("a", "standard"), ("b", "other"), ("c", "other")] { uiKit["W2", name] = .observed([line]) }
    let comparison = ConformanceComparison(of: uiKit, with: standIn, cases: cases)
    #expect(comparison.markdown.contains("| W2 | mixed | 1 standard, 2 otherwise |"))
  }
}
