/// The names that are most like one that does not exist.
enum NearMisses {
  /// - Parameters:
  ///   - name: the name that was written.
  ///   - names: the names that exist.
  /// - Returns: at most three, the best first. A letter that is missing, superfluous, another one or swapped with its neighbor is
  ///   a mistake, and a name may have one in three letters. A name that begins like the one that was written is as good as one with one mistake.
  static func of(_ name: String, in names: [String]) -> [String] {
    let written = Array(name.lowercased())
    let limit = max(1, written.count / 3)
    let misses = names.compactMap { candidate -> (name: String, mistakes: Int)? in
      let letters = Array(candidate.lowercased())
      let isBeginning = !written.isEmpty && letters.starts(with: written)
      let mistakes = isBeginning ? 1 : distance(from: written, to: letters)
      return mistakes <= limit ? (candidate, mistakes) : nil
    }
    return misses.sorted { ($0.mistakes, $0.name) < ($1.mistakes, $1.name) }.prefix(3).map(\.name)
  }

  /// - Returns: the sentence of an error: `Did you mean "List"? Its screens are List and Photo.`
  static func hint(for name: String, in names: [String], called plural: String) -> String {
    let quoted = of(name, in: names).map { "\"\($0)\"" }
    let question = quoted.isEmpty ? "" : "Did you mean \(quoted.joined(separator: " or "))? "
    let shown = names.prefix(10)
    let more = names.count > shown.count ? " and \(names.count - shown.count) more" : ""
    return names.isEmpty
      ? "It has no \(plural)." : "\(question)Its \(plural) are \(shown.joined(separator: ", "))\(more)."
  }

  /// How many letters are missing, superfluous, other ones, or in the place of their neighbor.
  private static func distance(from first: [Character], to second: [Character]) -> Int {
    var rows = [Array(0...second.count)]
    for (index, letter) in first.enumerated() {
      let above = rows[index]
      var row = [index + 1]
      for column in second.indices {
        let other = above[column] + (letter == second[column] ? 0 : 1)
        var mistakes = min(other, above[column + 1] + 1, row[column] + 1)
        if index > 0, column > 0, letter == second[column - 1], first[index - 1] == second[column] {
          mistakes = min(mistakes, rows[index - 1][column - 1] + 1)
        }
        row.append(mistakes)
      }
      rows.append(row)
    }
    return rows[first.count][second.count]
  }
}
