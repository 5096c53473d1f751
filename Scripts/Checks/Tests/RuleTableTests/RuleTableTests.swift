import RuleTable
import Testing

struct RuleTableTests {
  let rules = """
    # Rules

    R1. One.
      It has R9 in its text.
    R2. Two.
    W3. Three.
    T4. A trap (R1),
      as R2 says.
    """

  @Test("Each rule has the number of its cases and the tests whose titles name it, in the order of the page")
  func tests() {
    let table = RuleTable(
      rules: rules, fidelity: "- R2: no source", cases: ["R1: a: b", "W3: c", "W3: d", "R11: e"],
      tests: [
        NamedTest(name: "B.b", title: "R1: R1 twice"), NamedTest(name: "A.a", title: "R1: first"),
        NamedTest(name: "A.c", title: "R11, AR1 and R are other words"),
      ])
    #expect(
      table.lines.suffix(4) == [
        "| R1 | 1 | A.a, B.b |", "| R2 | | none: no source |", "| W3 | 2 |  |", "| T4 | | those of R1, R2 |",
      ])
    #expect(table.problems.isEmpty)
  }

  @Test("A rule that is not checked needs a reason, and one that is has none")
  func problems() {
    let table = RuleTable(
      rules: rules, fidelity: "- R1: no source", cases: ["W3: a"], tests: [NamedTest(name: "A.a", title: "R1: first")])
    #expect(
      table.problems == [
        "R1 is checked, and is listed as left out", "R2 has no case and no test, and Fidelity.md does not say why",
      ])
  }

  @Test("The table replaces the one at the end of the page")
  func page() {
    let table = RuleTable(
      rules: "R1. One.", fidelity: "", cases: ["R1: a"], tests: [NamedTest(name: "A.a", title: "R1")])
    let page = "# Fidelity\n\n\(RuleTable.mark)\nold\n"
    #expect(
      table.written(into: page)
        == "# Fidelity\n\n\(RuleTable.mark)\n\n| rule | cases | tests |\n|--|--|--|\n| R1 | 1 | A.a |\n")
  }

  @Test("Tests are read from the records of Swift Testing, functions with a title alone, of the given targets")
  func records() throws {
    let stream = #"""
      {"kind":"test","payload":{"id":"M.S","kind":"suite","name":"S"},"version":"6.3.0"}
      {"kind":"test","payload":{"displayName":"R1: \"one\"","id":"M.S/f(a:)/S.swift:1:2","kind":"function"},"version":0}
      {"kind":"test","payload":{"displayName":"R2: inner","id":"M.S/Inner/g()/S.swift:3:2","kind":"function"},"version":0}
      {"kind":"test","payload":{"displayName":"R3: other","id":"MM.S/i()/S.swift:4:2","kind":"function"},"version":0}
      {"kind":"test","payload":{"id":"M.S/h()/S.swift:5:2","kind":"function","name":"h()"},"version":0}

      """#
    let tests = try NamedTest.list(stream, of: ["M"])
    #expect(tests.map(\.name) == ["S.f", "Inner.g"])
    #expect(tests.map(\.title) == [#"R1: "one""#, "R2: inner"])
  }
}
