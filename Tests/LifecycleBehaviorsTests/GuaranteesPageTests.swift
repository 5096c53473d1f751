import Foundation
import Testing

/// Compares the page that lists the guarantees with the tests that it names.
struct GuaranteesPageTests {
  private static let package = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  @Test("The page lists G1 to G11, and each test that it names exists")
  func namedTests() throws {
    let page = Self.package.appendingPathComponent(
      "Sources/LifecycleBehaviors/LifecycleBehaviors.docc/Guarantees.md")
    let rows = try String(contentsOf: page, encoding: .utf8).split(separator: "\n").filter { $0.hasPrefix("| G") }
      .map { $0.split(separator: "|").map { $0.trimmingCharacters(in: .whitespaces) } }
    #expect(rows.map { $0[0] } == (1...11).map { "G\($0)" })
    let suites = try Self.suites()
    for row in rows {
      var suite = ""
      for name in row[2].components(separatedBy: "`").enumerated().filter({ $0.offset % 2 == 1 }).map(\.element) {
        let parts = name.split(separator: ".", omittingEmptySubsequences: false)
        if !parts[0].isEmpty { suite = String(parts[0]) }
        let source = try #require(suites[suite], "\(row[0]) names \(suite), which is no suite")
        guard parts.count == 2 else { continue }
        #expect(source.contains("  func \(parts[1])("), "\(row[0]) names \(name), which \(suite) has not")
      }
      #expect(suite != "", "\(row[0]) names no test")
    }
  }

  /// The sources of all suites, by their names.
  private static func suites() throws -> [String: String] {
    let tests = package.appendingPathComponent("Tests")
    let files = try #require(FileManager.default.enumerator(at: tests, includingPropertiesForKeys: nil))
    var sources: [String: String] = [:]
    for case let file as URL in files where file.lastPathComponent.hasSuffix("Tests.swift") {
      sources[file.deletingPathExtension().lastPathComponent] = try String(contentsOf: file, encoding: .utf8)
    }
    return sources
  }
}
