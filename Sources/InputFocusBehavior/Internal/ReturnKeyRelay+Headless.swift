#if !canImport(ObjectiveC)
  import UIKit

  extension ReturnKeyRelay {
    /// Without Objective-C the stand-in's `Selector` names the method itself.
    static var returnSelector: Selector { Selector(ReturnKeyRelay.relay) }
  }
#endif
