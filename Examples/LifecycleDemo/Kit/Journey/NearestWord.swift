extension [String] {
  /// The word that takes the fewest edits to get to; nil when even that one takes more than two.
  func nearest(to word: String) -> String? {
    map { ($0, Self.distance($0, word)) }.filter { $0.1 <= 2 }.min { $0.1 < $1.1 }?.0
  }

  /// Insertions, deletions, replacements and swaps of neighbours between two words.
  /// Source: Damerau, "A technique for computer detection and correction of spelling errors", 1964.
  private static func distance(_ left: String, _ right: String) -> Int {
    let (left, right) = (Array<Character>(left), Array<Character>(right))
    var table = [[Int]](repeating: [Int](repeating: 0, count: right.count + 1), count: left.count + 1)
    for i in 0...left.count { table[i][0] = i }
    for j in 0...right.count { table[0][j] = j }
    for i in left.indices {
      for j in right.indices {
        let replaced = table[i][j] + (left[i] == right[j] ? 0 : 1)
        table[i + 1][j + 1] = Swift.min(table[i][j + 1] + 1, table[i + 1][j] + 1, replaced)
        if i > 0, j > 0, left[i] == right[j - 1], left[i - 1] == right[j] {
          table[i + 1][j + 1] = Swift.min(table[i + 1][j + 1], table[i - 1][j - 1] + 1)
        }
      }
    }
    return table[left.count][right.count]
  }
}
