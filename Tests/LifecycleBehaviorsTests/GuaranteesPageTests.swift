import Foundation
import Testing

/// Compares the page that lists the guarantees with the tests that it names.
struct GuaranteesPageTests {
  @Test("The page lists G1 to G12, and each test that it names exists")
  func namedTests() throws {
    let rows = try PackageFiles.rows(of: "Sources/LifecycleBehaviors/LifecycleBehaviors.docc/Guarantees.md")
      .filter { $0[0].hasPrefix("G") }
    #expect(rows.map { $0[0] } == (1...12).map { "G\($0)" })
    for row in rows { try NamedTests.expect(row[2], for: row[0]) }
  }
}
