extension ConformanceCase {
  /// R28 to R30.
  static let layout: [ConformanceCase] = []
}
