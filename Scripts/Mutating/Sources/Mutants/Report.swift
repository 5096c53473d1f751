/// What became of the mutants, as text.
public struct Report: Sendable {
  public enum Fate: Sendable {
    case doesNotCompile
    case noticed
    case survived
    /// No test runs the code.
    case notReached
  }

  private let fates: [(mutant: Mutant, fate: Fate)]
  private let explained: ExplainedList

  public init(_ fates: [(mutant: Mutant, fate: Fate)], explained: ExplainedList) {
    self.fates = fates
    self.explained = explained
  }

  /// The survivors that the list does not explain.
  public var unexplained: [(mutant: Mutant, fate: Fate)] {
    fates.filter { ($0.fate == .survived || $0.fate == .notReached) && !explained.explains($0.mutant) }
  }

  /// A line for each module and seed, and one for all, which counts a mutant once.
  public var table: [String] {
    let seeds = Set(fates.flatMap(\.mutant.seeds)).sorted()
    var modules: [String] = []
    for (mutant, _) in fates where modules.last != mutant.module { modules.append(mutant.module) }
    var rows = [["module", "seed", "places", "do not compile", "noticed", "explained", "survived"]]
    for seed in seeds {
      for module in modules {
        rows.append([module, "\(seed)"] + counts { $0.module == module && $0.seeds.contains(seed) })
      }
    }
    for seed in seeds where seeds.count > 1 {
      rows.append(["all modules", "\(seed)"] + counts { $0.seeds.contains(seed) })
    }
    rows.append(["all modules", "all"] + counts { _ in true })
    let widths = rows[0].indices.map { column in rows.map(\.[column].count).max()! }
    return rows.map { row in
      row.enumerated().map { column, text in
        let blanks = String(repeating: " ", count: widths[column] - text.count)
        return column == 0 ? text + blanks : blanks + text
      }.joined(separator: "  ")
    }
  }

  private func counts(_ isCounted: (Mutant) -> Bool) -> [String] {
    let counted = fates.filter { isCounted($0.mutant) }
    let survived = counted.filter { $0.fate == .survived || $0.fate == .notReached }
    let explained = survived.filter { self.explained.explains($0.mutant) }
    return [
      counted.count, counted.filter { $0.fate == .doesNotCompile }.count, counted.filter { $0.fate == .noticed }.count,
      explained.count, survived.count - explained.count,
    ].map(String.init)
  }

  /// A survivor in the form of the list of those that are explained.
  public static func lines(of mutant: Mutant, _ fate: Fate) -> [String] {
    let reached = fate == .notReached ? ", which no test reaches" : ""
    return [
      "\(mutant.file):\(mutant.place.line) in \(mutant.place.member): mutant \(mutant.id), \(mutant.place.kind)\(reached)",
      "- \(mutant.place.before)", "+ \(mutant.place.after)",
    ]
  }
}
