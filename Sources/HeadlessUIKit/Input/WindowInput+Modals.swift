/// R103: what a presentation does to the field that is being edited beneath it.
extension WindowInput {
  /// A presentation drops the keyboard, unless the presented controller says otherwise.
  func modalWillCover(_ controller: UIViewController) {
    guard !controller.disablesAutomaticKeyboardDismissal, let client = keyboardClient else { return }
    guard controller is UIAlertController else { return resignByForce(client) }
    controller.modal.editedBeneath = client
    if World.current.weakRules.alertsTakeFirstResponder {
      resignByForce(client)
    } else {
      sendToSleep(client)
    }
  }

  /// Only an alert gives back what it took.
  static func modalDidUncover(_ controller: UIViewController) {
    guard let client = controller.modal.editedBeneath else { return }
    controller.modal.editedBeneath = nil
    client.responderWindow?.input.restore(client)
  }
}
