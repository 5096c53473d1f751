import Testing

@testable import APIParity

@Suite struct ParityTests {
  static let uiKit = """
    UIBase	class	class UIBase : NSObject, UIWithTraits	-	-	y	n	seen
    UIBase	init	init(frame: Int)	-	-	y	n	seen
    UIBase	method	func inherited()	-	-	y	n	seen
    UIBase	method	func move(to point: Int)	-	-	y	n	seen
    UIBase	method	func move(to rect: Bool)	-	-	y	n	seen
    UIFoo	class	class UIFoo : UIBase	-	-	y	n	seen
    UIFoo	method	func own(at index: Int)	-	-	y	n	seen
    UIMode	enum	enum UIMode : Int	-	-	y	n	seen
    UICoordinator	protocol	protocol UICoordinator	-	-	y	n	seen
    UICoordinator	method	func run(_ a: Int, completion: Bool? = nil) -> Bool	-	-	y	n	seen
    UIWithTraits	protocol	protocol UIWithTraits	-	-	y	n	seen
    UIWithTraits	property	var traits: Int { get }	-	-	y	n	seen
    -	method	func UIGlobal()	-	-	y	n	seen
    """

  @Test("A member is found under its type, under a protocol and under a superclass")
  func places() throws {
    for text in ["func own(at index: Int)", "var traits: Int { get }", "func inherited()"] {
      #expect(try differences(in: "UIFoo", text).isEmpty)
    }
    #expect(try differences(in: nil, "func UIGlobal()").isEmpty)
  }

  @Test("Of overloads, the closest is compared")
  func overloads() throws {
    #expect(try differences(in: "UIFoo", "func move(to rect: Bool)").isEmpty)
    #expect(try differences(in: "UIFoo", "func move(to rect: String)").map(\.kind) == [.parameter])
  }

  @Test("What UIKit lacks and what it labels differently are two kinds of difference")
  func missing() throws {
    #expect(
      try differences(in: "UIFoo", "func invented()").map(\.description) == [
        "UIFoo.invented(): missing: UIKit has no such member"
      ])
    #expect(
      try differences(in: "UIFoo", "func own(in index: Int)").map(\.description) == [
        "UIFoo.own(in:): labels: UIKit own(at:), here own(in:)"
      ])
    #expect(try differences(in: "UIFoo", "init(a: Int)").map(\.kind) == [.missing])
    #expect(try differences(in: nil, "func UIOther()").map(\.kind) == [.unrecorded])
  }

  @Test("An unknown type is one difference, whatever its members")
  func unrecorded() throws {
    var type = Declaration(kind: .struct, name: "UIOwn")
    type.inherited = []
    let member = Declaration(kind: .property, owner: "UIOwn", name: "a")
    let parity = Parity([type, member].map { StandInDeclaration(declaration: $0) }, try surface())
    #expect(parity.differences.map(\.description) == ["UIOwn: unrecorded: nothing is recorded for UIKit"])
    #expect(parity.comparedCount == 1)
  }

  @Test("Rules, not entries, explain what every such type has")
  func rules() throws {
    #expect(try compared(in: "UIFoo", "func layout()", isOverride: true) == 0)
    #expect(try compared(in: "UIFoo", "init(frame: Int)") == 0)
    #expect(try compared(in: "UIFoo", "init()") == 0)
    for text in ["let rawValue: Int", "func hash(into: Int)", "static func ==(_ a: Int, _ b: Int) -> Bool"] {
      #expect(try compared(in: "UIMode", text) == 0)
    }
    #expect(try compared(in: "UIMode", "let other: Int") == 1)
  }

  @Test("A protocol extension may leave out what has a default value in UIKit")
  func defaultValues() throws {
    #expect(try compared(in: "UICoordinator", "func run(_ a: Int) -> Bool", requirement: .extensionOnly) == 0)
    #expect(try compared(in: "UICoordinator", "func run(_ a: Int)", requirement: .extensionOnly) == 1)
    #expect(try compared(in: "UICoordinator", "func run(_ a: Int) -> Bool", requirement: .required) == 1)
  }

  private func surface() throws -> RecordedSurface { try RecordedSurface(text: Self.uiKit, file: "test") }

  private func parity(
    in owner: String?, _ text: String, isOverride: Bool = false, requirement: Requirement? = nil
  ) throws -> Parity {
    var member = try DeclarationParser(text).declaration
    member.owner = owner
    member.isOpen = true
    member.requirement = requirement
    var type = owner.flatMap(try surface().type)
    type?.requirement = nil
    let standIn = [type, member].compactMap(\.self)
    return Parity(
      standIn.map { StandInDeclaration(declaration: $0, isOverride: isOverride && $0 == member) }, try surface())
  }

  private func differences(in owner: String?, _ text: String) throws -> [Difference] {
    try parity(in: owner, text).differences
  }

  /// Without the type itself.
  private func compared(
    in owner: String, _ text: String, isOverride: Bool = false, requirement: Requirement? = nil
  ) throws -> Int {
    try parity(in: owner, text, isOverride: isOverride, requirement: requirement).comparedCount - 1
  }
}
