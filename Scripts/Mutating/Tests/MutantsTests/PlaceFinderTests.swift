import Testing

@testable import Mutants

struct PlaceFinderTests {
  @Test(
    "Each kind of place is found, with the code that takes its place",
    arguments: [
      ("let x = a < b", ["a <= b"]),
      ("let x = a >= b", ["a > b"]),
      ("let x = a == nil", ["a != nil"]),
      ("let x = a === b", ["a !== b"]),
      ("let x = a && b || c", ["a && b && c", "a || b"]),
      ("let x = !a", ["a"]),
      ("let x = true", ["false"]),
      ("let x = 1_000", ["1001"]),
      ("let x = a + b - c", ["a + b + c", "a - b"]),
      ("if a.isEmpty { }", ["!(a.isEmpty)"]),
      ("if a < b { }", ["!(a < b)", "a <= b"]),
      ("if a == b { }", ["a != b"]),
      ("if !a { }", ["!(!a)"]),
      ("while let a, a.isEmpty { }", ["!(a.isEmpty)"]),
      ("func f() { guard try a() else { return } }", ["!(try a())"]),
      ("func f() { a.call() }", [""]),
      ("func f() { try await a.call() }", [""]),
      ("func f() { a = b }", [""]),
      ("func f() { a += b }", ["a -= b"]),
      ("func f() { a.forEach { $0.call() } }", ["", ""]),
    ])
  func kinds(_ code: String, _ mutated: [String]) {
    #expect(PlaceFinder.places(in: code).map(\.mutated) == mutated)
  }

  @Test(
    "What would not compile, is compiled elsewhere or is not checked is no place",
    arguments: [
      "func f(a: Bool = true) { }", "enum E: Int { case a = 1 }", "@A(1) struct S { }",
      "func f() { switch a { case 1: return; default: break } }",
      "init() { a = b }", "init() { super.init() }", "func f() { fatalError(\"\\(a + b)\") }",
      "func f() -> Int { a() }", "var a: Int { b() }", "var a: Int { get { b() } }",
      "func f() -> Int { if let c { a() } else { b() } }", "let x = a.map { f($0) }",
      "func f() { let a: Int; a = b }", "let x = \"a\" + b + c", "let x = [a] + b", "let x = .f(a) + .f(b)",
      "@SomeBuilder func f() { a() }",
      "#if os(tvOS)\nlet x = true\n#endif", "#if canImport(SwiftUI) && !os(macOS)\nlet x = true\n#endif",
      "#if canImport(Darwin)\n#elseif compiler(<6)\nlet x = 1\n#endif", "if #available(iOS 14, *) { }",
    ])
  func noPlaces(_ code: String) {
    #expect(PlaceFinder.places(in: code).map(\.kind) == [])
  }

  @Test("The message of a precondition is no place, its condition is one; so is the call")
  func precondition() {
    let places = PlaceFinder.places(in: "func f() { precondition(a > b, \"\\(a + b)\") }")
    #expect(places.map(\.mutated) == ["", "a >= b"])
  }

  @Test("What is compiled on Linux is a place")
  func compiledHere() {
    let code = "#if os(tvOS) || os(visionOS)\nlet x = 1\n#else\nlet x = 2\n#endif"
    #expect(PlaceFinder.places(in: code).map(\.mutated) == ["3"])
  }

  @Test("A place is shown by its lines, before and after, and by the number of the first one")
  func lines() throws {
    let place = try #require(PlaceFinder.places(in: "// é\nlet x =\n  a\n  < b ? c : d\n").first)
    #expect(place.line == 3)
    #expect(place.before == "a < b ? c : d")
    #expect(place.after == "a <= b ? c : d")
  }

  @Test(
    "A place is in a function, an initializer or a property, by the name of the outermost in its type",
    arguments: [
      ("struct S { func f() { let x = 1 } }", "f"), ("struct S { init() { let x = 1 } }", "init"),
      ("struct S { var p: Int { g(1) + 0 } }", "p"), ("struct S { let p = 1 }", "p"),
      ("func outer() { func inner() { let x = 1 } }", "outer"), ("let x = 1", "x"),
    ])
  func member(_ code: String, _ name: String) {
    #expect(PlaceFinder.places(in: code).first?.member == name)
  }
}
