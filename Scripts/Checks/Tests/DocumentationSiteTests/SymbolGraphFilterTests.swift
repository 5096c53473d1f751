import Foundation
import Testing

@testable import DocumentationSite

@Suite("The filter of symbol graphs")
struct SymbolGraphFilterTests {
  private let graph = #"""
    {"symbols": [
      {"identifier": {"precise": "own"}, "pathComponents": ["Screen", "show()"]},
      {"identifier": {"precise": "equal"}, "pathComponents": ["Screen", "==(_:_:)"]},
      {"identifier": {"precise": "required"}, "pathComponents": ["Behavior", "makeCoordinator()"]},
      {"identifier": {"precise": "default"}, "pathComponents": ["Behavior", "makeCoordinator()"], "docComment": {}},
      {"identifier": {"precise": "silent"}, "pathComponents": ["Screen", "loadView()"]},
      {"identifier": {"precise": "documented"}, "pathComponents": ["Screen", "viewDidLoad()"], "docComment": {}}],
    "relationships": [
      {"kind": "memberOf", "source": "own", "target": "Screen", "sourceOrigin": {}},
      {"kind": "memberOf", "source": "equal", "target": "Screen"},
      {"kind": "requirementOf", "source": "required", "target": "Behavior"},
      {"kind": "defaultImplementationOf", "source": "default", "target": "required"},
      {"kind": "overrides", "source": "silent", "target": "x"},
      {"kind": "overrides", "source": "documented", "target": "y"}]}
    """#

  @Test("Undocumented overrides, ordinary members and default implementations are left out, requirements are not")
  func symbols() throws {
    let symbols = try filtered()["symbols"] as? [[String: Any]] ?? []
    let left = symbols.compactMap { ($0["identifier"] as? [String: String])?["precise"] }
    #expect(left == ["own", "required", "documented"])
  }

  @Test("What is left out is in no relationship, and no member is said to come from elsewhere")
  func relationships() throws {
    let relationships = try filtered()["relationships"] as? [[String: Any]] ?? []
    #expect(relationships.compactMap { $0["source"] as? String } == ["own", "required", "documented"])
    #expect(relationships.allSatisfy { $0["sourceOrigin"] == nil })
  }

  private func filtered() throws -> [String: Any] {
    let data = try SymbolGraphFilter(Data(graph.utf8)).filtered
    return try JSONSerialization.jsonObject(with: data) as? [String: Any] ?? [:]
  }
}
