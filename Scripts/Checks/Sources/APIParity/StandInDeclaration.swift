import Foundation
import SymbolKit

/// A declaration of the stand-in, with what decides whether it has to be recorded for UIKit too.
public struct StandInDeclaration: Equatable, Sendable {
  public var declaration: Declaration
  public var isOverride: Bool

  public init(declaration: Declaration, isOverride: Bool = false) {
    self.declaration = declaration
    self.isOverride = isOverride
  }

  /// The declarations of every symbol graph in a folder, as `swift symbolgraph-extract` leaves them.
  public static func read(folder: String) throws -> [StandInDeclaration] {
    let names = try FileManager.default.contentsOfDirectory(atPath: folder).filter { $0.hasSuffix(".symbols.json") }
    guard !names.isEmpty else {
      throw InputError(file: folder, line: nil, problem: "holds no symbol graph (*.symbols.json)")
    }
    return try names.sorted().flatMap { name in
      let file = folder + "/" + name
      let graph: SymbolGraph
      do {
        graph = try JSONDecoder().decode(SymbolGraph.self, from: Data(contentsOf: URL(fileURLWithPath: file)))
      } catch {
        throw InputError(file: file, line: nil, problem: "is not a symbol graph: \(error)")
      }
      return try StandInReader(graph, file: file).declarations()
    }
  }
}
