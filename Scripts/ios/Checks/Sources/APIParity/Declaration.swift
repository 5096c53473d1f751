import SymbolKit

/// One public declaration of a module, read from its symbol graph.
public struct Declaration: Equatable, Sendable {
  public struct Parameter: Equatable, Sendable {
    let label: String
    let type: String
    let defaultValue: String
  }

  /// `class`, `method`, `property`, …; a type member has the same kind as an instance member.
  let kind: String
  /// The enclosing type; nil for a declaration at the top.
  private(set) var owner: String?
  /// With argument labels: `insertSubview(_:at:)`.
  let name: String
  let isOverride: Bool
  let parameters: [Parameter]
  /// The protocols that a type conforms to, be it through a superclass or another protocol.
  var conformances: Set<String> = []
  /// What else can differ from a declaration of the same name. Only a fact that both have is compared.
  var facts: [Difference.Kind: String] = [:]

  /// Without what follows from other symbols.
  init(_ symbol: SymbolGraph.Symbol) {
    let spelling = Spelling(symbol)
    let signature = symbol[mixin: SymbolGraph.Symbol.FunctionSignature.self]
    let identifier = symbol.kind.identifier.identifier
    kind = identifier.replacing("type.", with: "")
    owner = symbol.pathComponents.count > 1 ? symbol.pathComponents.dropLast().joined(separator: ".") : nil
    name = symbol.pathComponents[symbol.pathComponents.count - 1]
    isOverride = spelling.head.contains("override")
    let labels = name.drop { $0 != "(" }.dropFirst().split(separator: ":")
    parameters = zip(labels, zip(signature?.parameters ?? [], spelling.defaultValues)).map { label, parameter in
      let type = Spelling.type(parameter.0.declarationFragments.dropFirst())
      return Parameter(label: String(label), type: type, defaultValue: parameter.1 ?? "none")
    }

    facts[.kind] = kind
    facts[.openness] = symbol.accessLevel.rawValue
    if signature != nil { facts[.effects] = spelling.effects }
    switch kind {
    case "init":
      facts[.failability] = spelling.failability
      facts[.designation] = spelling.designation(of: symbol)
    case "method", "func", "func.op", "subscript": facts[.result] = Spelling.type(signature?.returns ?? [])
    case "property", "var", "typealias": facts[.result] = spelling.type
    default: break
    }
    if ["method", "property", "subscript"].contains(kind) {
      facts[.typeMember] = identifier.hasPrefix("type.") ? "type member" : "instance member"
    }
    if ["property", "var", "subscript"].contains(kind) {
      facts[.mutability] = spelling.isSettable ? "{ get set }" : "{ get }"
      // How a value is held shows only where it can be set.
      if spelling.isSettable { facts[.ownership] = spelling.ownership }
    }
  }

  /// As if a subclass declared it, which may be newer.
  func inherited(by subclass: String) -> Declaration {
    var result = self
    result.owner = subclass
    result.facts[.introduced] = nil
    return result
  }

  var path: String { owner.map { "\($0).\(name)" } ?? name }

  var isType: Bool { ["class", "struct", "enum", "protocol", "typealias"].contains(kind) }

  /// What the declaration is listed under.
  var group: String { isType ? path : owner ?? "global" }

  var baseName: Substring { name.prefix { $0 != "(" } }
}
