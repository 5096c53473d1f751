import Foundation

/// A page that has the table between two marks.
struct Page {
  static let begin = "<!-- Benchmarks/cost writes from here -->"
  static let end = "<!-- to here -->"

  let path: String

  struct MarksMissing: Error, CustomStringConvertible {
    let path: String
    var description: String { "\(path) must have a line \(Page.begin) and after it a line \(Page.end)" }
  }

  /// - Returns: the page as it is, and as it is with the table.
  func texts(with table: Table) throws -> (old: String, new: String) {
    let old = try String(contentsOfFile: path, encoding: .utf8)
    guard let begin = old.range(of: Self.begin),
      let end = old.range(of: Self.end, range: begin.upperBound..<old.endIndex)
    else { throw MarksMissing(path: path) }
    return (old, old[..<begin.upperBound] + "\n\n" + table.markdown + "\n\n" + old[end.lowerBound...])
  }
}
