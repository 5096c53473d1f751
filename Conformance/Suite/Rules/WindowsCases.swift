extension ConformanceCase {
  /// R60 to R69.
  static let windows: [ConformanceCase] = []
}
