import Foundation
import SymbolKit

/// Turns the symbol graph of the stand-in into declarations.
struct StandInReader {
  private let graph: SymbolGraph
  private let file: String
  private var requirements: Set<String> = []
  private var defaults: Set<String> = []
  private var requirementsWithDefault: Set<String> = []
  private var superclasses: [String: String] = [:]
  private var conformances: [String: [String]] = [:]

  init(_ graph: SymbolGraph, file: String) {
    self.graph = graph
    self.file = file
    for relationship in graph.relationships {
      let source = relationship.source
      switch relationship.kind {
      case .requirementOf, .optionalRequirementOf: requirements.insert(source)
      case .defaultImplementationOf:
        defaults.insert(source)
        requirementsWithDefault.insert(relationship.target)
      case .inheritsFrom: superclasses[source] = name(of: relationship)
      case .conformsTo: conformances[source, default: []].append(name(of: relationship))
      default: break
      }
    }
  }

  private func name(of relationship: SymbolGraph.Relationship) -> String {
    if let symbol = graph.symbols[relationship.target] { return symbol.pathComponents.joined(separator: ".") }
    let name = relationship.targetFallback ?? relationship.target
    return name.split(separator: ".").dropFirst().joined(separator: ".")
  }

  func declarations() throws -> [StandInDeclaration] {
    // What the compiler adds, such as `hash(into:)`, stands under an identifier of its own.
    try graph.symbols.values
      .filter { !$0.identifier.precise.contains("::SYNTHESIZED::") && !defaults.contains($0.identifier.precise) }
      .map(declaration)
      .sorted { ($0.declaration.group, $0.declaration.path) < ($1.declaration.group, $1.declaration.path) }
  }

  private func declaration(_ symbol: SymbolGraph.Symbol) throws -> StandInDeclaration {
    let text = (symbol[mixin: SymbolGraph.Symbol.DeclarationFragments.self]?.declarationFragments ?? [])
      .map(\.spelling).joined()
    let parser: DeclarationParser
    do {
      parser = try DeclarationParser(text)
    } catch {
      throw InputError(
        file: file, line: nil,
        problem: "the declaration '\(text)' of \(symbol.pathComponents.joined(separator: ".")): \(error)")
    }
    let id = symbol.identifier.precise
    var result = parser.declaration
    result.owner = symbol.pathComponents.count > 1 ? symbol.pathComponents.dropLast().joined(separator: ".") : nil
    result.isOpen = symbol.accessLevel == .init(rawValue: "open")
    result.isMainActor = parser.attributes.contains("MainActor")
    result.availability = Self.availability(symbol)
    if requirements.contains(id) { result.requirement = requirementsWithDefault.contains(id) ? .optional : .required }
    if !result.isType, result.requirement == nil, isInProtocol(symbol) { result.requirement = .extensionOnly }
    if result.isType { result.inherited = inherited(id, result.kind) }
    if result.kind == .enum || result.kind == .struct { result.rawType = rawType(of: result.path) }
    return StandInDeclaration(declaration: result, isOverride: parser.modifiers.contains("override"))
  }

  private func isInProtocol(_ symbol: SymbolGraph.Symbol) -> Bool {
    symbol[mixin: SymbolGraph.Symbol.Swift.Extension.self]?.typeKind == .protocol
  }

  private func inherited(_ id: String, _ kind: Declaration.Kind) -> [String] {
    let protocols = (conformances[id] ?? []).sorted()
    return kind == .class ? [superclasses[id] ?? "nothing"] + protocols : protocols
  }

  private func rawType(of path: String) -> TypeName? {
    let initializer = graph.symbols.values.first {
      $0.pathComponents.joined(separator: ".") == path + ".init(rawValue:)"
    }
    let text = initializer?[mixin: SymbolGraph.Symbol.DeclarationFragments.self]?.declarationFragments
      .map(\.spelling).joined()
    return text.flatMap { try? DeclarationParser($0) }?.declaration.parameters.first?.type
  }

  private static func availability(_ symbol: SymbolGraph.Symbol) -> Availability {
    var result = Availability()
    for item in symbol[mixin: SymbolGraph.Symbol.Availability.self]?.availability ?? []
    where item.domain == nil || item.domain?.rawValue == "iOS" {
      result.introduced = item.introducedVersion.map { .init($0.major, $0.minor) } ?? result.introduced
      if let version = item.deprecatedVersion {
        result.deprecation = version.major >= 100_000 ? .future : .since(.init(version.major, version.minor))
      } else if item.isUnconditionallyDeprecated {
        result.deprecation = .unknownVersion
      }
    }
    return result
  }
}
