import UIKit

#if os(tvOS) || os(visionOS)
  /// There is no status bar.
  package typealias BarlessViewController = UIViewController
#else
  /// A child of a hosting controller that leaves the system's bars to its parent: SwiftUI's hosting controller reads the
  /// status bar's style of one of its children instead of its own, and may read the rest there too. Source:
  /// siteline/swiftui-introspect, issue 311.
  package class BarlessViewController: UIViewController {
    package override var preferredStatusBarStyle: UIStatusBarStyle {
      parent?.preferredStatusBarStyle ?? super.preferredStatusBarStyle
    }

    package override var prefersStatusBarHidden: Bool {
      parent?.prefersStatusBarHidden ?? super.prefersStatusBarHidden
    }

    package override var preferredStatusBarUpdateAnimation: UIStatusBarAnimation {
      parent?.preferredStatusBarUpdateAnimation ?? super.preferredStatusBarUpdateAnimation
    }

    package override var prefersHomeIndicatorAutoHidden: Bool {
      parent?.prefersHomeIndicatorAutoHidden ?? super.prefersHomeIndicatorAutoHidden
    }

    package override var preferredScreenEdgesDeferringSystemGestures: UIRectEdge {
      parent?.preferredScreenEdgesDeferringSystemGestures ?? super.preferredScreenEdgesDeferringSystemGestures
    }
  }
#endif
