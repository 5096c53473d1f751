import Foundation
import Testing

@testable import APIParity

/// What the toolchain really writes into a symbol graph.
@Suite struct StandInReaderTests {
  static let source = """
    import Foundation
    @MainActor open class Base: NSObject {
      open func inherited() {}
      public convenience init(a: Int) { self.init() }
    }
    @available(iOS 15.0, *) @MainActor open class Derived: Base {
      open override func inherited() {}
      open weak var held: Base?
      open private(set) var shown = false
      public func closed() {}
      @available(iOS, introduced: 2.0, deprecated: 100000) open func soon() {}
      @available(iOS, introduced: 2.0, deprecated: 16.4) open func old() {}
      nonisolated open func free() {}
      package func hidden() {}
      public struct Mode: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        public static let one = Mode(rawValue: 1)
      }
    }
    @MainActor public protocol Delegate: NSObjectProtocol {
      func must()
      func may(_ base: Base) -> Bool
      var window: Base? { get set }
    }
    extension Delegate {
      public func may(_ base: Base) -> Bool { true }
      public func extra() {}
      public var window: Base? { get { nil } set {} }
    }
    extension Base { public class var note: NSNotification.Name { .init("x") } }
    extension String { public var added: Int { 1 } }
    """

  static let read = Result { try compile(source) }

  @Test("Classes, their superclass, protocols and nested option sets")
  func types() throws {
    let derived = try find("Derived").declaration
    #expect(derived.kind == .class && derived.isOpen && derived.isMainActor)
    #expect(derived.inherited.first == "Base")
    #expect(try find("Base").declaration.inherited.first == "NSObject")
    #expect(derived.availability.introduced == .init(15))
    let mode = try find("Derived.Mode").declaration
    #expect(mode.kind == .struct && mode.owner == "Derived" && mode.inherited.contains("OptionSet"))
    #expect(mode.rawType?.description == "UInt" && !mode.isMainActor)
  }

  @Test("Members, as other modules see them")
  func members() throws {
    let held = try find("Derived.held").declaration
    #expect(held.isOpen && held.isSettable && held.isMainActor && held.ownership == "weak")
    #expect(held.availability.introduced == .init(15))
    #expect(try !find("Derived.shown").declaration.isSettable)
    #expect(try !find("Derived.closed()").declaration.isOpen)
    #expect(try !find("Derived.free()").declaration.isMainActor)
    #expect(try find("Derived.soon()").declaration.availability.deprecation == .future)
    #expect(try find("Derived.old()").declaration.availability.deprecation == .since(.init(16, 4)))
    #expect(try find("Base.note").declaration.isTypeMember)
    #expect(try find("Base.init(a:)").declaration.kind == .initializer)
  }

  @Test("Overrides are marked")
  func overrides() throws {
    #expect(try find("Derived.inherited()").isOverride)
    #expect(try !find("Base.inherited()").isOverride)
  }

  @Test("A requirement with a default is optional, and its default no declaration of its own")
  func requirements() throws {
    #expect(try find("Delegate.must()").declaration.requirement == .required)
    #expect(try find("Delegate.may(_:)").declaration.requirement == .optional)
    #expect(try find("Delegate.window").declaration.requirement == .optional)
    #expect(try find("Delegate.extra()").declaration.requirement == .extensionOnly)
  }

  @Test("What is not public or not written down is left out; what is added to other modules is not")
  func extent() throws {
    let paths = Set(try Self.read.get().map(\.declaration.path))
    #expect(!paths.contains("Derived.hidden()"))
    #expect(!paths.contains { $0.contains("hashValue") || $0.contains("union") })
    #expect(paths.contains("String.added"))
  }

  @Test("A folder without symbol graphs is an error")
  func empty() throws {
    let folder = try Self.folder()
    defer { try? FileManager.default.removeItem(atPath: folder) }
    #expect(throws: InputError(file: folder, line: nil, problem: "holds no symbol graph (*.symbols.json)")) {
      try StandInDeclaration.read(folder: folder)
    }
  }

  /// Exactly one declaration has the path.
  private func find(_ path: String) throws -> StandInDeclaration {
    let found = try Self.read.get().filter { $0.declaration.path == path }
    try #require(found.count == 1, "\(path): \(found.count)")
    return found[0]
  }

  private static func folder() throws -> String {
    let folder = NSTemporaryDirectory() + "api-parity-" + UUID().uuidString
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    return folder
  }

  private static func compile(_ source: String) throws -> [StandInDeclaration] {
    let folder = try folder()
    defer { try? FileManager.default.removeItem(atPath: folder) }
    try source.write(toFile: folder + "/Sample.swift", atomically: true, encoding: .utf8)
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.currentDirectoryURL = URL(fileURLWithPath: folder)
    process.arguments = [
      "swiftc", "-module-name", "Sample", "-package-name", "sample", "-emit-module", "-emit-symbol-graph",
      "-emit-symbol-graph-dir", folder, "-symbol-graph-minimum-access-level", "public", "Sample.swift",
    ]
    try process.run()
    process.waitUntilExit()
    try #require(process.terminationStatus == 0)
    return try StandInDeclaration.read(folder: folder)
  }
}
