import Foundation

/// A row of figures for each module, in columns.
public struct FigureTable {
  private let rows: [[String]]

  public init(_ modules: [Module]) {
    let head = [
      "module", "public types", "public symbols", "files", "under \(Limits.shortFile)", "longest", "circles",
      "examples per 100", "words",
    ]
    rows = [head] + modules.map(Self.row)
  }

  private static func row(_ module: Module) -> [String] {
    [
      module.name, "\(module.publicTypes)", "\(module.publicSymbols)", "\(module.graph.files.count)",
      String(format: "%.0f %%", module.shareOfShortFiles), "\(module.longestFile?.lines ?? 0)",
      "\(module.graph.circles.count)", String(format: "%.0f", module.examplesPerHundredSymbols),
      "\(module.hardWords.count)",
    ]
  }

  public var text: String {
    let widths = rows[0].indices.map { column in rows.map { $0[column].count }.max() ?? 0 }
    return rows.map { row in
      row.enumerated().map { column, cell in
        let space = String(repeating: " ", count: widths[column] - cell.count)
        return column == 0 ? cell + space : space + cell
      }.joined(separator: "  ")
    }.joined(separator: "\n")
  }
}
