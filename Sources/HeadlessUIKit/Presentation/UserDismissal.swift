/// The user's wish to dismiss what is presented, by a pull or by a tap outside, and the delegate's part in it (R55).
@MainActor
struct UserDismissal {
  let presented: UIViewController
  let presenter: UIViewController
  private let controller: UIPresentationController

  /// Nil where there is nothing to dismiss now, or where it is refused, of which the delegate hears.
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
  /// A screen inside speaks for the whole presentation that hosts it, while it is shown.
  fileprivate var forcesModality: Bool {
    isModalInPresentation || children.contains { $0.appearance.isOnScreen && $0.forcesModality }
  }

  /// A tap beside a popover. False where the tap dismisses nothing.
  package func dismissByTapOutside() -> Bool {
    guard modal.style == .popover, let dismissal = UserDismissal(of: self) else { return false }
    dismissal.presenter.dismissModals(animated: true) { dismissal.didDismiss() }
    return true
  }
}

/// A finger that pulls a sheet down (R55).
@MainActor
package struct SheetDrag {
  private let dismissal: UserDismissal
  private let transition: Transition

  /// Takes hold of the sheet; nil when there is nothing to take hold of, or when it may not be dismissed, in which case
  /// its delegate hears of the attempt.
  package init?(_ sheet: UIViewController) {
    guard sheet.modal.style?.isSheet == true, let dismissal = UserDismissal(of: sheet),
      let transition = ModalTransition.dismissInteractively(sheet, by: dismissal.presenter)
    else { return nil }
    self.dismissal = dismissal
    self.transition = transition
  }

  package func end(dismissing: Bool) {
    transition.animate(alongsideTransition: nil) { context in
      if !context.isCancelled { dismissal.didDismiss() }
    }
    transition.endInteraction(cancelled: !dismissing)
  }
}
