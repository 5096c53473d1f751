/// The rows, printed.
struct Table {
  private static let titles = [
    "instructions, where no unit is given", "ours", "allocations", "compared with", "ratio", "goal",
  ]
  private let rows: [[String]]

  init(_ figures: Figures) {
    rows = Rows.all.compactMap { $0.cells(figures)?.all }
  }

  /// In columns, for a terminal.
  var text: String {
    let all = [Self.titles] + rows
    let widths = Self.titles.indices.map { column in all.map { $0[column].count }.max() ?? 0 }
    return all.map { cells in
      zip(cells, widths).enumerated().map { column, cell in
        let space = String(repeating: " ", count: cell.1 - cell.0.count)
        return column == 1 || column == 2 || column == 4 ? space + cell.0 : cell.0 + space
      }.joined(separator: "  ")
    }.map { line in
      String(line.reversed().drop { $0 == " " }.reversed())
    }.joined(separator: "\n")
  }

  /// For a page.
  var markdown: String {
    let head = [Self.titles, Self.titles.map { _ in "--" }]
    return (head + rows).map { "| " + $0.joined(separator: " | ") + " |" }.joined(separator: "\n")
  }
}
