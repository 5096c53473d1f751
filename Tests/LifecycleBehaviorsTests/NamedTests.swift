import Foundation
import Testing

/// The tests that a cell of a page names: `` `SuiteTests.function`, `.function`; `OtherTests` ``.
enum NamedTests {
  /// Expects that the cell names a test, and that each one exists.
  /// - Parameters:
  ///   - cell: the text of the cell.
  ///   - row: what the row is about, for a failure.
  /// - Throws: when a file cannot be read.
  static func expect(_ cell: String, for row: String) throws {
    let files = try PackageFiles.swiftFiles(in: "Tests").map { ($0.components(separatedBy: "/").last ?? $0, $1) }
    let suites = Dictionary(files) { first, _ in first }
    var suite = ""
    for name in cell.components(separatedBy: "`").enumerated().filter({ $0.offset % 2 == 1 }).map(\.element) {
      let parts = name.split(separator: ".", omittingEmptySubsequences: false)
      if !parts[0].isEmpty { suite = String(parts[0]) }
      let source = try #require(suites["\(suite).swift"], "\(row) names \(suite), which is no suite")
      guard parts.count == 2 else { continue }
      #expect(source.contains("  func \(parts[1])("), "\(row) names \(name), which \(suite) has not")
    }
    #expect(suite != "", "\(row) names no test")
  }
}
