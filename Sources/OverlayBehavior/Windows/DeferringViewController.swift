import UIKit

#if os(tvOS) || os(visionOS)
  /// There are no bars here that the screen below could decide about.
  typealias DeferringViewController = UIViewController

  extension UIViewController {
    var decidesAboutBars: Bool { false }
  }
#else
  /// Decides about status bar, rotation and home indicator as the screen below its overlay window would.
  class DeferringViewController: UIViewController {
    private var below: UIViewController? { viewIfLoaded?.window?.windowScene?.controllerUnderOverlay }

    override var preferredStatusBarStyle: UIStatusBarStyle {
      below?.last(\.childForStatusBarStyle).preferredStatusBarStyle ?? super.preferredStatusBarStyle
    }

    override var prefersStatusBarHidden: Bool {
      below?.last(\.childForStatusBarHidden).prefersStatusBarHidden ?? super.prefersStatusBarHidden
    }

    override var preferredStatusBarUpdateAnimation: UIStatusBarAnimation {
      below?.last(\.childForStatusBarHidden).preferredStatusBarUpdateAnimation
        ?? super.preferredStatusBarUpdateAnimation
    }

    override var prefersHomeIndicatorAutoHidden: Bool {
      below?.last(\.childForHomeIndicatorAutoHidden).prefersHomeIndicatorAutoHidden
        ?? super.prefersHomeIndicatorAutoHidden
    }

    override var supportedInterfaceOrientations: UIInterfaceOrientationMask {
      below?.supportedInterfaceOrientations ?? super.supportedInterfaceOrientations
    }

    @available(iOS, introduced: 6.0, deprecated: 16.0)
    override var shouldAutorotate: Bool { below?.shouldAutorotate ?? super.shouldAutorotate }
  }

  extension UIViewController {
    /// Whether a controller that is presented decides about the system's bars, in place of the one below it.
    var decidesAboutBars: Bool {
      modalPresentationStyle == .fullScreen || modalPresentationCapturesStatusBarAppearance
    }

    /// The controller at the end of a chain of containers, each of which names the child that decides.
    fileprivate func last(_ child: KeyPath<UIViewController, UIViewController?>) -> UIViewController {
      var controller = self
      while let next = controller[keyPath: child] { controller = next }
      return controller
    }
  }
#endif
