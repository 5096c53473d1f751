import SymbolKit

/// Adds to each declaration of a module what follows from other symbols: its owner, its superclass, its requirement.
struct SurfaceReader {
  private typealias Symbol = SymbolGraph.Symbol

  private let symbols: [String: Symbol]
  private let symbolsByPath: [[String]: Symbol]
  private let targets: [SymbolGraph.Relationship.Kind: [String: [SymbolGraph.Relationship]]]
  private let requirementsWithDefault: Set<String>

  init(_ graphs: [SymbolGraph]) {
    let relationships = graphs.flatMap(\.relationships)
    symbols = graphs.reduce(into: [:]) { $0.merge($1.symbols) { first, _ in first } }
    symbolsByPath = Dictionary(symbols.values.map { ($0.pathComponents, $0) }) { first, _ in first }
    targets = Dictionary(grouping: relationships, by: \.kind).mapValues { Dictionary(grouping: $0, by: \.source) }
    requirementsWithDefault = Set(relationships.filter { $0.kind == .defaultImplementationOf }.map(\.target))
  }

  func declarations() -> [Declaration] {
    func order(_ symbol: Symbol) -> String {
      symbol.pathComponents.joined(separator: ".") + " " + symbol.identifier.precise
    }
    return symbols.values.filter(isWritten).sorted { order($0) < order($1) }.map(declaration)
  }

  /// What the compiler adds, such as `hash(into:)`, has an identifier of its own; the importer adds names of Swift 2.
  private func isWritten(_ symbol: Symbol) -> Bool {
    let id = symbol.identifier.precise
    return !id.contains("::SYNTHESIZED::") && targets[.defaultImplementationOf]?[id] == nil
      && !availability(symbol).contains { $0.obsoletedVersion != nil }
  }

  private func declaration(_ symbol: Symbol) -> Declaration {
    var result = Declaration(symbol)
    if result.kind == "class" { result.facts[.superclass] = names(.inheritsFrom, symbol).first ?? "none" }
    if ["enum", "struct"].contains(result.kind) {
      let initializer = symbolsByPath[symbol.pathComponents + ["init(rawValue:)"]].map { Declaration($0) }
      result.facts[.rawType] = initializer?.parameters.first?.type ?? "none"
    }
    result.conformances = Set(names(.conformsTo, symbol))
    result.facts[.requirement] = requirement(symbol)
    result.facts[.isolation] = isMainActor(symbol) ? "main actor" : "nonisolated"
    result.facts[.introduced] = introduced(symbol)
    result.facts[.deprecated] = deprecated(symbol) ?? "not deprecated"
    return result
  }

  private func names(_ kind: SymbolGraph.Relationship.Kind, _ symbol: Symbol) -> [String] {
    (targets[kind]?[symbol.identifier.precise] ?? []).map { relationship in
      symbols[relationship.target]?.pathComponents.joined(separator: ".")
        // With the module's name.
        ?? (relationship.targetFallback ?? relationship.target).replacing(/^\w+\./, with: "")
    }
  }

  /// Swift protocols have no optional requirements: the stand-in declares a requirement and a default for it.
  private func requirement(_ symbol: Symbol) -> String? {
    let id = symbol.identifier.precise
    if targets[.optionalRequirementOf]?[id] != nil || requirementsWithDefault.contains(id) { return "optional" }
    if targets[.requirementOf]?[id] != nil { return "required" }
    return symbol[mixin: Symbol.Swift.Extension.self]?.typeKind == .protocol ? "in an extension only" : nil
  }

  private func owner(_ symbol: Symbol) -> Symbol? { symbolsByPath[symbol.pathComponents.dropLast()] }

  /// The importer leaves out what a member takes over from its class or protocol.
  private func isMainActor(_ symbol: Symbol) -> Bool {
    let head = Spelling(symbol).head
    if head.contains("@MainActor") || head.contains("nonisolated") { return head.contains("@MainActor") }
    if Declaration(symbol).isType {
      let superclass = targets[.inheritsFrom]?[symbol.identifier.precise]?.first
      return superclass.flatMap { symbols[$0.target] }.map(isMainActor) ?? false
    }
    return owner(symbol).map(isMainActor) ?? false
  }

  // MARK: Availability

  private func availability(_ symbol: Symbol) -> [Symbol.Availability.AvailabilityItem] {
    symbol[mixin: Symbol.Availability.self]?.availability ?? []
  }

  private func availabilityOfIOS(_ symbol: Symbol) -> [Symbol.Availability.AvailabilityItem] {
    availability(symbol).filter { $0.domain == nil || $0.domain?.rawValue == "iOS" }
  }

  /// An earlier version than the project's minimum, or none, means the same.
  private func introduced(_ symbol: Symbol) -> String {
    let versions = sequence(first: symbol, next: owner).flatMap(availabilityOfIOS).compactMap(\.introducedVersion)
    let latest = versions.map { ($0.major, $0.minor) }.reduce((13, 0)) { $0 < $1 ? $1 : $0 }
    return "iOS \(latest.0).\(latest.1)"
  }

  private func deprecated(_ symbol: Symbol) -> String? {
    if availabilityOfIOS(symbol).contains(where: \.isUnconditionallyDeprecated) { return "in an unknown version" }
    // A version that never comes is a mark for the future: the compiler says nothing yet.
    let version = availabilityOfIOS(symbol).compactMap(\.deprecatedVersion).first { $0.major < 100_000 }
    return version.map { "iOS \($0.major).\($0.minor)" } ?? owner(symbol).flatMap(deprecated)
  }
}
