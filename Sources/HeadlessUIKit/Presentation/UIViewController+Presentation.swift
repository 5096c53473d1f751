extension UIViewController {
  /// R46, R47, R49: the links are set at once; the views follow behind the commit.
  func presentModally(_ controller: UIViewController, animated: Bool, completion: (() -> Void)?) {
    guard viewIfLoaded?.visibleWindow != nil else {
      refuse("Attempt to present \(controller) on \(self) whose view is not in the window hierarchy.")
      return
    }
    controller.requirePresentable()
    let style = controller.effectivePresentationStyle
    let isCustomInContext = style == .custom && World.current.weakRules.customPresentationsUseContext
    let likely = presenter(inContext: style.usesCurrentContext || isCustomInContext)
    guard letsPresent(controller, by: likely) else { return }
    controller.madePresentationController(for: likely, source: self)
    let form = PresentationForm(of: controller, in: likely.traitCollection)
    let presenter = presenter(inContext: form.usesContext)
    guard presenter === likely || letsPresent(controller, by: presenter) else { return }
    presenter.modal.presented = controller
    controller.modal.presenting = presenter
    controller.modal.style = form.style
    controller.isBeingPresented = true
    if !animated { controller.loadViewIfNeeded() }
    ModalTransition.present(
      controller, by: presenter, source: self, form: form, animated: animated, completion: completion)
  }

  private func requirePresentable() {
    if let presenting = modal.presenting {
      preconditionFailure(
        "Application tried to present modally a view controller \(self) that is already being presented by \(presenting)"
      )
    }
    if let parent {
      preconditionFailure(
        "Application tried to present modally a view controller \(self) that has a parent view controller \(parent)")
    }
  }

  private func letsPresent(_ controller: UIViewController, by presenter: UIViewController) -> Bool {
    if let presented = presenter.modal.presented {
      refuse(
        "Attempt to present \(controller) on \(presenter) (from \(self)) which is already presenting \(presented).")
      return false
    }
    return true
  }

  /// R53: dismisses what is presented above, or asks whoever presents this controller.
  func dismissModals(animated: Bool, completion: (() -> Void)?) {
    guard let presenter = presentedViewController?.modal.presenting ?? presentingViewController else { return }
    if let running = presenter.modal.transition {
      // Nothing is lost: a dismissal that comes during a transition follows it.
      guard !running.isDismissal else { return }
      running.whenOver { presenter.dismissModals(animated: animated, completion: completion) }
      return
    }
    let chain = presenter.modalChain
    guard !chain.isEmpty else { return }
    ModalTransition.dismiss(chain, by: presenter, animated: animated, completion: completion)
  }

  var effectivePresentationStyle: UIModalPresentationStyle {
    modalPresentationStyle == .automatic ? .pageSheet : modalPresentationStyle
  }

  private func refuse(_ message: String) {
    World.current.console.log(message)
  }
}
