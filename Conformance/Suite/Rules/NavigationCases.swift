extension ConformanceCase {
  /// R31 to R39, R129, R131, R133 and R136.
  static let navigation: [ConformanceCase] = []
}
