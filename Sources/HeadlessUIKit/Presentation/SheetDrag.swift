/// A finger that pulls a sheet down (R55).
@MainActor
package struct SheetDrag {
  private let sheet: UIViewController
  private let transition: Transition

  /// Takes hold of the sheet; nil when there is nothing to take hold of, or when it may not be dismissed, in which case
  /// its delegate hears of the attempt.
  package init?(_ sheet: UIViewController) {
    guard sheet.effectivePresentationStyle.isSheet, sheet.modal.presented == nil,
      let presenter = sheet.modal.presenting, presenter.modal.transition == nil
    else { return nil }
    let delegate = sheet.presentationController?.delegate
    guard let controller = sheet.presentationController else { return nil }
    guard !sheet.isModalInPresentation, delegate?.presentationControllerShouldDismiss(controller) ?? true else {
      delegate?.presentationControllerDidAttemptToDismiss(controller)
      return nil
    }
    delegate?.presentationControllerWillDismiss(controller)
    guard let transition = ModalTransition.dismissInteractively(sheet, by: presenter) else { return nil }
    self.sheet = sheet
    self.transition = transition
  }

  package func end(dismissing: Bool) {
    let controller = sheet.presentationController
    transition.animate(alongsideTransition: nil) { context in
      guard !context.isCancelled, let controller else { return }
      controller.delegate?.presentationControllerDidDismiss(controller)
    }
    transition.endInteraction(cancelled: !dismissing)
  }
}
