/// Frames per second that suit an animation (R93).
@available(iOS 15.0, *)
public struct CAFrameRateRange: Sendable {
  public var minimum: Float
  public var maximum: Float
  public var preferred: Float?

  public init(minimum: Float, maximum: Float, preferred: Float? = nil) {
    self.minimum = minimum
    self.maximum = maximum
    self.preferred = preferred
  }

  public init() {
    self.init(minimum: 0, maximum: 0, preferred: 0)
  }

  /// No preference.
  public static let `default` = CAFrameRateRange()
}

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
