extension ModalTransition {
  static func present(
    _ controller: UIViewController, by presenter: UIViewController, source: UIViewController, form: PresentationForm,
    animated: Bool, completion: (() -> Void)?
  ) {
    let transition = ModalTransition(
      [controller], by: presenter, isDismissal: false, removesPresenter: form.removesPresenter, isAnimated: animated,
      completion: completion)
    if !animated, !World.current.weakRules.plainPresentationWaitsForCommit {
      transition.startPresenting(form, source: source)
    } else {
      World.current.transaction.afterCommit { transition.startPresenting(form, source: source) }
    }
  }

  /// R50: the presenter disappears only under the styles that take its view away.
  private func startPresenting(_ form: PresentationForm, source: UIViewController) {
    guard let window = presenter.viewIfLoaded?.window else { return refuse() }
    let container = (form.usesContext ? presenter.viewIfLoaded?.superview : nil) ?? window
    window.input.modalWillCover(top)
    top.loadViewIfNeeded()
    top.modal.host = form.style == .custom ? UIView(frame: container.bounds) : nil
    let transition = makeTransition(
      from: presenter, to: top, in: top.modal.host ?? container, style: form.style,
      animator: {
        top.transitioningDelegate?.animationController(forPresented: top, presenting: presenter, source: source)
      })
    prepare(for: form.style, in: top.modal.host ?? container)
    if removesPresenter { presenter.beginExplicitTransition(false, animated: isAnimated) }
    top.beginExplicitTransition(true, animated: isAnimated)
    place(in: container)
    window.layoutTree()
    transition.run { [self] _ in
      finishPresenting()
    } didFinish: { [self] in
      over(completion: completion)
    }
  }

  private func prepare(for style: UIModalPresentationStyle, in container: UIView) {
    let controller = top.presentationController
    if style == .popover, let popover = controller as? UIPopoverPresentationController {
      precondition(
        popover.sourceView != nil,
        "UIPopoverPresentationController should have a non-nil sourceView set before the presentation occurs")
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
  private func refuse() {
    World.current.console.log("Attempt to present \(top) on \(presenter) whose view is not in the window hierarchy.")
    unlink(top)
    top.modal.style = nil
    top.isBeingPresented = false
    over(completion: nil)
  }

  private func finishPresenting() {
    if removesPresenter {
      presenter.modal.viewIsRemoved = true
      presenter.viewIfLoaded?.removeFromSuperview()
    }
    top.endExplicitTransition()
    if removesPresenter { presenter.endExplicitTransition() }
    top.isBeingPresented = false
    top.presentationController?.presentationTransitionDidEnd(true)
  }
}
