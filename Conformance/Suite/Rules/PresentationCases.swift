extension ConformanceCase {
  /// R46 to R59, R110 to R115, R132, R134, R135 and R137.
  static let presentation: [ConformanceCase] = []
}
