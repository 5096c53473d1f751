// visionOS has no screens to ask.
#if !os(visionOS)
  import UIKit

  extension CADisplayLink {
    /// Of the device's own screen, which a link follows.
    @MainActor static var maximumRate: Double { Double(UIScreen.main.maximumFramesPerSecond) }
  }
#endif
