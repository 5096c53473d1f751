/// The views and callbacks of one presentation or dismissal (R49-R55).
@MainActor
final class ModalTransition {
  let isDismissal: Bool
  let presenter: UIViewController
  /// Presented controllers, nearest to the presenter first. A presentation has one.
  let chain: [UIViewController]
  let removesPresenter: Bool
  let isAnimated: Bool
  let completion: (() -> Void)?
  private var followUps: [() -> Void] = []

  var top: UIViewController { chain[chain.count - 1] }

  init(
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

  /// The presenter may have presented another one meanwhile (W3).
  func unlink(_ controller: UIViewController) {
    if let presenter = controller.modal.presenting, presenter.modal.presented === controller {
      presenter.modal.presented = nil
      presenter.modal.viewIsRemoved = false
    }
    controller.modal.presenting = nil
  }

  func makeTransition(
    from: UIViewController, to: UIViewController, in container: UIView, style: UIModalPresentationStyle = .none,
    isInteractive: Bool = false, animator: () -> (any UIViewControllerAnimatedTransitioning)?
  ) -> Transition {
    let transition = Transition(
      from: from, to: to, in: container, isAnimated: isAnimated, isInteractive: isInteractive,
      presentationStyle: style, animator: animator)
    transition.offer(by: [from, to])
    return transition
  }

  /// R52, R54: the completion runs last, when the links are those of the end.
  func over(completion: (() -> Void)?) {
    if presenter.modal.transition === self { presenter.modal.transition = nil }
    completion?()
    followUps.forEach { $0() }
  }
}
