extension ConformanceCase {
  /// R89 to R95.
  static let displayLinks: [ConformanceCase] = []
}
