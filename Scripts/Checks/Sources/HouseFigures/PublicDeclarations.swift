import SymbolKit

/// The public declarations of a module that its authors wrote, from the symbol graph that the compiler writes.
public struct PublicDeclarations {
  public let all: [SymbolGraph.Symbol]
  private let module: String

  public init(of graph: SymbolGraph) {
    let inheriting: [SymbolGraph.Relationship.Kind] = [.overrides, .defaultImplementationOf]
    let inheritors = Set(graph.relationships.filter { inheriting.contains($0.kind) }.map(\.source))
    module = graph.module.name
    all = graph.symbols.values.filter { symbol in
      let id = symbol.identifier.precise
      return !id.contains("::SYNTHESIZED::") && !inheritors.contains(id) && !Self.isExtensionBlock(symbol)
        && !Self.isRawValue(symbol)
    }
  }

  /// The names of those without documentation.
  public var undocumented: [String] {
    names { ($0.docComment?.lines ?? []).isEmpty }
  }

  /// The names of functions whose documentation does not say what they return.
  public var withoutReturns: [String] {
    names { symbol in
      Self.isFunction(symbol) && Self.returnsSomething(symbol)
        && !(symbol.docComment?.lines ?? []).contains { $0.text.contains("- Returns:") }
    }
  }

  private func names(where isIncluded: (SymbolGraph.Symbol) -> Bool) -> [String] {
    all.filter(isIncluded).map { "\(module): \($0.pathComponents.joined(separator: "."))" }.sorted()
  }

  private static func isFunction(_ symbol: SymbolGraph.Symbol) -> Bool {
    [.func, .method, .typeMethod, .operator].contains(symbol.kind.identifier)
  }

  private static func returnsSomething(_ symbol: SymbolGraph.Symbol) -> Bool {
    let result = symbol.mixins.values.lazy.compactMap { $0 as? SymbolGraph.Symbol.FunctionSignature }.first?.returns
    let text = (result ?? []).map(\.spelling).joined()
    return !["", "()", "Void", "Swift.Void"].contains(text)
  }

  private static func isExtensionBlock(_ symbol: SymbolGraph.Symbol) -> Bool {
    symbol.kind.identifier.identifier.hasSuffix("extension")
  }

  /// `rawValue` and `init(rawValue:)` say what their protocol says.
  private static func isRawValue(_ symbol: SymbolGraph.Symbol) -> Bool {
    ["rawValue", "init(rawValue:)"].contains(symbol.pathComponents.last)
  }
}
