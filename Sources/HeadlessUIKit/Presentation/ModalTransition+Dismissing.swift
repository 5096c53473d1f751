extension ModalTransition {
  static func dismiss(
    _ chain: [UIViewController], by presenter: UIViewController, animated: Bool, completion: (() -> Void)?
  ) {
    let transition = makeDismissal(chain, by: presenter, animated: animated, completion: completion)
    if !animated, !World.current.weakRules.plainPresentationWaitsForCommit {
      transition.startDismissing(isInteractive: false)
    } else {
      World.current.transaction.afterCommit { transition.startDismissing(isInteractive: false) }
    }
  }

  /// R55: the sheet follows the finger; `endInteraction` of the answer decides how it ends.
  static func dismissInteractively(_ sheet: UIViewController, by presenter: UIViewController) -> Transition? {
    let dismissal = makeDismissal([sheet], by: presenter, animated: true, completion: nil)
    return dismissal.startDismissing(isInteractive: true)
  }

  private static func makeDismissal(
    _ chain: [UIViewController], by presenter: UIViewController, animated: Bool, completion: (() -> Void)?
  ) -> ModalTransition {
    chain.forEach { $0.isBeingDismissed = true }
    return ModalTransition(
      chain, by: presenter, isDismissal: true, removesPresenter: presenter.modal.viewIsRemoved, isAnimated: animated,
      completion: completion)
  }

  /// R53: the topmost is animated, those between are just removed. A presenter whose view was taken away returns.
  @discardableResult
  private func startDismissing(isInteractive: Bool) -> Transition? {
    let container = top.outermostPresentedView?.superview ?? presenter.loadedView
    let transition = makeTransition(
      from: top, to: presenter, in: container, isInteractive: isInteractive,
      animator: { top.transitioningDelegate?.animationController(forDismissed: top) })
    if !World.current.weakRules.presentedLastsThroughDismissal { presenter.modal.presented = nil }
    chain.reversed().forEach { $0.presentationController?.dismissalTransitionWillBegin() }
    for controller in chain.reversed() where controller.appearance.isOnScreen {
      controller.beginExplicitTransition(false, animated: isAnimated && controller === top)
    }
    if removesPresenter { returnPresenter(to: container) }
    transition.run { [self] isCancelled in
      isCancelled ? cancelDismissing() : finishDismissing()
    } didFinish: { [self] in
      over(completion: completion)
    }
    return transition
  }

  private func returnPresenter(to container: UIView) {
    let view = presenter.loadedView
    presenter.modal.viewIsRemoved = false
    presenter.beginExplicitTransition(true, animated: isAnimated)
    view.frame = container.bounds
    let window = container.window
    if window?.rootViewController === presenter {
      window?.insertSubview(view, at: 0)
    } else if let presentedView = chain[0].outermostPresentedView, presentedView.superview === container {
      container.insertSubview(view, belowSubview: presentedView)
    } else if !container.isDescendant(of: view) {
      container.addSubview(view)
    }
    window?.layoutTree()
  }

  private func finishDismissing() {
    for controller in chain.reversed() {
      controller.outermostPresentedView?.removeFromSuperview()
    }
    if removesPresenter { presenter.endExplicitTransition() }
    for controller in chain.reversed() where controller.isInExplicitTransition {
      controller.endExplicitTransition()
    }
    for controller in chain {
      controller.isBeingDismissed = false
      unlink(controller)
      controller.forgetPresentation()
    }
    chain.forEach(WindowInput.modalDidUncover)
  }

  /// R55: let go, the sheet appears anew; the presenter hears nothing.
  private func cancelDismissing() {
    presenter.modal.presented = chain[0]
    top.beginExplicitTransition(true, animated: true)
    top.isBeingDismissed = false
    top.endExplicitTransition()
    top.presentationController?.dismissalTransitionDidEnd(false)
  }
}

extension UIViewController {
  fileprivate var outermostPresentedView: UIView? { modal.host ?? viewIfLoaded }

  /// Each presentation has a presentation controller of its own.
  fileprivate func forgetPresentation() {
    let controller = modal.controller
    controller?.dismissalTransitionDidEnd(true)
    controller?.end()
    modal.style = nil
    modal.host = nil
    modal.controller = nil
  }
}
