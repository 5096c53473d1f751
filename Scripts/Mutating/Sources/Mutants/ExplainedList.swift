import Foundation

/// The mutants that no test can notice, each with the reason:
///
///     Sources/FocusBehavior/Example.swift in isLess
///     - if a < b {
///     + if a <= b {
///     # The two are never the same.
public struct ExplainedList: Sendable {
  public struct Entry: Equatable, Sendable {
    public let file: String
    public let member: String
    public let before: String
    public let after: String

    func matches(_ path: String, _ place: Place) -> Bool {
      file == path && member == place.member && before == place.before && after == place.after
    }
  }

  /// An entry that is not as above.
  public struct FormError: Error, CustomStringConvertible {
    public let description: String
  }

  public let entries: [Entry]

  /// - Parameter text: entries with an empty line between them. Before the first may be lines that begin with `#`.
  /// - Throws: `FormError`.
  public init(_ text: String) throws {
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    let blocks = lines.split(whereSeparator: \.isEmpty).filter { !$0.allSatisfy { $0.hasPrefix("#") } }
    entries = try blocks.map { block in
      let block = Array(block)
      guard block.count >= 4, block[1].hasPrefix("- "), block[2].hasPrefix("+ "),
        block[3...].allSatisfy({ $0.hasPrefix("# ") })
      else { throw FormError(description: "not a file, '- ', '+ ' and '# ': \(block.joined(separator: " / "))") }
      let place = block[0].components(separatedBy: " in ")
      return Entry(
        file: place[0], member: place.count > 1 ? place[1] : "", before: String(block[1].dropFirst(2)),
        after: String(block[2].dropFirst(2)))
    }
  }

  /// - Returns: whether the list has this mutant.
  public func explains(_ mutant: Mutant) -> Bool {
    entries.contains { $0.matches(mutant.file, mutant.place) }
  }

  /// - Parameters:
  ///   - noticed: the mutants that tests noticed.
  ///   - survived: the mutants that none did.
  ///   - modules: all places.
  /// - Returns: what is wrong with the list: entries that a test notices, and entries without a place.
  public func problems(noticed: [Mutant], survived: [Mutant], in modules: [Choice.Module]) -> [String] {
    entries.compactMap { entry in
      let name = "\(entry.file) in \(entry.member): - \(entry.before)"
      // The same line can be twice in a file.
      let isNoticed = { (mutant: Mutant) in entry.matches(mutant.file, mutant.place) }
      if noticed.contains(where: isNoticed), !survived.contains(where: isNoticed) { return "a test notices \(name)" }
      let files = modules.lazy.flatMap(\.files).filter { $0.path == entry.file }
      return files.contains { $0.places.contains { entry.matches(entry.file, $0) } } ? nil : "there is no \(name)"
    }
  }
}
