/// A type as it is written, without what makes no difference: attributes, `any`, module names, known aliases, sugar.
public indirect enum TypeName: Equatable, Sendable {
  case named(String, [TypeName])
  /// With its mark, `?` or `!`.
  case optional(TypeName, String)
  case array(TypeName)
  case dictionary(TypeName, TypeName)
  case tuple([TypeName])
  case function([TypeName], effects: String, TypeName)
  /// `inout T`, `some T`.
  case prefixed(String, TypeName)
  /// `T...`, `(any P).Type`.
  case suffixed(TypeName, String)
  case composition([TypeName])

  /// Throws when `text` is not a type.
  public init(_ text: String) throws {
    var tokens = Tokens(text)
    self = try TypeParser.type(&tokens)
    if let next = tokens.next { throw Tokens.Failure(description: "unexpected '\(next)' after the type \(self)") }
  }

  public static let void = TypeName.tuple([])

  /// The same type with every `?` and `!` taken away.
  public var withoutOptionals: TypeName {
    switch self {
    case .named(let name, let arguments): .named(name, arguments.map(\.withoutOptionals))
    case .optional(let wrapped, _): wrapped.withoutOptionals
    case .array(let element): .array(element.withoutOptionals)
    case .dictionary(let key, let value): .dictionary(key.withoutOptionals, value.withoutOptionals)
    case .tuple(let elements): .tuple(elements.map(\.withoutOptionals))
    case .function(let parameters, let effects, let result):
      .function(parameters.map(\.withoutOptionals), effects: effects, result.withoutOptionals)
    case .prefixed(let prefix, let type): .prefixed(prefix, type.withoutOptionals)
    case .suffixed(let type, let suffix): .suffixed(type.withoutOptionals, suffix)
    case .composition(let types): .composition(types.map(\.withoutOptionals))
    }
  }
}

extension TypeName: CustomStringConvertible {
  public var description: String {
    switch self {
    case .named(let name, let arguments): arguments.isEmpty ? name : "\(name)<\(Self.list(arguments))>"
    case .optional(let wrapped, let mark): wrapped.needsParentheses ? "(\(wrapped))\(mark)" : "\(wrapped)\(mark)"
    case .array(let element): "[\(element)]"
    case .dictionary(let key, let value): "[\(key): \(value)]"
    case .tuple(let elements): elements.isEmpty ? "Void" : "(\(Self.list(elements)))"
    case .function(let parameters, let effects, let result):
      "(\(Self.list(parameters)))\(effects.isEmpty ? "" : " " + effects) -> \(result)"
    case .prefixed(let prefix, let type): "\(prefix) \(type)"
    case .suffixed(let type, let suffix): type.needsParentheses ? "(\(type))\(suffix)" : "\(type)\(suffix)"
    case .composition(let types): types.map(\.description).joined(separator: " & ")
    }
  }

  private static func list(_ types: [TypeName]) -> String { types.map(\.description).joined(separator: ", ") }

  private var needsParentheses: Bool {
    switch self {
    case .function, .prefixed, .composition: true
    default: false
    }
  }
}
