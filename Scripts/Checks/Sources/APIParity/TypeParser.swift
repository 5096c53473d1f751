/// Reads a type and normalises its spelling.
enum TypeParser {
  static func type(_ tokens: inout Tokens) throws -> TypeName {
    skipAttributes(&tokens)
    for prefix in ["any", "sending", "borrowing", "consuming", "__owned", "__shared"] where tokens.skip(prefix) {
      return try type(&tokens)
    }
    for prefix in ["inout", "some"] where tokens.skip(prefix) {
      return .prefixed(prefix, try type(&tokens))
    }
    var parts = [try postfix(&tokens)]
    while tokens.skip("&") { parts.append(try postfix(&tokens)) }
    let left = parts.count == 1 ? parts[0] : .composition(parts)
    let effects = effects(&tokens)
    guard tokens.skip("->") else {
      if !effects.isEmpty { throw Tokens.Failure(description: "expected '->' after \(effects)") }
      return left
    }
    let parameters: [TypeName] = if case .tuple(let elements) = left { elements } else { [left] }
    return .function(parameters, effects: effects, try type(&tokens))
  }

  static func effects(_ tokens: inout Tokens) -> String {
    ["async", "throws", "rethrows"].filter { tokens.skip($0) }.joined(separator: " ")
  }

  /// Attributes of a closure are recorded only where they are certain, so they are not looked at.
  @discardableResult
  static func skipAttributes(_ tokens: inout Tokens) -> [String] {
    var names: [String] = []
    while tokens.next == "@", let name = tokens.peek(1) {
      _ = tokens.skip("@")
      _ = tokens.skip(name)
      names.append(name)
      if ["convention", "objc", "available", "_spi", "isolated"].contains(name), tokens.skip("(") {
        _ = try? tokens.takeBalanced(until: [")"])
        _ = tokens.skip(")")
      }
    }
    return names
  }

  private static func postfix(_ tokens: inout Tokens) throws -> TypeName {
    var result = try primary(&tokens)
    while let next = tokens.next {
      switch next {
      case "?", "!": result = .optional(result, try tokens.take())
      case "...": result = .suffixed(result, try tokens.take())
      case ".":
        _ = try tokens.take()
        result = .suffixed(result, "." + (try tokens.takeWord()))
      default: return result
      }
    }
    return result
  }

  private static func primary(_ tokens: inout Tokens) throws -> TypeName {
    if tokens.skip("[") {
      let element = try type(&tokens)
      let value = tokens.skip(":") ? try type(&tokens) : nil
      try tokens.expect("]")
      return value.map { .dictionary(element, $0) } ?? .array(element)
    }
    guard tokens.skip("(") else { return try named(&tokens) }
    var elements: [TypeName] = []
    while tokens.next != ")" {
      if tokens.isAtWord, tokens.peek(1) == ":" || tokens.peek(2) == ":" {
        while !tokens.skip(":") { _ = try tokens.take() }
      }
      elements.append(try type(&tokens))
      if !tokens.skip(",") { break }
    }
    try tokens.expect(")")
    // Parentheses around one type only group, unless an arrow follows.
    let isFunction = ["->", "async", "throws", "rethrows"].contains(tokens.next)
    return elements.count == 1 && !isFunction ? elements[0] : .tuple(elements)
  }

  private static func named(_ tokens: inout Tokens) throws -> TypeName {
    var path = [try tokens.takeWord()]
    var arguments: [TypeName] = []
    while arguments.isEmpty {
      if tokens.next == ".", tokens.peek(1).map({ $0.first?.isLetter == true }) ?? false {
        _ = try tokens.take()
        path.append(try tokens.takeWord())
      } else if tokens.skip("<") {
        repeat { arguments.append(try type(&tokens)) } while tokens.skip(",")
        try tokens.expect(">")
      } else {
        break
      }
    }
    return plain(path, arguments)
  }

  private static let modules: Set = ["Swift", "Foundation", "UIKit", "ObjectiveC", "CoreFoundation", "CoreGraphics"]
  private static let aliases = [
    "CFTimeInterval": "Double", "TimeInterval": "Double", "Notification.Name": "NSNotification.Name",
  ]

  private static func plain(_ path: [String], _ arguments: [TypeName]) -> TypeName {
    let local = path.count > 1 && modules.contains(path[0]) ? Array(path.dropFirst()) : path
    let name = local.joined(separator: ".")
    switch (name, arguments.count) {
    case ("Void", 0): return .void
    case ("Optional", 1): return .optional(arguments[0], "?")
    case ("Array", 1): return .array(arguments[0])
    case ("Dictionary", 2): return .dictionary(arguments[0], arguments[1])
    default: return .named(aliases[name] ?? name, arguments)
    }
  }
}
