extension UIViewController {
  /// R46, R47, R49: the links are set at once; the views follow behind the commit.
  func presentModally(_ controller: UIViewController, animated: Bool, completion: (() -> Void)?) {
    let style = controller.effectivePresentationStyle
    let presenter = presenter(for: style)
    guard viewIfLoaded?.visibleWindow != nil else {
      refuse("Attempt to present \(controller) on \(self) whose view is not in the window hierarchy.")
      return
    }
    if let presented = presenter.modal.presented {
      refuse(
        "Attempt to present \(controller) on \(presenter) (from \(self)) which is already presenting \(presented).")
      return
    }
    guard controller.modal.presenting == nil, controller.parent == nil else {
      refuse("Attempt to present \(controller) on \(self), which is already presented or has a parent.")
      return
    }
    presenter.modal.presented = controller
    controller.modal.presenting = presenter
    controller.isBeingPresented = true
    if !animated { controller.loadViewIfNeeded() }
    ModalTransition.present(controller, by: presenter, style: style, animated: animated, completion: completion)
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
