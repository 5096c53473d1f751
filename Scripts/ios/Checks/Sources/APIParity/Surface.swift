import Foundation
import SymbolKit

/// The public declarations of a module.
public struct Surface: Sendable {
  let declarations: [Declaration]
  private let types: [String: Declaration]
  private let members: [String?: [Declaration]]

  /// Reads the symbol graphs that `swift symbolgraph-extract` has written into `folder`.
  public init(folder: String) throws {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder))?.filter { $0.hasSuffix(".symbols.json") }
    guard let names, !names.isEmpty else {
      throw InputError(file: folder, line: nil, problem: "has no symbol graph (*.symbols.json)")
    }
    self.init(
      graphs: try names.sorted().map { name in
        do {
          let data = try Data(contentsOf: URL(fileURLWithPath: "\(folder)/\(name)"))
          return try JSONDecoder().decode(SymbolGraph.self, from: data)
        } catch {
          throw InputError(file: "\(folder)/\(name)", line: nil, problem: "is not a symbol graph: \(error)")
        }
      })
  }

  init(graphs: [SymbolGraph]) {
    declarations = SurfaceReader(graphs).declarations()
    types = Dictionary(declarations.filter(\.isType).map { ($0.path, $0) }) { first, _ in first }
    members = Dictionary(grouping: declarations.filter { !$0.isType }, by: \.owner)
  }

  func type(_ path: String) -> Declaration? { types[path] }

  /// Whether the module declares the type or adds members to it.
  func has(_ owner: String) -> Bool { types[owner] != nil || members[owner] != nil }

  /// The members of `owner` itself, among them those that it owes to a protocol.
  func members(of owner: String?) -> [Declaration] {
    let protocols = owner.flatMap(type)?.conformances ?? []
    return members[owner, default: []] + protocols.sorted().flatMap { members[$0, default: []] }
  }

  func inheritedMembers(of owner: String) -> [Declaration] {
    guard let superclass = type(owner)?.facts[.superclass] else { return [] }
    return members(of: superclass) + inheritedMembers(of: superclass)
  }
}
