/// The positions of the rows of a table, from top to bottom. It knows no view.
struct TableRows {
  struct Section {
    /// Above the rows.
    var header: CGFloat = 0
    var rows: [CGFloat] = []
    /// Below the rows.
    var footer: CGFloat = 0
  }

  /// The paths of the rows with their upper and lower edges.
  private var extents: [(path: IndexPath, top: CGFloat, bottom: CGFloat)] = []
  private(set) var counts: [Int] = []
  private(set) var bottom: CGFloat = 0

  /// - Parameters:
  ///   - sections: the heights of all rows.
  ///   - top: the upper edge of the first section.
  init(_ sections: [Section] = [], below top: CGFloat = 0) {
    bottom = top
    counts = sections.map(\.rows.count)
    for (number, section) in sections.enumerated() {
      bottom += section.header
      for (row, height) in section.rows.enumerated() {
        extents.append((IndexPath(row: row, section: number), bottom, bottom + height))
        bottom += height
      }
      bottom += section.footer
    }
  }

  /// - Returns: the rows that are at least partly between two heights.
  func paths(from top: CGFloat, to bottom: CGFloat) -> [IndexPath] {
    extents.lazy.filter { $0.top < bottom && $0.bottom > top }.map(\.path)
  }

  func contains(_ path: IndexPath) -> Bool {
    path.count == 2 && counts.indices.contains(path.section) && 0..<counts[path.section] ~= path.row
  }

  /// - Precondition: the row exists.
  /// - Returns: the upper edge and the height of a row.
  func extent(of path: IndexPath) -> (top: CGFloat, height: CGFloat) {
    let extent = extents[counts[..<path.section].reduce(0, +) + path.row]
    return (extent.top, extent.bottom - extent.top)
  }
}
