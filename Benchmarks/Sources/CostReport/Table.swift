/// The rows, printed.
struct Table {
  private static let titles = [
    "instructions, where no unit is given", "ours", "allocations", "compared with", "ratio", "goal",
  ]
  private let titles: [String]
  private let rows: [[String]]

  init(_ figures: Figures) {
    titles = Self.titles
    rows = Rows.all.compactMap { $0.cells(figures)?.all }
  }

  /// A part of the table, without allocations and goals.
  /// - Precondition: each of `questions` is in the table.
  init(_ figures: Figures, questions: [String]) {
    titles = ["instructions, where no unit is given", "ours", "by hand", "ratio"]
    rows = questions.map { question in
      guard let cells = Rows.all.first(where: { $0.question == question })?.cells(figures) else {
        fatalError("There is no row, or nothing recorded, for: \(question)")
      }
      return [cells.question, cells.ours, cells.other, cells.ratio]
    }
  }

  /// In columns, for a terminal.
  var text: String {
    let all = [titles] + rows
    let widths = titles.indices.map { column in all.map { $0[column].count }.max() ?? 0 }
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
    let head = [titles, titles.map { _ in "--" }]
    return (head + rows).map { "| " + $0.joined(separator: " | ") + " |" }.joined(separator: "\n")
  }
}
