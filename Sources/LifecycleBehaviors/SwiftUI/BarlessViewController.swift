#if canImport(SwiftUI) && !os(macOS) && !os(tvOS) && !os(visionOS)
  import UIKit

  /// A child of a hosting controller that has no say about the status bar: SwiftUI's hosting controller asks one of its
  /// children about it, rather than itself. Source: siteline/swiftui-introspect, issue 311.
  package class BarlessViewController: UIViewController {
    package override var preferredStatusBarStyle: UIStatusBarStyle {
      parent?.preferredStatusBarStyle ?? super.preferredStatusBarStyle
    }
  }
#endif
