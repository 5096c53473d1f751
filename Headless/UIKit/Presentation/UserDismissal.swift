/// A dismissal by the user, by a drag or by a tap outside, and the delegate's part in it (R55).
@MainActor
struct UserDismissal {
  let presented: UIViewController
  let presenter: UIViewController
  private let controller: UIPresentationController

  /// Nil where the controller cannot be dismissed now, or where the dismissal is refused, in which case the delegate is
  /// called.
  init?(of presented: UIViewController) {
    guard presented.modal.presented == nil, let presenter = presented.modal.presenting,
      presenter.modal.transition == nil, let controller = presented.presentationController
    else { return nil }
    let delegate = controller.delegate
    guard !presented.forcesModality, delegate?.presentationControllerShouldDismiss(controller) ?? true else {
      delegate?.presentationControllerDidAttemptToDismiss(controller)
      return nil
    }
    delegate?.presentationControllerWillDismiss(controller)
    self.presented = presented
    self.presenter = presenter
    self.controller = controller
  }

  func didDismiss() {
    controller.delegate?.presentationControllerDidDismiss(controller)
  }
}

extension UIViewController {
  /// A screen inside decides for the whole presentation that contains it, while it is shown.
  fileprivate var forcesModality: Bool {
    isModalInPresentation || children.contains { $0.appearance.isOnScreen && $0.forcesModality }
  }

  /// A tap beside a popover.
  /// - Returns: whether the tap dismisses the popover.
  package func dismissByTapOutside() -> Bool {
    guard modal.style == .popover, let dismissal = UserDismissal(of: self) else { return false }
    dismissal.presenter.dismissModals(animated: true) { dismissal.didDismiss() }
    return true
  }

  /// A finger drags the sheet down (R55).
  /// - Returns: the transition, which waits for the finger; nil when the controller is no sheet, or when it must not be dismissed, in
  ///   which case its delegate is called about the attempt.
  package func beginSheetDrag() -> UIKit.Transition? {
    guard modal.style?.isSheet == true, let dismissal = UserDismissal(of: self),
      let transition = ModalTransition.dismissInteractively(self, by: dismissal.presenter)
    else { return nil }
    dismissal.presenter.modal.transition?.whenOver { hasDismissed in
      if hasDismissed { dismissal.didDismiss() }
    }
    return transition
  }
}
