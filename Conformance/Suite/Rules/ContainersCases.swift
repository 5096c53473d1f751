extension ConformanceCase {
  /// R40 to R45: tabs, pages and columns.
  static let containers: [ConformanceCase] = []
}
