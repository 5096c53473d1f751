import Testing

@testable import APIParity

@Suite struct ComparisonTests {
  /// UIKit's declaration, the stand-in's, and the one difference between them.
  static let planted: [(String, String, Difference.Kind, String)] = [
    ("func a(_ b: Int)", "func a(_ b: UInt)", .parameter, "UIKit _: Int, here UInt"),
    ("func a() -> Int", "func a() -> UInt", .result, "UIKit Int, here UInt"),
    ("var a: Int { get }", "var a: UInt { get }", .result, "UIKit Int, here UInt"),
    ("typealias A = Int", "typealias A = UInt", .result, "UIKit Int, here UInt"),
    ("var a: A! { get }", "var a: A? { get }", .optionality, "UIKit A!, here A?"),
    ("func a(b: [A?])", "func a(b: [A])", .optionality, "UIKit b: [A?], here [A]"),
    ("var a: A { get set }", "var a: A { get }", .mutability, "UIKit { get set }, here { get }"),
    ("var a: A { get }", "var a: A", .mutability, "UIKit { get }, here { get set }"),
    ("weak var a: A? { get set }", "var a: A?", .ownership, "UIKit weak, here strong"),
    ("class var a: A { get }", "var a: A { get }", .typeMember, "UIKit type member, here instance member"),
    ("func a(b: Int = 0)", "func a(b: Int)", .defaultValue, "UIKit b: 0, here none"),
    ("func a(b: Int)", "func a(b: Int = 0)", .defaultValue, "UIKit b: none, here 0"),
    ("init?()", "init()", .failability, "UIKit init?, here init"),
    ("func a() async throws", "func a() throws", .effects, "UIKit async throws, here throws"),
    ("enum A : Int", "struct A", .kind, "UIKit enum, here struct"),
    ("case a", "static let a: A", .kind, "UIKit case, here property"),
    ("class A : B", "class A : C", .superclass, "UIKit B, here C"),
    ("enum A : Int", "enum A : UInt", .rawType, "UIKit Int, here UInt"),
    ("class A : B, P", "class A : B", .conformance, "UIKit P, here no P"),
    ("protocol A", "protocol A : P", .conformance, "UIKit no P, here P"),
    ("struct A : OptionSet", "struct A", .conformance, "UIKit OptionSet, here no OptionSet"),
  ]

  @Test("A planted difference is found, and no other", arguments: planted)
  func found(uiKit: String, here: String, kind: Difference.Kind, detail: String) throws {
    let found = Comparison.differences(try read(here), try read(uiKit), knownProtocols: ["P"])
    #expect(found.map(\.kind) == [kind])
    #expect(found.map(\.detail) == [detail])
    #expect(found.first?.description.hasSuffix(": \(kind.rawValue): \(detail)") == true)
  }

  @Test("The same has no difference", arguments: planted)
  func same(uiKit: String, here: String, kind: Difference.Kind, detail: String) throws {
    for text in [uiKit, here] {
      #expect(Comparison.differences(try read(text), try read(text), knownProtocols: ["P"]).isEmpty)
    }
  }

  @Test(
    "Ways to spell the same have no difference",
    arguments: [
      ("class let a: NSNotification.Name", "static let a: Notification.Name"),
      ("static var a: A { get }", "static let a: A"),
      ("weak var a: A? { get }", "var a: A? { get }"),
      ("func a(_ b: Int)", "func a(_ c: Int)"),
      ("class A : B, Q", "class A : B"),
      ("convenience init()", "init()"),
    ])
  func harmless(uiKit: String, here: String) throws {
    #expect(Comparison.differences(try read(here), try read(uiKit), knownProtocols: ["P"]).isEmpty)
  }

  // MARK: What the text does not say

  @Test("A member that can be overridden in UIKit has to be open here, not the other way round")
  func openness() {
    #expect(kinds(uiKit: { $0.isOpen = true }) == [.openness])
    #expect(kinds(here: { $0.isOpen = true }) == [])
  }

  @Test("Isolation differs either way")
  func isolation() {
    #expect(kinds(uiKit: { $0.isMainActor = true }) == [.isolation])
    #expect(kinds(here: { $0.isMainActor = true }) == [.isolation])
  }

  @Test("A requirement is optional, required or none at all")
  func requirement() {
    func found(_ uiKit: Requirement, _ here: Requirement) -> [Difference.Kind] {
      kinds(uiKit: { $0.requirement = uiKit }, here: { $0.requirement = here })
    }
    #expect(found(.optional, .required) == [.requirement])
    #expect(found(.required, .optional) == [.requirement])
    #expect(found(.optional, .extensionOnly) == [.requirement])
    #expect(found(.optional, .optional) == [])
    // A class's own member stands for the protocol's.
    #expect(kinds(uiKit: { $0.requirement = .optional }) == [])
  }

  @Test("Introductions before the project's minimum are the same")
  func introduced() {
    func found(_ uiKit: Int?, _ here: Int?) -> [Difference.Kind] {
      kinds(
        uiKit: { $0.availability.introduced = uiKit.map { .init($0) } },
        here: { $0.availability.introduced = here.map { .init($0) } })
    }
    #expect(found(2, nil) == [] && found(13, 8) == [] && found(nil, 15) == [] && found(15, 15) == [])
    #expect(found(15, nil) == [.introduced] && found(2, 15) == [.introduced] && found(16, 15) == [.introduced])
  }

  @Test("Deprecations are compared; a mark for the future says nothing yet")
  func deprecated() {
    typealias Deprecation = Availability.Deprecation
    func found(_ uiKit: Deprecation, _ here: Deprecation) -> [Difference.Kind] {
      kinds(uiKit: { $0.availability.deprecation = uiKit }, here: { $0.availability.deprecation = here })
    }
    let old = Deprecation.since(.init(13))
    #expect(found(old, .none) == [.deprecated] && found(.none, old) == [.deprecated])
    #expect(found(.since(.init(17)), old) == [.deprecated] && found(.unknownVersion, .none) == [.deprecated])
    #expect(found(old, old) == [] && found(.future, .none) == [] && found(.unknownVersion, old) == [])
  }

  @Test("Where the sources disagree on optionality, a difference says so")
  func doubt() throws {
    var uiKit = try read("var a: A! { get }")
    uiKit.nullabilityIsKnown = false
    let here = try read("var a: A { get }")
    #expect(Comparison.differences(here, uiKit).map(\.detail) == ["UIKit A! (the sources disagree), here A"])
  }

  private let member = Declaration(kind: .property, owner: "A", name: "a")

  private func kinds(
    uiKit change: (inout Declaration) -> Void = { _ in }, here changeHere: (inout Declaration) -> Void = { _ in }
  ) -> [Difference.Kind] {
    var uiKit = member
    var here = member
    change(&uiKit)
    changeHere(&here)
    return Comparison.differences(here, uiKit).map(\.kind)
  }

  private func read(_ text: String) throws -> Declaration { try DeclarationParser(text).declaration }
}
