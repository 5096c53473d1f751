/// Reads one declaration, such as `optional var window: UIWindow? { get set }`. What its text does not say, such as the
/// owner, is left to the caller.
struct DeclarationParser {
  private(set) var attributes: [String] = []
  private(set) var modifiers: Set<String> = []
  private(set) var declaration: Declaration
  private var tokens: Tokens

  init(_ text: String) throws {
    tokens = Tokens(text)
    declaration = Declaration(kind: .property, name: "")
    while true {
      attributes += TypeParser.skipAttributes(&tokens)
      guard let modifier = Self.modifier(&tokens) else { break }
      modifiers.insert(modifier)
    }
    try parseBody()
    declaration.isTypeMember = !modifiers.isDisjoint(with: ["class", "static"])
    declaration.ownership = modifiers.first { $0 == "weak" || $0.hasPrefix("unowned") }
    if let next = tokens.next, next != ";", next != "where" {
      throw Tokens.Failure(description: "unexpected '\(next)'")
    }
  }

  private static let modifierWords: Set = [
    "static", "class", "optional", "weak", "unowned", "nonisolated", "convenience", "required", "override", "lazy",
    "mutating", "nonmutating", "final", "dynamic", "open", "public", "indirect",
  ]

  private static func modifier(_ tokens: inout Tokens) -> String? {
    guard let word = tokens.next, modifierWords.contains(word) else { return nil }
    // `class UIView` is a type, `class var main` a member.
    if word == "class", !["var", "let", "func"].contains(tokens.peek(1)) { return nil }
    _ = tokens.skip(word)
    guard tokens.next == "(", tokens.peek(2) == ")", let argument = tokens.peek(1) else { return word }
    for token in ["(", argument, ")"] { _ = tokens.skip(token) }
    return "\(word)(\(argument))"
  }

  private mutating func parseBody() throws {
    let keyword = try tokens.take()
    switch keyword {
    case "class", "struct", "enum", "protocol":
      declaration.kind = Declaration.Kind(rawValue: keyword)!
      try parseType()
    case "typealias":
      declaration.kind = .typealias
      declaration.name = try tokens.takeWord()
      try tokens.expect("=")
      declaration.type = try TypeParser.type(&tokens)
    case "case":
      declaration.kind = .case
      declaration.name = try tokens.takeWord()
      if tokens.skip("(") {
        _ = try tokens.takeBalanced(until: [")"])
        try tokens.expect(")")
      }
    case "var", "let": try parseProperty(isVariable: keyword == "var")
    case "func":
      declaration.kind = .method
      let name = tokens.isAtWord ? try tokens.takeWord() : try tokens.take()
      try parseSignature(of: name)
      declaration.type = tokens.skip("->") ? try TypeParser.type(&tokens) : .void
    case "init":
      declaration.kind = .initializer
      for mark in ["?", "!"] where tokens.skip(mark) { declaration.failability = mark }
      try parseSignature(of: "init")
    default: throw Tokens.Failure(description: "'\(keyword)' does not start a declaration")
    }
  }

  private mutating func parseType() throws {
    var path = [try tokens.takeWord()]
    while tokens.skip(".") { path.append(try tokens.takeWord()) }
    declaration.owner = path.count > 1 ? path.dropLast().joined(separator: ".") : nil
    declaration.name = path[path.count - 1]
    try skipGenerics()
    guard tokens.skip(":") else { return }
    repeat { declaration.inherited.append(try TypeParser.type(&tokens).description) } while tokens.skip(",")
    if tokens.skip("(") {
      try tokens.expect("RawValue")
      declaration.rawType = try TypeParser.type(&tokens)
      try tokens.expect(")")
    } else if declaration.kind == .enum {
      declaration.rawType = try TypeName(declaration.inherited.removeFirst())
    }
  }

  private mutating func parseProperty(isVariable: Bool) throws {
    declaration.name = try tokens.takeWord()
    try tokens.expect(":")
    declaration.type = try TypeParser.type(&tokens)
    declaration.isSettable = isVariable
    guard tokens.skip("{") else { return }
    let accessors = try tokens.takeBalanced(until: ["}"])
    try tokens.expect("}")
    guard accessors.hasPrefix("get") else {
      throw Tokens.Failure(description: "expected { get } or { get set }, found { \(accessors) }")
    }
    declaration.isSettable = accessors.contains("set")
  }

  private mutating func parseSignature(of name: String) throws {
    try skipGenerics()
    try tokens.expect("(")
    while tokens.next != ")" {
      TypeParser.skipAttributes(&tokens)
      let label = try tokens.takeWord()
      if tokens.next != ":" { _ = try tokens.takeWord() }
      try tokens.expect(":")
      let type = try TypeParser.type(&tokens)
      let value = tokens.skip("=") ? try tokens.takeBalanced(until: [",", ")"]) : nil
      declaration.parameters.append(Declaration.Parameter(label: label, type: type, defaultValue: value))
      if !tokens.skip(",") { break }
    }
    try tokens.expect(")")
    declaration.name = "\(name)(\(declaration.parameters.map { $0.label + ":" }.joined()))"
    declaration.effects = TypeParser.effects(&tokens)
  }

  private mutating func skipGenerics() throws {
    guard tokens.skip("<") else { return }
    _ = try tokens.takeBalanced(until: [">"])
    try tokens.expect(">")
  }
}
