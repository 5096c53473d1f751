/// Reads one declaration, such as `optional var window: UIWindow? { get set }`. What its text does not say, such as the
/// owner, is left to the caller.
struct DeclarationParser {
  private(set) var attributes: [String] = []
  private(set) var modifiers: Set<String> = []
  var declaration: Declaration
  var tokens: Tokens

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
    case "associatedtype":
      declaration.kind = .associatedtype
      declaration.name = try tokens.takeWord()
      if tokens.skip(":") { declaration.type = try TypeParser.type(&tokens) }
    case "case":
      declaration.kind = .case
      declaration.name = try tokens.takeWord()
      if tokens.skip("(") {
        _ = try tokens.takeBalanced(until: [")"])
        try tokens.expect(")")
      }
    case "var", "let":
      declaration.name = try tokens.takeWord()
      try tokens.expect(":")
      declaration.type = try TypeParser.type(&tokens)
      try parseAccessors(isSettable: keyword == "var")
    case "subscript":
      declaration.kind = .subscript
      try parseSignature(of: "subscript", labelsByDefault: false)
      try tokens.expect("->")
      declaration.type = try TypeParser.type(&tokens)
      try parseAccessors(isSettable: true)
    case "func":
      declaration.kind = .method
      let name = tokens.isAtWord ? try tokens.takeWord() : try tokens.takeBalanced(until: ["("])
      try parseSignature(of: name)
      declaration.type = tokens.skip("->") ? try TypeParser.type(&tokens) : .void
    case "init":
      declaration.kind = .initializer
      for mark in ["?", "!"] where tokens.skip(mark) { declaration.failability = mark }
      try parseSignature(of: "init")
    default: throw Tokens.Failure(description: "'\(keyword)' does not start a declaration")
    }
  }
}
