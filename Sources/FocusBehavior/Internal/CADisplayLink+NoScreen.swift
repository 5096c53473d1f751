#if os(visionOS)
  import UIKit

  extension CADisplayLink {
    /// The lowest rate of the displays there, so that none is asked for more than it can do.
    @MainActor static var maximumRate: Double { 90 }
  }
#endif
