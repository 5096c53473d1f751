import Foundation
import Testing

@testable import APIParity

@Suite struct SurfaceTests {
  @Test("What the importer of Objective-C leaves to the owner of a member, and optional requirements")
  func imported() throws {
    let source = """
      @MainActor public protocol Foo { func a() }
      @MainActor open class Base: NSObject { open func b() {} }
      @available(iOS 15.0, *) @MainActor open class Derived: Base { open func c() {}; nonisolated open func d() {} }
      """
    let uiKit = try Surface.compile(source) { graph in
      graph.mapObjects("symbols") { symbol in
        guard (symbol["kind"] as? [String: String])?["identifier"] == "swift.method" else { return }
        symbol["availability"] = nil
        symbol.mapObjects("declarationFragments") { fragment in
          if ["@", "MainActor"].contains(fragment["spelling"] as? String) { fragment["spelling"] = "" }
        }
      }
      graph.mapObjects("relationships") { relationship in
        if relationship["kind"] as? String == "requirementOf" { relationship["kind"] = "optionalRequirementOf" }
      }
    }
    #expect(uiKit.declarations.count == 7)
    #expect(
      Parity(standIn: try .compile(source), uiKit: uiKit).differences.map(\.description)
        == ["Foo.a(): requirement: UIKit optional, here required"])
    let optional = try Surface.compile(source + "\nextension Foo { public func a() {} }")
    #expect(Parity(standIn: optional, uiKit: uiKit).differences == [])
  }

  @Test("A factory method of Objective-C is a convenience initializer, though its declaration does not say so")
  func factory() throws {
    func surface(_ convenience: String, _ delegated: String) throws -> Surface {
      let source = "open class Foo: NSObject { public \(convenience) init(named: Int) { \(delegated).init() } }"
      return try .compile(source) { graph in
        graph.mapObjects("symbols") { symbol in
          guard var identifier = symbol["identifier"] as? [String: String], convenience.isEmpty else { return }
          identifier["precise"] = identifier["precise"]?.replacing(/.*fc$/, with: "c:objc(cs)Foo(cm)fooNamed:")
          symbol["identifier"] = identifier
        }
      }
    }
    let uiKit = try surface("", "super")
    #expect(Parity(standIn: try surface("convenience", "self"), uiKit: uiKit).differences == [])
    let designated = try Surface.compile("open class Foo: NSObject { public init(named: Int) {} }")
    #expect(
      Parity(standIn: designated, uiKit: uiKit).differences.map(\.description)
        == ["Foo.init(named:): designation: UIKit convenience, here designated"])
  }

  @Test("A class that conforms to NSCopying may have its member, though the importer gives UIKit's none")
  func copying() throws {
    let source = "open class Foo: NSObject, NSCopying { open func copy(with zone: NSZone? = nil) -> Any { self } }"
    func uiKit(_ source: String) throws -> Surface {
      try .compile(source) { graph in
        let symbols = graph["symbols"] as? [[String: Any]]
        graph["symbols"] = symbols?.filter { $0["pathComponents"] as? [String] == ["Foo"] }
      }
    }
    let standIn = try Surface.compile(source)
    #expect(Parity(standIn: standIn, uiKit: try uiKit(source)).differences == [])
    #expect(
      Parity(standIn: standIn, uiKit: try uiKit("open class Foo: NSObject {}")).differences.map(\.description)
        == ["Foo.copy(with:): missing: UIKit has no such member"])
  }

  @Test("A folder without symbol graphs is an error", arguments: ["", "/missing"])
  func empty(subfolder: String) throws {
    let folder = try FileManager.default.temporaryFolder()
    defer { try? FileManager.default.removeItem(atPath: folder) }
    #expect(throws: InputError(file: folder + subfolder, line: nil, problem: "has no symbol graph (*.symbols.json)")) {
      try Surface(folder: folder + subfolder)
    }
  }

  @Test("A file that is no symbol graph is an error")
  func malformed() throws {
    let error = #expect(throws: InputError.self) { try Surface.compile("", rewrite: { $0 = [:] }) }
    #expect(error?.description.contains("/Sample.symbols.json: is not a symbol graph") == true)
  }
}

extension [String: Any] {
  fileprivate mutating func mapObjects(_ key: String, _ change: (inout Self) -> Void) {
    self[key] = (self[key] as? [Self])?.map { object in
      var object = object
      change(&object)
      return object
    }
  }
}
