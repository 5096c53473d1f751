import Foundation

/// Leaves out of a module's symbol graph what the reader of a type knows without a page: overrides of the platform's methods
/// that have no documentation, members that every type of that kind has, and default implementations beside what they
/// implement.
public struct SymbolGraphFilter {
  /// Members of types that a protocol requires: `Equatable`, `Comparable`, `Hashable`, `CoordinatedBehavior` and UIKit's
  /// `UIContentContainer`. The protocol itself keeps them.
  static let ordinaryMembers: Set = [
    "==(_:_:)", "<(_:_:)", "hash(into:)", "makeCoordinator()", "viewWillTransition(to:with:)",
  ]

  private var graph: [String: Any]
  private var leftOut: Set<String> = []

  public init(_ data: Data) throws {
    graph = try JSONSerialization.jsonObject(with: data) as? [String: Any] ?? [:]
    let symbols = graph["symbols"] as? [[String: Any]] ?? []
    let relations = graph["relationships"] as? [[String: Any]] ?? []
    func sources(_ kind: String) -> Set<String> {
      Set(relations.filter { $0["kind"] as? String == kind }.compactMap { $0["source"] as? String })
    }
    let overriding = sources("overrides")
    let required = sources("requirementOf")
    let defaults = sources("defaultImplementationOf")
    leftOut = Set(
      symbols.compactMap { symbol in
        guard let id = Self.identifier(of: symbol) else { return nil }
        let name = (symbol["pathComponents"] as? [String])?.last ?? ""
        let isOrdinary = Self.ordinaryMembers.contains(name) && !required.contains(id)
        let isSilentOverride = overriding.contains(id) && symbol["docComment"] == nil
        return isOrdinary || isSilentOverride || defaults.contains(id) ? id : nil
      })
  }

  /// The graph without what is left out.
  public var filtered: Data {
    get throws {
      var result = graph
      let symbols = graph["symbols"] as? [[String: Any]] ?? []
      let relations = graph["relationships"] as? [[String: Any]] ?? []
      result["symbols"] = symbols.filter { !leftOut.contains(Self.identifier(of: $0) ?? "") }
      result["relationships"] = relations.compactMap { relation -> [String: Any]? in
        if [relation["source"], relation["target"]].contains(where: { leftOut.contains($0 as? String ?? "") }) {
          return nil
        }
        // With it, DocC would show a type's `description` on a page of its own, "CustomStringConvertible implementations".
        return relation.filter { $0.key != "sourceOrigin" }
      }
      return try JSONSerialization.data(withJSONObject: result, options: .sortedKeys)
    }
  }

  private static func identifier(of symbol: [String: Any]) -> String? {
    (symbol["identifier"] as? [String: Any])?["precise"] as? String
  }
}
