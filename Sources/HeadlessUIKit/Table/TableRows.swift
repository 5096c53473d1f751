/// Where the rows of a table are, from top to bottom. Knows no view.
struct TableRows {
  struct Section {
    /// Above the rows.
    var header: CGFloat = 0
    var rows: [CGFloat] = []
    /// Below the rows.
    var footer: CGFloat = 0
  }

  /// The paths, and where each row begins and ends.
  private var extents: [(path: IndexPath, top: CGFloat, bottom: CGFloat)] = []
  private(set) var counts: [Int] = []
  private(set) var bottom: CGFloat = 0

  /// - Parameter top: where the first section begins.
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

  /// Those of which something lies between two heights.
  func paths(from top: CGFloat, to bottom: CGFloat) -> [IndexPath] {
    extents.lazy.filter { $0.top < bottom && $0.bottom > top }.map(\.path)
  }

  func contains(_ path: IndexPath) -> Bool {
    path.count == 2 && counts.indices.contains(path.section) && 0..<counts[path.section] ~= path.row
  }

  /// - Precondition: the row exists.
  func extent(of path: IndexPath) -> (top: CGFloat, height: CGFloat) {
    let extent = extents[counts[..<path.section].reduce(0, +) + path.row]
    return (extent.top, extent.bottom - extent.top)
  }
}
