import UIKit

extension CADisplayLink {
  /// Sets the frames per second to `rate`, or to the highest rate of the display where that is lower.
  ///
  /// Core Animation raises an exception for a range whose bounds do not fit each other, so all three values are one: at
  /// most the highest rate of the display, at least 1.
  @MainActor func setRate(_ rate: Double) {
    let rate = max(1, min(rate, Self.maximumRate))
    if #available(iOS 15.0, tvOS 15.0, *) {
      let preferred = Float(rate)
      preferredFrameRateRange = CAFrameRateRange(minimum: preferred, maximum: preferred, preferred: preferred)
    } else {
      preferredFramesPerSecond = Int(rate.rounded())
    }
  }

  #if os(visionOS)
    /// The lowest rate of the displays of visionOS, which has no `UIScreen`.
    @MainActor private static var maximumRate: Double { 90 }
  #else
    /// The rate of the device's own screen, which a link follows.
    @MainActor private static var maximumRate: Double { Double(UIScreen.main.maximumFramesPerSecond) }
  #endif
}
