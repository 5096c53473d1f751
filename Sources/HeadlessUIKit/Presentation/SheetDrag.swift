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
