/// The views and callbacks of one presentation or dismissal (R49-R55).
@MainActor
final class ModalTransition {
  let isDismissal: Bool
  private let presenter: UIViewController
  /// Presented controllers, nearest to the presenter first. A presentation has one.
  private let chain: [UIViewController]
  private let removesPresenter: Bool
  private let isAnimated: Bool
  private let completion: (() -> Void)?
  private var followUps: [() -> Void] = []
  private weak var transition: Transition?

  private var top: UIViewController { chain[chain.count - 1] }

  private init(
    _ chain: [UIViewController], by presenter: UIViewController, isDismissal: Bool, removesPresenter: Bool,
    isAnimated: Bool, completion: (() -> Void)?
  ) {
    self.chain = chain
    self.presenter = presenter
    self.isDismissal = isDismissal
    self.removesPresenter = removesPresenter
    self.isAnimated = isAnimated
    self.completion = completion
    presenter.modal.transition = self
  }

  func whenOver(_ block: @escaping () -> Void) {
    followUps.append(block)
  }

  // MARK: Presenting

  static func present(
    _ controller: UIViewController, by presenter: UIViewController, style: UIModalPresentationStyle, animated: Bool,
    completion: (() -> Void)?
  ) {
    let transition = ModalTransition(
      [controller], by: presenter, isDismissal: false, removesPresenter: style.removesPresenter, isAnimated: animated,
      completion: completion)
    if !animated, !World.current.weakRules.plainPresentationWaitsForCommit {
      transition.startPresenting(style)
    } else {
      World.current.transaction.afterCommit { transition.startPresenting(style) }
    }
  }

  /// R50: the presenter disappears only under the styles that take its view away.
  private func startPresenting(_ style: UIModalPresentationStyle) {
    guard let window = presenter.viewIfLoaded?.window else { return refuse() }
    let container = (style.usesCurrentContext ? presenter.viewIfLoaded?.superview : nil) ?? window
    window.input.modalWillCover(top)
    let transition = makeTransition(from: presenter, to: top, in: container, style: style)
    top.loadViewIfNeeded()
    if removesPresenter { presenter.beginExplicitTransition(false, animated: isAnimated) }
    top.beginExplicitTransition(true, animated: isAnimated)
    let view = top.loadedView
    view.frame = container.bounds
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    container.addSubview(view)
    window.layoutTree()
    transition.run { [self] _ in finishPresenting() }
  }

  /// R46: the presenter has left its window between `present` and the commit.
  private func refuse() {
    World.current.console.log("Attempt to present \(top) on \(presenter) whose view is not in the window hierarchy.")
    unlink(top)
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
    over(completion: completion)
  }

  // MARK: Dismissing

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
    let container = top.viewIfLoaded?.superview ?? presenter.loadedView
    let transition = makeTransition(from: top, to: presenter, in: container, isInteractive: isInteractive)
    if !World.current.weakRules.presentedLastsThroughDismissal { presenter.modal.presented = nil }
    for controller in chain.reversed() where controller.appearance.isOnScreen {
      controller.beginExplicitTransition(false, animated: isAnimated && controller === top)
    }
    if removesPresenter { returnPresenter(to: container) }
    transition.run { [self] isCancelled in
      isCancelled ? cancelDismissing() : finishDismissing()
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
    } else if let presentedView = chain[0].viewIfLoaded, presentedView.superview === container {
      container.insertSubview(view, belowSubview: presentedView)
    } else if !container.isDescendant(of: view) {
      container.addSubview(view)
    }
    window?.layoutTree()
  }

  private func finishDismissing() {
    for controller in chain.reversed() {
      controller.viewIfLoaded?.removeFromSuperview()
    }
    if removesPresenter { presenter.endExplicitTransition() }
    for controller in chain.reversed() where controller.isInExplicitTransition {
      controller.endExplicitTransition()
    }
    for controller in chain {
      controller.isBeingDismissed = false
      unlink(controller)
    }
    chain.forEach(WindowInput.modalDidUncover)
    over(completion: completion)
  }

  /// R55: let go, the sheet appears anew; the presenter hears nothing.
  private func cancelDismissing() {
    presenter.modal.presented = chain[0]
    top.beginExplicitTransition(true, animated: true)
    top.isBeingDismissed = false
    top.endExplicitTransition()
    over(completion: completion)
  }

  // MARK: Both

  /// The presenter may have presented another one meanwhile (W3).
  private func unlink(_ controller: UIViewController) {
    if let presenter = controller.modal.presenting, presenter.modal.presented === controller {
      presenter.modal.presented = nil
      presenter.modal.viewIsRemoved = false
    }
    controller.modal.presenting = nil
  }

  private func makeTransition(
    from: UIViewController, to: UIViewController, in container: UIView, style: UIModalPresentationStyle = .none,
    isInteractive: Bool = false
  ) -> Transition {
    let transition = Transition(
      from: from, to: to, in: container, isAnimated: isAnimated, isInteractive: isInteractive,
      presentationStyle: style)
    self.transition = transition
    if isAnimated {
      from.runningTransition = transition
      to.runningTransition = transition
    }
    return transition
  }

  /// R52, R54: the completion runs last, when the links are those of the end.
  private func over(completion: (() -> Void)?) {
    if presenter.modal.transition === self { presenter.modal.transition = nil }
    for controller in [presenter] + chain where controller.runningTransition === transition {
      controller.runningTransition = nil
    }
    completion?()
    followUps.forEach { $0() }
  }
}
