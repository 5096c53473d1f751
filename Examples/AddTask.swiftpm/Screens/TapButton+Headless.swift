#if !canImport(ObjectiveC)
  import UIKit

  extension TapButton {
    static var tapSelector: Selector { Selector(TapButton.tap) }
  }
#endif
