import Testing

@testable import Mutants

struct RewritingTests {
  private func rewriting(_ code: String) -> Rewriting {
    Rewriting(
      code,
      PlaceFinder.places(in: code).enumerated().map {
        Mutant(id: $0.offset + 1, module: "M", file: "f", place: $0.element, seeds: [1])
      })
  }

  @Test(
    "Each place becomes a switch between what it is and what it is changed to",
    arguments: [
      ("let x = a < b", "let x = /*1*/(Mutation.isActive(1) ? a <= b : a < b)/*1*/"),
      ("let x = true", "let x = /*1*/(Mutation.isActive(1) ? false : true)/*1*/"),
      (
        "if a.b { c = d }",
        "if /*1*/(Mutation.isActive(1) != (a.b))/*1*/ { /*2*/if !Mutation.isActive(2) { c = d }/*2*/ }"
      ),
      ("func f() { a += b }", "func f() { /*1*/if Mutation.isActive(1) { a -= b } else { a += b }/*1*/ }"),
    ])
  func switches(_ code: String, _ expected: String) {
    #expect(rewriting(code).text == expected)
  }

  @Test("A place in another one, or of the same code, has its switch within, where the other one is not active")
  func nested() {
    #expect(
      rewriting("if a < 1 { }").text
        == "if /*1*/(Mutation.isActive(1) != (/*2*/(Mutation.isActive(2) ? a <= 1 : a < /*3*/(Mutation.isActive(3) ? 2 : 1)/*3*/)/*2*/))/*1*/ { }"
    )
  }

  @Test("A line that does not compile leaves out the smallest mutant on it, or the next one below, or all of the file")
  func errors() {
    let rewriting = rewriting("func f() {\n  a.call {\n    b = c\n    d = 1\n  }\n}\n")
    #expect(rewriting.mutants(at: 3) == [2])
    #expect(rewriting.mutants(at: 2) == [1])
    #expect(rewriting.mutants(at: 1) == [1])
    #expect(rewriting.mutants(at: 6).sorted() == [1, 2, 3, 4])
  }
}
