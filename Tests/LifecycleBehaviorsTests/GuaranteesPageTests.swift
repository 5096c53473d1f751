import Foundation
import Testing

/// Compares the page that lists the guarantees with the tests that it names.
struct GuaranteesPageTests {
  @Test("The page lists G1 to G12, and each test that it names exists")
  func namedTests() throws {
    let page = try PackageFiles.text("Sources/LifecycleBehaviors/LifecycleBehaviors.docc/Guarantees.md")
    let rows = page.split(separator: "\n").filter { $0.hasPrefix("| G") }
      .map { $0.split(separator: "|").map { $0.trimmingCharacters(in: .whitespaces) } }
    #expect(rows.map { $0[0] } == (1...12).map { "G\($0)" })
    let files = try PackageFiles.swiftFiles(in: "Tests").map { ($0.components(separatedBy: "/").last ?? $0, $1) }
    let suites = Dictionary(files) { first, _ in first }
    for row in rows {
      var suite = ""
      for name in row[2].components(separatedBy: "`").enumerated().filter({ $0.offset % 2 == 1 }).map(\.element) {
        let parts = name.split(separator: ".", omittingEmptySubsequences: false)
        if !parts[0].isEmpty { suite = String(parts[0]) }
        let source = try #require(suites["\(suite).swift"], "\(row[0]) names \(suite), which is no suite")
        guard parts.count == 2 else { continue }
        #expect(source.contains("  func \(parts[1])("), "\(row[0]) names \(name), which \(suite) has not")
      }
      #expect(suite != "", "\(row[0]) names no test")
    }
  }
}
