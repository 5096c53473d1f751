/// The one responder of a window that receives input (R96), and how it changes (R97, R99).
@MainActor
package final class WindowInput {
  package private(set) weak var responder: UIResponder?
  private unowned let window: UIWindow
  /// Becomes first responder as soon as the present one has resigned.
  private weak var successor: UIResponder?
  /// It has returned true from `canResignFirstResponder` already, which is not read again.
  private weak var agreed: UIResponder?
  /// Stays first responder under an alert, without the keyboard (W7).
  private weak var dormant: UIResponder?
  private var isRestoring = false

  init(window: UIWindow) {
    self.window = window
  }

  /// The responder that receives the keyboard's input, when this window is key.
  var keyboardClient: UIResponder? {
    guard window.isOnScreen, let responder, responder !== dormant, responder.inputHeight != nil else { return nil }
    return responder
  }

  // MARK: Changing

  func makeFirst(_ new: UIResponder) -> Bool {
    if responder === new { return true }
    defer { agreed = nil }
    guard mayBegin(new), resignPresent(for: new), new.responderWindow === window else {
      World.current.keyboard.update()
      return false
    }
    responder = new
    // R65, W24.
    if World.current.weakRules.firstRespondersMakeWindowsKey, !isRestoring, window.isOnScreen, !window.isKeyWindow {
      window.makeKey()
    }
    World.current.keyboard.update()
    guard responder === new else { return false }
    new.didBecomeFirst()
    return true
  }

  /// R97: both responders are asked before either changes, in the order of W7.
  private func mayBegin(_ new: UIResponder) -> Bool {
    if World.current.weakRules.beginIsAskedFirst { return new.canBecomeFirstResponder }
    if let old = responder {
      guard old.canResignFirstResponder else { return false }
      agreed = old
    }
    return new.canBecomeFirstResponder
  }

  private func resignPresent(for new: UIResponder) -> Bool {
    guard let old = responder else { return true }
    successor = new
    let hasResigned = old.resignFirstResponder()
    successor = nil
    // A responder that has become first while the old one was resigning stays first.
    return hasResigned && responder == nil
  }

  func resign(_ old: UIResponder) -> Bool {
    guard agreed === old || old.canResignFirstResponder else { return false }
    resignByForce(old)
    return true
  }

  /// Neither the responder nor its delegate is asked.
  func resignByForce(_ old: UIResponder) {
    guard responder === old else { return }
    responder = nil
    if dormant === old { dormant = nil }
    // R102: the keyboard stays for a successor that receives its input too.
    if successor?.inputHeight == nil { World.current.keyboard.update() }
    old.didResignFirst()
  }

  /// R100, R141: a responder that leaves the window is asked to resign. It stops being first responder whatever it answers.
  func responderLeaves(with view: UIView) {
    guard let responder else { return }
    let responderView = responder as? UIView ?? (responder as? UIViewController)?.viewIfLoaded
    guard responderView?.isDescendant(of: view) == true else { return }
    if let screen = view.controller, screen.isCoveredInStack { screen.progress.editedBefore = responder }
    resignAfterAsking(responder)
  }

  private func resignAfterAsking(_ old: UIResponder) {
    if old.resignFirstResponder() || responder !== old { return }
    World.current.console.log("\(old) refused to resign first responder. It resigns all the same.")
    resignByForce(old)
  }

  /// W17: what `endEditing(true)` and a presentation demand.
  func resignOnDemand(_ old: UIResponder) {
    World.current.weakRules.demandedResigningAsksNobody ? resignByForce(old) : resignAfterAsking(old)
  }

  // MARK: Under an alert, and after a push (W7, W25)

  /// The responder stays first responder, without the keyboard.
  func keepWithoutKeyboard(_ client: UIResponder) {
    dormant = client
    World.current.keyboard.update()
  }

  /// Only while no other responder has become first, and without making this window key.
  func restore(_ client: UIResponder) {
    if dormant === client {
      dormant = nil
      World.current.keyboard.update()
    } else if responder == nil {
      isRestoring = true
      client.becomeFirstResponder()
      isRestoring = false
    }
  }
}

// MARK: - Modals

// R103: what a presentation does to the field that is being edited beneath it.
extension WindowInput {
  /// A presentation dismisses the keyboard, unless the presented controller disables that.
  func modalWillCover(_ controller: UIViewController) {
    // A menu leaves the keyboard where it is (R138).
    if controller.isShownAsMenu || controller.disablesAutomaticKeyboardDismissal { return }
    guard let client = keyboardClient else { return }
    let isAlert = controller is UIAlertController
    let rules = World.current.weakRules
    if isAlert || rules.editingReturnsWithItsScreen { controller.modal.editedBeneath = client }
    if rules.alertsTakeFirstResponder || !isAlert {
      resignOnDemand(client)
    } else {
      keepWithoutKeyboard(client)
    }
  }

  /// W25: whether anything but an alert gives first responder status back.
  static func modalDidUncover(_ controller: UIViewController) {
    guard let client = controller.modal.editedBeneath else { return }
    controller.modal.editedBeneath = nil
    client.responderWindow?.input.restore(client)
  }
}

extension UIView {
  /// Ends editing in this view and the views below it.
  /// - Returns: whether the first responder was among them and has resigned.
  func endEditingInside(byForce isForced: Bool) -> Bool {
    guard let view = window?.input.responder as? UIView, view.isDescendant(of: self) else { return false }
    guard isForced else { return view.resignFirstResponder() }
    window?.input.resignOnDemand(view)
    return true
  }
}

extension UIViewController {
  /// Another screen has been pushed over it.
  fileprivate var isCoveredInStack: Bool {
    guard World.current.weakRules.editingReturnsWithItsScreen, let stack = parent as? UINavigationController else {
      return false
    }
    return stack.children.contains(self) && stack.topViewController !== self
  }

  /// W25: the screen is shown again.
  func restoreEditing() {
    guard let edited = progress.editedBefore else { return }
    progress.editedBefore = nil
    edited.responderWindow?.input.restore(edited)
  }
}
