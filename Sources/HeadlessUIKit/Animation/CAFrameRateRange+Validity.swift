@available(iOS 15.0, *)
extension CAFrameRateRange {
  /// Core Animation raises an exception for a range whose bounds do not fit each other.
  /// Source: jtrivedi/Wave, issue 30: "invalid range (minimum: 80.00 maximum: 61.00 preferred: 61.00)".
  func check() {
    let preferred = preferred ?? 0
    precondition(
      minimum >= 0 && minimum <= maximum && (preferred == 0 || (minimum...maximum).contains(preferred)),
      "invalid range (minimum: \(minimum) maximum: \(maximum) preferred: \(preferred))")
  }
}
