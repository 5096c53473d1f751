extension ConformanceCase {
  /// R70 to R88.
  static let application: [ConformanceCase] = []
}
