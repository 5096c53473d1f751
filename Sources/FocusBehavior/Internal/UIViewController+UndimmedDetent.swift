#if !os(tvOS) && !os(visionOS)
  import UIKit

  extension UIViewController {
    /// Whether its sheet leaves what is below undimmed at some height.
    var hasUndimmedDetent: Bool {
      guard #available(iOS 15.0, *) else { return false }
      return sheetPresentationController?.largestUndimmedDetentIdentifier != nil
    }
  }
#endif
