import UIKit

extension CADisplayLink {
  /// Asks for `rate` frames per second, or for the screen's own rate where that is lower.
  ///
  /// Core Animation raises an exception for a range whose bounds do not fit each other, so all three values are one: at
  /// most what the screen can do, at least 1.
  @MainActor func ask(for rate: Double) {
    let rate = max(1, min(rate, Self.maximumRate))
    if #available(iOS 15.0, tvOS 15.0, *) {
      let preferred = Float(rate)
      preferredFrameRateRange = CAFrameRateRange(minimum: preferred, maximum: preferred, preferred: preferred)
    } else {
      preferredFramesPerSecond = Int(rate.rounded())
    }
  }
}
