#if !os(tvOS)
  import UIKit

  extension UIViewController {
    /// As a style covers that UIKit adapts to the device: a sheet or a popover. Nil for another one.
    var adaptiveCoverKind: FocusPolicy? {
      switch modalPresentationStyle {
      case .pageSheet, .formSheet, .automatic: hasUndimmedDetent ? .undimmedSheet : .sheet
      case .popover: .popover
      default: nil
      }
    }
  }
#endif
