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
