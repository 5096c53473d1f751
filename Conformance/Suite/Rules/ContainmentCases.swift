extension ConformanceCase {
  /// R22 to R27.
  static let containment: [ConformanceCase] = []
}
