import Foundation
import Testing

struct ReadmeTests {
  private let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent()

  private func text(_ path: String) throws -> String {
    try String(contentsOf: root.appendingPathComponent(path), encoding: .utf8)
  }

  /// The products that are not for the headless platforms alone, in the order of the manifest.
  private func products() throws -> [String] {
    let line = #/^ {4}\.library\(name: "(\w+)"/#.anchorsMatchLineEndings()
    return try text("Package.swift").matches(of: line).map { String($0.output.1) }
  }

  @Test("The manifest of a package with a behavior depends on products that exist")
  func manifest() throws {
    let page = try text("Sources/LifecycleBehaviors/LifecycleBehaviors.docc/BehaviorInAPackage.md")
    let used = page.matches(of: #/\.product\(name: "(\w+)", package: "LifecycleBehaviors"\)/#)
    let headless = "HeadlessUIKit"
    #expect(try text("Package.swift").contains(#".library(name: "\#(headless)""#))
    #expect(try Set(used.map { String($0.output.1) }).subtracting([headless]).isSubset(of: products()))
    #expect(used.count > 1)
  }
}
