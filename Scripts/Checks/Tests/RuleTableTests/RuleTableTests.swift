import RuleTable
import Testing

struct RuleTableTests {
  let rules = """
    # Rules

    R1. One.
      It has R9 in its text.
    R2. Two.
    W3. Three.
    """

  @Test("Each rule has the tests whose titles name it, in the order of the page")
  func tests() {
    let table = RuleTable(
      rules: rules, fidelity: "- R2: no source",
      tests: [
        NamedTest(name: "B.b", title: "W3, R1: R1 twice"), NamedTest(name: "A.a", title: "R1: first"),
        NamedTest(name: "A.c", title: "R11, AR1 and R are other words"),
      ])
    #expect(table.lines.suffix(3) == ["| R1 | A.a, B.b |", "| R2 | none: no source |", "| W3 | B.b |"])
    #expect(table.problems.isEmpty)
  }

  @Test("A rule without a test needs a reason, and one with a test has none")
  func problems() {
    let table = RuleTable(
      rules: rules, fidelity: "- R1: no source", tests: [NamedTest(name: "A.a", title: "R1, W3: first")])
    #expect(
      table.problems == [
        "R1 has a test and is listed as left out", "R2 has no test, and Fidelity.md does not say why",
      ])
  }

  @Test("The table replaces the one at the end of the page")
  func page() {
    let table = RuleTable(rules: "R1. One.", fidelity: "", tests: [NamedTest(name: "A.a", title: "R1")])
    let page = "# Fidelity\n\n\(RuleTable.mark)\nold\n"
    #expect(
      table.written(into: page) == "# Fidelity\n\n\(RuleTable.mark)\n\n| rule | tests |\n|--|--|\n| R1 | A.a |\n")
  }

  @Test("Tests are read from the records of Swift Testing, functions with a title alone")
  func records() throws {
    let stream = #"""
      {"kind":"test","payload":{"id":"M.S","kind":"suite","name":"S"},"version":"6.3.0"}
      {"kind":"test","payload":{"displayName":"R1: \"one\"","id":"M.S/f(a:)/S.swift:1:2","kind":"function"},"version":0}
      {"kind":"test","payload":{"displayName":"R2: inner","id":"M.S/Inner/g()/S.swift:3:2","kind":"function"},"version":0}
      {"kind":"test","payload":{"id":"M.S/h()/S.swift:5:2","kind":"function","name":"h()"},"version":0}

      """#
    let tests = try NamedTest.list(stream)
    #expect(tests.map(\.name) == ["S.f", "Inner.g"])
    #expect(tests.map(\.title) == [#"R1: "one""#, "R2: inner"])
  }
}
