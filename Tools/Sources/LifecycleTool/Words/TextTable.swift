import LifecycleTimeline

/// Rows of texts in columns, each as wide as its widest text.
struct TextTable {
  enum Alignment {
    case left, right
  }

  let columns: [Alignment]
  private(set) var rows: [[String]] = []

  init(_ columns: Alignment..., head: [String]) {
    self.columns = columns
    rows = [head]
  }

  mutating func add(_ row: String...) {
    rows.append(row.map(TimelineEvent.escaped))
  }

  /// Each line has its end.
  var text: String {
    let widths = columns.indices.map { column in rows.map { $0[column].count }.max() ?? 0 }
    return rows.map { row in
      let cells = columns.indices.map { column in
        columns[column] == .left ? row[column].padded(to: widths[column]) : row[column].aligned(to: widths[column])
      }
      return cells.joined(separator: "  ").trimmingEnd + "\n"
    }.joined()
  }
}

extension String {
  func padded(to width: Int) -> String { self + String(repeating: " ", count: max(0, width - count)) }

  func aligned(to width: Int) -> String { String(repeating: " ", count: max(0, width - count)) + self }

  /// Without spaces at its end.
  var trimmingEnd: String { String(reversed().drop { $0 == " " }.reversed()) }
}
