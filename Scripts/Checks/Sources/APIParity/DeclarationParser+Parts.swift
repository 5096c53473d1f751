extension DeclarationParser {
  mutating func parseType() throws {
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

  mutating func parseAccessors(isSettable: Bool) throws {
    declaration.isSettable = isSettable
    guard tokens.skip("{") else { return }
    let accessors = try tokens.takeBalanced(until: ["}"])
    try tokens.expect("}")
    guard accessors.hasPrefix("get") else {
      throw Tokens.Failure(description: "expected { get } or { get set }, found { \(accessors) }")
    }
    declaration.isSettable = accessors.contains("set")
  }

  mutating func parseSignature(of name: String, labelsByDefault: Bool = true) throws {
    try skipGenerics()
    try tokens.expect("(")
    while tokens.next != ")" {
      TypeParser.skipAttributes(&tokens)
      var label = try tokens.takeWord()
      if tokens.next == ":" {
        if !labelsByDefault { label = "_" }
      } else {
        _ = try tokens.takeWord()
      }
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
