import ArgumentParser
import Foundation
import SymbolKit

@main
struct UndocumentedCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "undocumented",
    abstract: "Prints the public declarations without documentation.",
    discussion: "Fails (1) when there is one. Overrides and default implementations have that of what they stand for.")

  @Argument(help: "Symbol graph files.")
  var files: [String]

  func run() throws {
    var count = 0
    var undocumented: [String] = []
    for file in files {
      let data = try Data(contentsOf: URL(fileURLWithPath: file))
      let graph = try JSONDecoder().decode(SymbolGraph.self, from: data)
      let symbols = Self.documentable(in: graph)
      count += symbols.count
      undocumented += symbols.filter { ($0.docComment?.lines ?? []).isEmpty }
        .map { "\(graph.module.name): \($0.pathComponents.joined(separator: "."))" }
    }
    undocumented.sorted().forEach { print($0) }
    print("\(count) public declarations, \(undocumented.count) undocumented")
    if count == 0 || !undocumented.isEmpty { throw ExitCode.failure }
  }

  private static func documentable(in graph: SymbolGraph) -> [SymbolGraph.Symbol] {
    let inheriting: [SymbolGraph.Relationship.Kind] = [.overrides, .defaultImplementationOf]
    let inheritors = Set(graph.relationships.filter { inheriting.contains($0.kind) }.map(\.source))
    return graph.symbols.values.filter { symbol in
      let id = symbol.identifier.precise
      return !id.contains("::SYNTHESIZED::") && !inheritors.contains(id) && !isExtensionBlock(symbol)
        && !isRawValue(symbol)
    }
  }

  private static func isExtensionBlock(_ symbol: SymbolGraph.Symbol) -> Bool {
    symbol.kind.identifier.identifier.hasSuffix("extension")
  }

  /// `rawValue` and `init(rawValue:)` say what their protocol says.
  private static func isRawValue(_ symbol: SymbolGraph.Symbol) -> Bool {
    ["rawValue", "init(rawValue:)"].contains(symbol.pathComponents.last)
  }
}
