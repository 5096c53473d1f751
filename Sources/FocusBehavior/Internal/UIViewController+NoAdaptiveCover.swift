#if os(tvOS)
  import UIKit

  extension UIViewController {
    /// There are neither sheets nor popovers, nor names for them; what iOS makes a sheet is shown full screen.
    var adaptiveCoverKind: FocusPolicy? { modalPresentationStyle == .automatic ? .opaque : nil }
  }
#endif
