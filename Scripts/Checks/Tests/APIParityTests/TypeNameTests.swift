import Testing

@testable import APIParity

@Suite struct TypeNameTests {
  @Test(
    "Harmless spelling is made the same",
    arguments: [
      ("any UIFoo", "UIFoo"),
      ("(any UIFoo)?", "UIFoo?"),
      ("Swift.Int", "Int"),
      ("Notification.Name", "NSNotification.Name"),
      ("Foundation.Notification.Name", "NSNotification.Name"),
      ("TimeInterval", "CFTimeInterval"),
      ("Optional<Int>", "Int?"),
      ("Array<Int>", "[Int]"),
      ("[K : V]", "[K: V]"),
      ("()", "Void"),
      ("@escaping () -> Void", "() -> ()"),
      ("(@MainActor @Sendable (Bool) -> Void)?", "((Bool) -> Void)?"),
      ("(_ name: Int, second: Bool) -> Void", "(Int, Bool) -> Void"),
      ("(Int)", "Int"),
    ])
  func same(a: String, b: String) throws {
    #expect(try TypeName(a) == TypeName(b))
  }

  @Test(
    "What matters stays apart",
    arguments: [
      ("Int?", "Int!"), ("Int?", "Int"), ("[Int]", "[Int?]"), ("() -> Void", "(() -> Void)?"), ("A.B", "A.C"),
      ("() -> Void", "() async -> Void"), ("A<B>", "A<C>"), ("A & B", "A"), ("inout A", "A"), ("some A", "any A"),
      ("A.Type", "A"), ("Int...", "Int"), ("(Int, Int)", "(Int) -> Int"),
    ])
  func apart(a: String, b: String) throws {
    #expect(try TypeName(a) != TypeName(b))
  }

  @Test(
    "Types read back as they are printed",
    arguments: [
      "[String: [UIView?]]", "((Bool) -> Void)?", "(Int, (any A)?) throws -> [B]!", "Set<UIScene>",
      "UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>", "[UIApplication.LaunchOptionsKey: Any]?",
    ])
  func roundTrip(text: String) throws {
    let type = try TypeName(text)
    #expect(try TypeName(type.description) == type)
  }

  @Test("Optionality can be taken away everywhere")
  func withoutOptionals() throws {
    #expect(try TypeName("([A?]!, (B?) -> C?)?").withoutOptionals == TypeName("([A], (B) -> C)"))
  }

  @Test("What is no type is refused", arguments: ["", "[Int", "Int Int", "-> Int", "(A", "A<B"])
  func malformed(text: String) {
    #expect(throws: Tokens.Failure.self) { try TypeName(text) }
  }
}
