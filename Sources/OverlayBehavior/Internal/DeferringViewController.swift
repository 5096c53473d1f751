#if !os(tvOS) && !os(visionOS)
  import UIKit

  /// Answers what UIKit asks about status bar, rotation and home indicator as the screen below would.
  class DeferringViewController: UIViewController {
    private let below: () -> UIViewController?

    init(deferringTo below: @escaping () -> UIViewController?) {
      self.below = below
      super.init(nibName: nil, bundle: nil)
    }

    @available(*, unavailable, message: "The root of an overlay is made for a controller")
    required init?(coder: NSCoder) {
      fatalError("DeferringViewController is not made from an archive")
    }

    override var preferredStatusBarStyle: UIStatusBarStyle {
      below()?.answering(\.childForStatusBarStyle).preferredStatusBarStyle ?? super.preferredStatusBarStyle
    }

    override var prefersStatusBarHidden: Bool {
      below()?.answering(\.childForStatusBarHidden).prefersStatusBarHidden ?? super.prefersStatusBarHidden
    }

    override var preferredStatusBarUpdateAnimation: UIStatusBarAnimation {
      below()?.answering(\.childForStatusBarHidden).preferredStatusBarUpdateAnimation
        ?? super.preferredStatusBarUpdateAnimation
    }

    override var prefersHomeIndicatorAutoHidden: Bool {
      below()?.answering(\.childForHomeIndicatorAutoHidden).prefersHomeIndicatorAutoHidden
        ?? super.prefersHomeIndicatorAutoHidden
    }

    override var supportedInterfaceOrientations: UIInterfaceOrientationMask {
      below()?.supportedInterfaceOrientations ?? super.supportedInterfaceOrientations
    }

    @available(iOS, introduced: 6.0, deprecated: 16.0)
    override var shouldAutorotate: Bool { below()?.shouldAutorotate ?? super.shouldAutorotate }
  }

  extension UIViewController {
    /// The controller that is asked in the end: a container passes the question on.
    fileprivate func answering(_ child: KeyPath<UIViewController, UIViewController?>) -> UIViewController {
      var controller = self
      while let next = controller[keyPath: child] { controller = next }
      return controller
    }

    /// The controller that UIKit asks when this one is the root of the window: what is presented over the whole of it.
    var askedAboutBars: UIViewController {
      var controller = self
      while let presented = controller.presentedViewController, !presented.isBeingDismissed, presented.decidesAboutBars
      {
        controller = presented
      }
      return controller
    }

    private var decidesAboutBars: Bool {
      modalPresentationStyle == .fullScreen || modalPresentationCapturesStatusBarAppearance
    }
  }
#endif
