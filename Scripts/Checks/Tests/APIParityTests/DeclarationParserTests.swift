import Testing

@testable import APIParity

@Suite struct DeclarationParserTests {
  @Test("A method has labels, types, default values and a result")
  func method() throws {
    let found = try DeclarationParser(
      "class func run<T>(_ a: Int, to b: [T]? = [], c: @escaping (T) -> Void = { _ in }) async throws -> Bool"
    ).declaration
    #expect(found.kind == .method)
    #expect(found.name == "run(_:to:c:)")
    #expect(found.isTypeMember)
    #expect(found.parameters.map(\.defaultValue) == [nil, "[]", "{_in}"])
    #expect(found.parameters[1].type.description == "[T]?")
    #expect(found.effects == "async throws")
    #expect(found.type?.description == "Bool")
  }

  @Test("A method without a result returns Void")
  func noResult() throws {
    #expect(try DeclarationParser("func a()").declaration.type == .void)
  }

  @Test(
    "A property can be set or not",
    arguments: [
      ("var a: Int", true), ("var a: Int { get set }", true), ("var a: Int { get }", false), ("let a: Int", false),
      ("class let a: Int", false), ("static var a: Int { get }", false),
    ])
  func property(text: String, isSettable: Bool) throws {
    let found = try DeclarationParser(text).declaration
    #expect(found.kind == .property && found.name == "a")
    #expect(found.isSettable == isSettable)
  }

  @Test("Attributes and modifiers are separated from the declaration")
  func modifiers() throws {
    let parser = try DeclarationParser(
      "@NSCopying @available(iOS 13, *) optional unowned(unsafe) var a: A? { get set }")
    #expect(parser.attributes == ["NSCopying", "available"])
    #expect(parser.modifiers.contains("optional"))
    #expect(parser.declaration.ownership == "unowned(unsafe)")
  }

  @Test("An initializer may fail")
  func initializer() throws {
    let found = try DeclarationParser("@MainActor required init?(coder: NSCoder)").declaration
    #expect(found.kind == .initializer && found.name == "init(coder:)" && found.failability == "?")
  }

  @Test("A type knows its owner, what it inherits and its raw type")
  func types() throws {
    let nested = try DeclarationParser("struct UIWindow.Level : Hashable, RawRepresentable (RawValue CGFloat)")
      .declaration
    #expect(nested.owner == "UIWindow" && nested.name == "Level" && nested.path == "UIWindow.Level")
    #expect(nested.inherited == ["Hashable", "RawRepresentable"])
    #expect(nested.rawType?.description == "CGFloat")

    let enumeration = try DeclarationParser("enum UIScene.ActivationState : Int").declaration
    #expect(enumeration.rawType?.description == "Int" && enumeration.inherited == [])

    let generic = try DeclarationParser("class A<B> : C<B>, D where B : AnyObject").declaration
    #expect(generic.kind == .class && generic.inherited == ["C<B>", "D"])
  }

  @Test("Names may be escaped, and operators name functions")
  func names() throws {
    #expect(try DeclarationParser("case `default`").declaration.name == "default")
    #expect(try DeclarationParser("case a(Int, b: C)").declaration.name == "a")
    #expect(try DeclarationParser("static func == (lhs: A, rhs: A) -> Bool").declaration.name == "==(lhs:rhs:)")
    #expect(try DeclarationParser("static func += (a: inout A, b: A)").declaration.name == "+=(a:b:)")
  }

  @Test("A subscript's parameters have no labels unless two names are given")
  func subscripts() throws {
    let found = try DeclarationParser("subscript(index: Int, in scope: A) -> B { get }").declaration
    #expect(found.kind == .subscript && found.name == "subscript(_:in:)")
    #expect(found.type?.description == "B" && !found.isSettable)
    #expect(try DeclarationParser("associatedtype Value : P").declaration.kind == .associatedtype)
  }

  @Test("The second of two declarations in a line is left alone")
  func second() throws {
    #expect(try DeclarationParser("struct E : Error; enum E.Code : Int").declaration.inherited == ["Error"])
  }

  @Test(
    "What is no declaration is refused",
    arguments: ["", "alpha", "var a", "var a: Int { set }", "func a(", "func a() Int", "class", "typealias A"])
  func malformed(text: String) {
    #expect(throws: Tokens.Failure.self) { try DeclarationParser(text) }
  }
}
