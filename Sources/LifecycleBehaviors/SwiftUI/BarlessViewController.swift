import UIKit

#if os(tvOS) || os(visionOS)
  /// There is no status bar.
  package typealias BarlessViewController = UIViewController
#else
  /// A child of a hosting controller that leaves the system's bars to its parent: SwiftUI's hosting controller reads the
  /// status bar's style of one of its children instead of its own, and may read the rest there too. Source:
  /// siteline/swiftui-introspect, issue 311. LifecycleBehaviorViewController has the same list.
  package class BarlessViewController: UIViewController {
    private var isAsking = false

    package override var preferredStatusBarStyle: UIStatusBarStyle {
      answer(of: \.preferredStatusBarStyle) ?? super.preferredStatusBarStyle
    }

    package override var prefersStatusBarHidden: Bool {
      answer(of: \.prefersStatusBarHidden) ?? super.prefersStatusBarHidden
    }

    package override var preferredStatusBarUpdateAnimation: UIStatusBarAnimation {
      answer(of: \.preferredStatusBarUpdateAnimation) ?? super.preferredStatusBarUpdateAnimation
    }

    package override var prefersHomeIndicatorAutoHidden: Bool {
      answer(of: \.prefersHomeIndicatorAutoHidden) ?? super.prefersHomeIndicatorAutoHidden
    }

    package override var preferredScreenEdgesDeferringSystemGestures: UIRectEdge {
      answer(of: \.preferredScreenEdgesDeferringSystemGestures) ?? super.preferredScreenEdgesDeferringSystemGestures
    }

    @available(iOS 14.0, *)
    package override var prefersPointerLocked: Bool {
      answer(of: \.prefersPointerLocked) ?? super.prefersPointerLocked
    }

    package override var supportedInterfaceOrientations: UIInterfaceOrientationMask {
      answer(of: \.supportedInterfaceOrientations) ?? super.supportedInterfaceOrientations
    }

    @available(iOS, introduced: 6.0, deprecated: 16.0)
    package override var shouldAutorotate: Bool { answer(of: \.shouldAutorotate) ?? super.shouldAutorotate }

    // The SDK of iOS 26 came with Swift 6.2.
    #if compiler(>=6.2)
      @available(iOS 26.0, *)
      package override var prefersInterfaceOrientationLocked: Bool {
        answer(of: \.prefersInterfaceOrientationLocked) ?? super.prefersInterfaceOrientationLocked
      }
    #endif

    /// Nil where the parent asks this child in order to answer.
    private func answer<Answer>(of question: KeyPath<UIViewController, Answer>) -> Answer? {
      guard let parent, !isAsking else { return nil }
      isAsking = true
      defer { isAsking = false }
      return parent[keyPath: question]
    }
  }
#endif
