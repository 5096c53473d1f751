#if os(visionOS)
  import UIKit

  extension UIViewController {
    /// Sheets of visionOS have no detents: what is below is always dimmed.
    var hasUndimmedDetent: Bool { false }
  }
#endif
