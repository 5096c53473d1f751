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

  @Test("The log in the README is a part of the recorded log")
  func log() throws {
    let recorded = try text("Examples/LifecycleDemo/Recorded/built-in.log")
    // Between the marks of fenced blocks: text, block, text, …
    let blocks = try text("README.md").components(separatedBy: "```").enumerated().filter { $0.offset % 2 == 1 }
      .map(\.element)
    let log = try #require(blocks.first { $0.hasPrefix("\n  ") && $0.contains(" s  focus ") })
    #expect(recorded.contains(log))
  }

  @Test("Each product has its documentation at the Swift Package Index")
  func documentation() throws {
    let targets = try text(".spi.yml").matches(of: #/ {8}- (\w+)/#).map { String($0.output.1) }
    #expect(try targets == products())
  }

  @Test(
    "The manifests in the README and in Getting started depend on products that exist",
    arguments: ["README.md", "Sources/LifecycleBehaviors/LifecycleBehaviors.docc/GettingStarted.md"])
  func manifest(page: String) throws {
    let used = try text(page).matches(of: #/\.product\(name: "(\w+)", package: "LifecycleBehaviors"\)/#)
    let headless = "HeadlessUIKit"
    #expect(try text("Package.swift").contains(#".library(name: "\#(headless)""#))
    #expect(try Set(used.map { String($0.output.1) }).subtracting([headless]).isSubset(of: products()))
    #expect(used.count > 1)
  }
}
