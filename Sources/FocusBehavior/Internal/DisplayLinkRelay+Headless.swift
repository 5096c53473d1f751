#if !canImport(ObjectiveC)
  import UIKit

  extension DisplayLinkRelay {
    /// Without Objective-C the stand-in's `Selector` names the method itself.
    static var tickSelector: Selector { Selector(DisplayLinkRelay.relay) }
  }
#endif
