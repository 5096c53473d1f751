import UIKit

#if os(tvOS) || os(visionOS)
  /// There is no status bar.
  package typealias BarlessViewController = UIViewController
#else
  /// A child of a hosting controller that leaves the status bar to its parent: SwiftUI's hosting controller reads the style
  /// of one of its children instead of its own. Source: siteline/swiftui-introspect, issue 311.
  package class BarlessViewController: UIViewController {
    package override var preferredStatusBarStyle: UIStatusBarStyle {
      parent?.preferredStatusBarStyle ?? super.preferredStatusBarStyle
    }
  }
#endif
