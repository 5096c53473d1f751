/// Manages one presentation. A subclass of it is used under the style `.custom` only.
@preconcurrency @MainActor
open class UIPresentationController: NSObject, UIContentContainer {
  open private(set) unowned var presentedViewController: UIViewController
  open weak var delegate: (any UIAdaptivePresentationControllerDelegate)?
  private weak var presenting: UIViewController?

  public init(
    presentedViewController: UIViewController, presenting presentingViewController: UIViewController?
  ) {
    self.presentedViewController = presentedViewController
    presenting = presentingViewController
    super.init()
  }

  open var presentingViewController: UIViewController {
    guard let presenting = presentedViewController.presentingViewController ?? presenting else {
      preconditionFailure("\(presentedViewController) is not presented, so it has no presenting view controller")
    }
    return presenting
  }

  open var presentationStyle: UIModalPresentationStyle { presentedViewController.modalPresentationStyle }

  /// The style in a compact width, unless the delegate has another.
  open var adaptivePresentationStyle: UIModalPresentationStyle { presentationStyle }

  /// The style for these traits: that of the delegate, or else of this class. `none` keeps the style that was set.
  open func adaptivePresentationStyle(for traitCollection: UITraitCollection) -> UIModalPresentationStyle {
    styleOfDelegate(for: traitCollection) ?? adaptivePresentationStyle
  }

  /// Nil if the delegate implements no method for it.
  final func styleOfDelegate(for traits: UITraitCollection) -> UIModalPresentationStyle? {
    let style = delegate?.adaptivePresentationStyle(for: self, traitCollection: traits)
    return style == .automatic ? nil : style
  }

  // MARK: Views

  /// The view in which the presentation takes place, while it lasts.
  open internal(set) weak var containerView: UIView?

  open var presentedView: UIView? { presentedViewController.viewIfLoaded }

  open var frameOfPresentedViewInContainerView: CGRect { containerView?.bounds ?? .zero }

  /// R50: the presenter disappears under a custom presentation for which this is true.
  open var shouldRemovePresentersView: Bool { presentationStyle.removesPresenter }

  /// R47: a custom presentation that does not fill the screen stays in the current context.
  open var shouldPresentInFullscreen: Bool { !presentationStyle.usesCurrentContext }

  // MARK: UIContentContainer

  open var preferredContentSize: CGSize { presentedViewController.preferredContentSize }

  open func preferredContentSizeDidChange(forChildContentContainer container: any UIContentContainer) {}

  open func size(
    forChildContentContainer container: any UIContentContainer, withParentContainerSize parentSize: CGSize
  ) -> CGSize { parentSize }

  /// The base implementation calls it on the presented controller.
  open func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator) {
    let presentedSize = self.size(forChildContentContainer: presentedViewController, withParentContainerSize: size)
    presentedViewController.viewWillTransition(to: presentedSize, with: coordinator)
  }

  /// The base implementation calls it on the presented controller.
  open func willTransition(
    to newCollection: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    presentedViewController.willTransition(to: newCollection, with: coordinator)
  }

  // MARK: Steps

  open func presentationTransitionWillBegin() {}
  open func presentationTransitionDidEnd(_ completed: Bool) {}
  open func dismissalTransitionWillBegin() {}
  open func dismissalTransitionDidEnd(_ completed: Bool) {}

  func begin(by presenter: UIViewController, in container: UIView) {
    presenting = presenter
    containerView = container
    presentationTransitionWillBegin()
  }

  func end() {
    containerView = nil
  }
}
