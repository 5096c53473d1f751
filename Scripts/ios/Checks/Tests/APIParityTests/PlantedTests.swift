import Testing

@testable import APIParity

/// Two modules, compiled from sources that differ in one place for each case.
@Suite struct PlantedTests {
  struct Case: Sendable {
    let uiKit: String
    let here: String
    let differences: [String]

    init(_ uiKit: String, _ here: String, _ differences: String...) {
      self.uiKit = uiKit
      self.here = here
      self.differences = differences
    }

    /// A case of members of a class.
    init(member uiKit: String, _ here: String, _ differences: String...) {
      self.uiKit = "open class Foo: NSObject { \(uiKit) }"
      self.here = "open class Foo: NSObject { \(here) }"
      self.differences = differences.map { "Foo.\($0)" }
    }
  }

  static let cases: [Case] = [
    // One difference of each kind.
    Case("", "public struct Foo { public var a = 1 }", "Foo: unrecorded: UIKit's is not declared"),
    Case("", "public func Foo() {}", "Foo(): unrecorded: UIKit's is not declared"),
    Case("", "extension String { public var Foo: Int { 1 } }", "String.Foo: unrecorded: UIKit's is not declared"),
    Case(member: "", "open func a() {}", "a(): missing: UIKit has no such member"),
    Case(member: "", "public init(a: Int) {}", "init(a:): missing: UIKit has no such member"),
    Case(member: "open func a(at b: Int) {}", "open func a(in b: Int) {}", "a(in:): labels: UIKit a(at:), here a(in:)"),
    Case("public enum Foo { case a }", "public struct Foo {}", "Foo: kind: UIKit enum, here struct"),
    Case(
      "public enum Foo { case a }", "public enum Foo { public static let a = 1 }",
      "Foo.a: kind: UIKit enum.case, here property"),
    Case(
      member: "open class var a: Int { 1 }", "open var a: Int { 1 }",
      "a: type member: UIKit type member, here instance member"),
    Case(
      member: "open func a(_ b: Int) {}", "open func a(_ b: UInt) {}", "a(_:): parameter: UIKit _: Int, here UInt"),
    Case(
      member: "open func a() -> Int { 1 }", "open func a() -> UInt { 1 }", "a(): result: UIKit Int, here UInt"),
    Case(member: "open var a: Int { 1 }", "open var a: UInt { 1 }", "a: result: UIKit Int, here UInt"),
    Case("public typealias Foo = Int", "public typealias Foo = UInt", "Foo: result: UIKit Int, here UInt"),
    Case(
      member: "open var a: String! { nil }", "open var a: String? { nil }",
      "a: optionality: UIKit String!, here String?"),
    Case(
      member: "open func a(b: (() -> Void)?) {}", "open func a(b: () -> Void) {}",
      "a(b:): optionality: UIKit b: (() -> Void)?, here () -> Void"),
    Case(
      member: "open func a(b: [Int] = [1, 2], c: Int = max(1, 2)) -> Int { 1 }",
      "open func a(b: [Int], c: Int = 0) -> Int { 1 }",
      "a(b:c:): default value: UIKit b: [1, 2], here none", "a(b:c:): default value: UIKit c: max(1, 2), here 0"),
    Case(member: "public init?(a: Int) {}", "public init(a: Int) {}", "init(a:): failability: UIKit init?, here init"),
    Case(member: "public init(a: Int) {}", "public init?(a: Int) {}", "init(a:): failability: UIKit init, here init?"),
    Case(
      member: "public convenience init(a: Int) { self.init() }", "public init(a: Int) {}",
      "init(a:): designation: UIKit convenience, here designated"),
    Case(
      member: "public init(a: Int) {}", "public convenience init(a: Int) { self.init() }",
      "init(a:): designation: UIKit designated, here convenience"),
    Case(
      member: "public init(a: Int) {}", "public required init(a: Int) {}",
      "init(a:): designation: UIKit designated, here required"),
    Case(
      member: "public convenience init?(a: Int) { self.init() }", "public init(a: Int) {}",
      "init(a:): failability: UIKit init?, here init", "init(a:): designation: UIKit convenience, here designated"),
    Case(
      member: "open func a(_ b: () throws -> Void) async throws {}", "open func a(_ b: () throws -> Void) throws {}",
      "a(_:): effects: UIKit async throws, here throws"),
    Case(
      member: "open var a: Int { get { 1 } set {} }", "open internal(set) var a = 1",
      "a: mutability: UIKit { get set }, here { get }"),
    Case(member: "public let a = 1", "public var a = 1", "a: mutability: UIKit { get }, here { get set }"),
    Case(member: "open weak var a: NSObject?", "open var a: NSObject?", "a: ownership: UIKit weak, here strong"),
    Case(
      member: "public unowned(unsafe) var a: NSObject?", "public weak var a: NSObject?",
      "a: ownership: UIKit unowned(unsafe), here weak"),
    Case("open class Foo: NSObject {}", "public class Foo: NSObject {}", "Foo: openness: UIKit open, here public"),
    Case(member: "open func a() {}", "public func a() {}", "a(): openness: UIKit open, here public"),
    Case(
      "public protocol Foo { func a() }\nextension Foo { public func a() {} }", "public protocol Foo { func a() }",
      "Foo.a(): requirement: UIKit optional, here required"),
    Case(
      "public protocol Foo { func a() }", "public protocol Foo {}\nextension Foo { public func a() {} }",
      "Foo.a(): requirement: UIKit required, here in an extension only"),
    Case(
      "open class Base_Foo: NSObject {}\nopen class Foo: Base_Foo {}",
      "open class Base_Foo: NSObject {}\nopen class Foo: NSObject {}",
      "Foo: superclass: UIKit Base_Foo, here NSObject"),
    Case(
      "public protocol P_Foo {}\nopen class Foo: NSObject, P_Foo {}",
      "public protocol P_Foo {}\nopen class Foo: NSObject {}",
      "Foo: conformance: UIKit P_Foo, here no P_Foo"),
    Case(
      "public protocol Foo {}", "public protocol Foo: NSObjectProtocol {}",
      "Foo: conformance: UIKit no NSObjectProtocol, here NSObjectProtocol"),
    Case(
      "public enum Foo: Int { case a }", "public enum Foo: UInt { case a }", "Foo: raw type: UIKit Int, here UInt",
      "Foo.init(rawValue:): parameter: UIKit rawValue: Int, here UInt"),
    Case(
      "@available(iOS 15.0, *) open class Foo: NSObject { public enum Mode { case a } }",
      "@available(iOS 16.4, *) open class Foo: NSObject { public enum Mode { case a } }",
      "Foo: introduced: UIKit iOS 15.0, here iOS 16.4", "Foo.Mode: introduced: UIKit iOS 15.0, here iOS 16.4",
      "Foo.Mode.a: introduced: UIKit iOS 15.0, here iOS 16.4"),
    Case(
      member: "@available(iOS, introduced: 2.0, deprecated: 13.2) open func a() {}", "open func a() {}",
      "a(): deprecated: UIKit iOS 13.2, here not deprecated"),
    Case(
      "@MainActor open class Foo: NSObject { open func a(_ b: @MainActor () -> Void) {} }",
      "@MainActor open class Foo: NSObject { nonisolated open func a(_ b: () -> Void) {} }",
      "Foo.a(_:): isolation: UIKit main actor, here nonisolated"),
    Case(
      member: "open func a() {}", "@MainActor open func a() {}", "a(): isolation: UIKit nonisolated, here main actor"),

    Case(
      "public protocol Foo {}\nextension Foo { public func a(b: Int = 0) {} }",
      "public protocol Foo { func a(b: Int) }",
      "Foo.a(b:): requirement: UIKit in an extension only, here required"),

    // Where UIKit's declaration is found.
    Case(
      "public protocol P_Foo { func a() }\nextension P_Foo { public func a() {} }\nopen class Foo: NSObject, P_Foo {}",
      "public protocol P_Foo { func a() }\nextension P_Foo { public func a() {} }\nopen class Foo: NSObject, P_Foo { open func a() {} }"
    ),
    Case(
      "open class Base_Foo: NSObject { open func a() -> Int { 1 } }\nopen class Foo: Base_Foo {}",
      "open class Base_Foo: NSObject {}\nopen class Foo: Base_Foo { open func a() -> Bool { true } }",
      "Foo.a(): result: UIKit Int, here Bool"),
    Case(
      "open class Base_Foo: NSObject { open func a() {} }\nopen class Foo: Base_Foo {}",
      "open class Base_Foo: NSObject { open func a() {} }\nopen class Foo: Base_Foo { open override func a() {} }"),
    Case(
      member: "open func a(_ b: Int) {}; open func a(_ b: Bool) {}",
      "open func a(_ b: Bool) {}; open func a(_ b: String) {}",
      "a(_:): parameter: UIKit _: Bool, here String"),
    Case(member: "", "open override func isEqual(_ object: Any?) -> Bool { true }"),
    Case(
      """
      open class Base_Foo: NSObject { public required init?(coder: NSCoder) {} }
      @available(iOS 15.0, *) open class Foo: Base_Foo { public required init(coder: NSCoder) { super.init(coder: coder)! } }
      """,
      """
      open class Base_Foo: NSObject { public required init?(coder: NSCoder) {} }
      @available(iOS 15.0, *) open class Foo: Base_Foo {}
      """,
      "Foo.init(coder:): failability: UIKit init, here init?"),
    Case(
      """
      open class Base_Foo: NSObject { open func a() -> NSObject? { nil } }
      open class Foo: Base_Foo { open override func a() -> NSString { "" } }
      """,
      """
      open class Base_Foo: NSObject { open func a() -> NSObject? { nil } }
      open class Foo: Base_Foo {}
      """,
      "Foo.a(): result: UIKit NSString, here NSObject?"),
    Case(
      """
      open class Base_Foo: NSObject { open func a(_ b: Int) {}; open func a(_ b: Bool) {} }
      open class Foo: Base_Foo { open override func a(_ b: Bool) {} }
      """,
      """
      open class Base_Foo: NSObject { open func a(_ b: Int) {}; open func a(_ b: Bool) {} }
      open class Foo: Base_Foo {}
      """),

    // Harmless.
    Case(member: "public class var a: Int { 1 }", "public static let a = 1"),
    Case(member: "public init(coder: NSCoder) {}", "public required init(coder: NSCoder) {}"),
    Case(member: "open func a(_ b: Int) {}", "open func a(_ c: Int) {}"),
    Case(member: "open func a(_ b: TimeInterval) {}", "open func a(_ b: Double) {}"),
    Case(member: "open func a(_ b: NSNotification.Name) {}", "open func a(_ b: Notification.Name) {}"),
    Case(member: "open func a(_ b: @escaping @Sendable () -> Void) {}", "open func a(_ b: () -> Void) {}"),
    Case(member: "public func a() {}; weak var b: NSObject?", "open func a() {}; package func c() {}"),
    Case(
      member: "@available(iOS, introduced: 2.0, deprecated: 100000) open func a() {}",
      "@available(iOS 13.0, *) open func a() {}"),
    Case("public enum Foo { case a }", "public enum Foo { case a\npublic func hash(into hasher: inout Hasher) {} }"),
    Case(
      "public protocol Foo {}\nextension Foo { public func a(_ b: Int, c: Bool? = nil) {} }",
      "public protocol Foo {}\nextension Foo { public func a(_ b: Int, c: Bool? = nil) {}\npublic func a(_ b: Int) {} }"
    ),
  ]

  /// The types of each case have its number.
  static func numbered(_ text: String, _ index: Int) -> String { text.replacing("Foo", with: "Foo\(index)") }

  static let found = Result {
    func source(_ side: (Case) -> String) -> String {
      cases.enumerated().map { numbered(side($1), $0) }.joined(separator: "\n")
    }
    return Parity(standIn: try .compile(source(\.here)), uiKit: try .compile(source(\.uiKit))).differences
  }

  @Test("A planted difference is found, and no other", arguments: cases.indices)
  func planted(index: Int) throws {
    let mine = try Self.found.get().filter { $0.path.contains(try Regex("Foo\(index)\\b")) }
    #expect(mine.map(\.description) == Self.cases[index].differences.map { Self.numbered($0, index) })
  }

  @Test("Each kind of difference is planted", arguments: Difference.Kind.allCases)
  func complete(kind: Difference.Kind) throws {
    #expect(try Self.found.get().contains { $0.kind == kind })
  }
}
