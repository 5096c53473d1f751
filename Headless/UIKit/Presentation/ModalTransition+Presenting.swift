extension ModalTransition {
  static func present(
    _ controller: UIViewController, by presenter: UIViewController, source: UIViewController, form: PresentationForm,
    animated: Bool, completion: (() -> Void)?
  ) {
    let transition = ModalTransition(
      [controller], by: presenter, isDismissal: false, removesPresenter: form.removesPresenter, isAnimated: animated,
      completion: completion)
    transition.begin { transition.startPresenting(form, source: source) }
  }

  /// R50: the presenter disappears only under the styles that remove its view. R112: in a window that is not shown the
  /// views are put in place and no controller is called.
  private func startPresenting(_ form: PresentationForm, source: UIViewController) {
    guard presenter.isInAnyWindow else { return refuse(from: source) }
    top.modal.arrival.begin()
    // R11: a presenter that is still appearing finishes that before it disappears.
    if removesPresenter { presenter.runningPresentation?.cutShort() }
    presenter.viewIfLoaded?.window?.input.modalWillCover(top)
    top.loadViewIfNeeded()
    guard let window = presenter.viewIfLoaded?.window else { return refuse(from: source) }
    let container = (form.usesContext ? presenter.viewIfLoaded?.superview : nil) ?? window
    top.modal.host = form.style == .custom ? UIView(frame: container.bounds) : nil
    let transition = makeTransition(
      from: presenter, to: top, in: top.modal.host ?? container, style: form.style,
      animator: {
        top.transitioningDelegate?.animationController(forPresented: top, presenting: presenter, source: source)
      })
    prepare(for: form.style, in: top.modal.host ?? container)
    if removesPresenter { presenter.beginTransition(false, animated: passesAnimated) }
    if window.isOnScreen { top.beginTransition(true, animated: passesAnimated) }
    place(in: container)
    window.layoutTree()
    run(transition) { [self] _ in finishPresenting() }
  }

  private func prepare(for style: UIModalPresentationStyle, in container: UIView) {
    let controller = top.presentationController
    if style == .popover, let popover = controller as? UIPopoverPresentationController {
      if popover.sourceView == nil, popover.barButtonItem == nil {
        World.current.raise(
          """
          UIPopoverPresentationController should have a non-nil sourceView or barButtonItem set before the presentation \
          occurs.
          """)
      }
      (popover.delegate as? any UIPopoverPresentationControllerDelegate)?.prepareForPopoverPresentation(popover)
    }
    controller?.begin(by: presenter, in: container)
  }

  /// A custom presentation has a view of its own in the container, and arranges its views there.
  private func place(in container: UIView) {
    let controller = top.presentationController
    let host = top.modal.host
    let view = host == nil ? top.loadedView : controller?.presentedView ?? top.loadedView
    let outermost = host ?? view
    view.frame = host == nil ? container.bounds : controller?.frameOfPresentedViewInContainerView ?? container.bounds
    for view in [outermost, view] {
      view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    }
    container.addSubview(outermost)
    host?.addSubview(view)
  }

  /// R46: the presenter has left its window between `present` and the commit.
  private func refuse(from source: UIViewController) {
    source.refuseOffWindow(top, on: presenter)
    unlink(top)
    top.modal.style = nil
    top.modal.arrival.end()
    top.modal.departure.end()
    finish(completion: nil)
  }

  private func finishPresenting() {
    if removesPresenter {
      presenter.modal.viewIsRemoved = true
      presenter.viewIfLoaded?.removeFromSuperview()
    }
    top.endTransition()
    if removesPresenter { presenter.endTransition() }
    top.modal.arrival.end()
    top.presentationController?.presentationTransitionDidEnd(true)
  }
}

extension UIViewController {
  /// The transition that presents this controller, while it runs.
  fileprivate var runningPresentation: ModalTransition? {
    guard let running = modal.presenting?.modal.transition, !running.isDismissal, running.top === self else {
      return nil
    }
    return running
  }
}
