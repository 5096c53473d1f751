extension ConformanceCase {
  /// R96 to R106, R117 to R123.
  static let input: [ConformanceCase] = []
}
