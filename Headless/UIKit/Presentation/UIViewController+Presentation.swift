extension UIViewController {
  /// R46, R47, R49: the links are set at once, the views follow. R111: the presenter is checked, which is
  /// often another controller than this one.
  func presentModally(_ controller: UIViewController, animated: Bool, completion: (() -> Void)?) {
    let style = controller.modalPresentationStyle
    let isCustomInContext = style == .custom && World.current.weakRules.customPresentationsUseContext
    let likely = presenter(inContext: style.usesCurrentContext || isCustomInContext)
    guard likely.isInAnyWindow || likely.modal.presenting?.modal.transition?.awaitsPlainStart == true else {
      return refuseOffWindow(controller, on: likely)
    }
    guard controller.isPresentable, allowsPresenting(controller, by: likely) else { return }
    // It is presented again inside the did-calls of its own dismissal.
    if controller.modal.departure.isUnderWay { controller.forgetPresentation() }
    controller.madePresentationController(for: likely, source: self)
    let form = PresentationForm(of: controller, in: likely.traitCollection)
    let presenter = presenter(inContext: form.usesContext)
    guard presenter === likely || allowsPresenting(controller, by: presenter) else { return }
    presenter.modal.presented = controller
    controller.modal.presenting = presenter
    controller.modal.style = form.style
    controller.modal.arrival.request()
    if !animated { controller.loadViewIfNeeded() }
    ModalTransition.present(
      controller, by: presenter, source: self, form: form, animated: animated, completion: completion)
  }

  /// R112: the window need not be shown.
  var isInAnyWindow: Bool { viewIfLoaded?.window != nil }

  /// UIKit raises an exception if it is not.
  private var isPresentable: Bool {
    guard
      let obstacle = modal.presenting.map({ "is already being presented by \($0)" })
        ?? parent.map({ "has a parent view controller \($0)" })
    else { return true }
    World.current.raise("Application tried to present modally a view controller \(self) that \(obstacle)")
    return false
  }

  private func allowsPresenting(_ controller: UIViewController, by presenter: UIViewController) -> Bool {
    let attempt = "Attempt to present \(controller) on \(presenter) (from \(self))"
    if let presented = presenter.modal.presented {
      World.current.console.log("\(attempt) which is already presenting \(presented).")
      return false
    }
    if presenter.modal.departure.isUnderWay {
      World.current.console.log("\(attempt) which is being dismissed.")
      return false
    }
    return true
  }

  func refuseOffWindow(_ controller: UIViewController, on presenter: UIViewController) {
    World.current.console.log(
      "Attempt to present \(controller) on \(presenter) (from \(self)) whose view is not in the window hierarchy.")
  }

  // MARK: Showing in a container

  func showInContainer(_ controller: UIViewController, sender: Any?) {
    if let parent { parent.show(controller, sender: sender) } else { present(controller, animated: true) }
  }

  func showDetailInContainer(_ controller: UIViewController, sender: Any?) {
    if let parent {
      parent.showDetailViewController(controller, sender: sender)
    } else {
      present(controller, animated: true)
    }
  }

  // MARK: Dismissing

  /// R53: dismisses what is presented above, or else has the presenter of this controller dismiss it. R191: the presenter is
  /// called also while what is above is being dismissed.
  func dismissModals(animated: Bool, completion: (() -> Void)?) {
    let above = storedPresented
    let own = above?.modal.departure.isUnderWay == true ? storedPresenting : nil
    if let presenter = own ?? above?.modal.presenting ?? storedPresenting {
      presenter.dismissPresented(animated: animated, completion: completion)
    } else {
      completeLater(completion)
    }
  }

  /// R135: a request during a transition is carried out after it, and a request during the dismissal ends with that.
  private func dismissPresented(animated: Bool, completion: (() -> Void)?) {
    let chain = modalChain
    guard let nearest = chain.first else { return completeLater(completion) }
    chain.forEach { $0.modal.departure.request() }
    let arriving = chain.lazy.compactMap { $0.modal.presenting?.modal.transition }.first { !$0.isDismissal }
    guard let running = modal.transition ?? nearest.modal.dismissal ?? arriving else {
      return ModalTransition.dismiss(chain, by: self, animated: animated, completion: completion)
    }
    running.whenOver { [self] hasDismissed in
      if hasDismissed || modal.presented !== nearest {
        completion?()
      } else {
        dismissPresented(animated: animated, completion: completion)
      }
    }
  }

  /// R134: no controller is there to dismiss. No completion runs inside the call (T21).
  private func completeLater(_ completion: (() -> Void)?) {
    if let completion { World.current.transaction.afterCommit(completion) }
  }
}
