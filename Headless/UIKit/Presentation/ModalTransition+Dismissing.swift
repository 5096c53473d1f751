extension ModalTransition {
  static func dismiss(
    _ chain: [UIViewController], by presenter: UIViewController, animated: Bool, completion: (() -> Void)?
  ) {
    let transition = makeDismissal(chain, by: presenter, animated: animated, completion: completion)
    transition.begin { transition.startDismissing(isInteractive: false) }
  }

  /// R55: the sheet follows the finger.
  /// - Returns: the transition, whose `endInteraction` decides how it ends.
  static func dismissInteractively(_ sheet: UIViewController, by presenter: UIViewController) -> Transition? {
    let dismissal = makeDismissal([sheet], by: presenter, animated: true, completion: nil)
    return dismissal.startDismissing(isInteractive: true)
  }

  private static func makeDismissal(
    _ chain: [UIViewController], by presenter: UIViewController, animated: Bool, completion: (() -> Void)?
  ) -> ModalTransition {
    let transition = ModalTransition(
      chain, by: presenter, isDismissal: true, removesPresenter: presenter.modal.viewIsRemoved, isAnimated: animated,
      completion: completion)
    for controller in chain {
      controller.modal.departure.request()
      controller.modal.dismissal = controller.modal.dismissal ?? transition
    }
    return transition
  }

  /// R53: the topmost is animated, those between are removed without animation. A presenter whose view was removed
  /// returns.
  @discardableResult
  private func startDismissing(isInteractive: Bool) -> Transition? {
    guard dropDismissed() else {
      finish()
      return nil
    }
    chain.forEach { $0.modal.departure.begin() }
    let container = top.outermostPresentedView?.superview ?? presenter.loadedView
    let transition = makeTransition(
      from: top, to: presenter, in: container, isInteractive: isInteractive,
      animator: { top.transitioningDelegate?.animationController(forDismissed: top) })
    let presentations = chain.map { Presentation(of: $0) }
    // The finger may yet cancel the dismissal.
    if !isInteractive, !World.current.weakRules.presentedLastsThroughDismissal { presenter.modal.presented = nil }
    chain.reversed().forEach { $0.presentationController?.dismissalTransitionWillBegin() }
    for controller in chain.reversed() {
      controller.beginTransition(false, animated: passesAnimated && controller === top)
    }
    if removesPresenter { returnPresenter(to: container) }
    run(transition) { [self] isCancelled in
      isCancelled ? cancelDismissing() : finishDismissing(presentations)
    }
    return transition
  }

  private func returnPresenter(to container: UIView) {
    let view = presenter.loadedView
    let window = container.window
    presenter.modal.viewIsRemoved = false
    // R145: the window has another root by now.
    if presenter.parent == nil, presenter.modal.presenting == nil, window?.rootViewController !== presenter { return }
    // R26: a parent that the presenter has got meanwhile places its view.
    if let parent = presenter.parent, container.nearestController !== parent { return }
    if window?.isOnScreen == true, presenter.parent?.appearance.isOnScreen ?? true {
      presenter.beginTransition(true, animated: passesAnimated)
    }
    view.frame = container.bounds
    if window?.rootViewController === presenter {
      window?.insertSubview(view, at: 0)
    } else if let presentedView = chain[0].outermostPresentedView, presentedView.superview === container {
      container.insertSubview(view, belowSubview: presentedView)
    } else if !container.isDescendant(of: view) {
      container.addSubview(view)
    }
    window?.layoutTree()
  }

  /// R110: the links are cut before the did-calls. Controllers that another dismissal has removed are left out.
  private func finishDismissing(_ presentations: [Presentation]) {
    let ending = presentations.filter(\.isCurrent)
    for presentation in ending.reversed() {
      presentation.presented.outermostPresentedView?.removeFromSuperview()
    }
    for presentation in ending {
      unlink(presentation.presented)
      presentation.presented.modal.dismissal = nil
    }
    if removesPresenter { presenter.endTransition() }
    for presentation in ending.reversed() { presentation.presented.endTransition() }
    for presentation in ending {
      presentation.controller?.dismissalTransitionDidEnd(true)
      presentation.controller?.end()
      if presentation.isCurrent { presentation.presented.forgetPresentation() }
    }
    chain.forEach(WindowInput.modalDidUncover)
  }

  /// R55: the finger has cancelled the dismissal. The sheet appears again; the presenter is not called.
  private func cancelDismissing() {
    top.modal.dismissal = nil
    if top.viewIfLoaded?.visibleWindow != nil { top.beginTransition(true, animated: true) }
    top.modal.departure.end()
    top.endTransition()
    top.presentationController?.dismissalTransitionDidEnd(false)
  }
}

/// A controller and its presentation. Each presentation has a presentation controller of its own, which identifies it.
@MainActor
private struct Presentation {
  let presented: UIViewController
  let controller: UIPresentationController?

  init(of presented: UIViewController) {
    self.presented = presented
    controller = presented.modal.controller
  }

  /// The presentation has not ended, and no other has begun.
  var isCurrent: Bool { controller != nil && presented.modal.controller === controller }
}

extension UIViewController {
  fileprivate var outermostPresentedView: UIView? { modal.host ?? viewIfLoaded }

  /// Each presentation has a presentation controller of its own.
  func forgetPresentation() {
    modal.departure.end()
    modal.style = nil
    modal.host = nil
    modal.controller = nil
    modal.interaction = nil
  }
}
