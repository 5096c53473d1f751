import UIKit

extension InputFocusFacts {
  /// Reads the facts off a live field. Asks nothing that a delegate would have to answer.
  @MainActor
  init(of view: UIView?, absence: InputFocusAbsence?) {
    isScreenAway = absence == .navigation
    guard let view else {
      place = .nowhere
      return
    }
    let screen = view.nearestViewController
    isCovered = absence == .modal || screen?.isPresentedOver == true
    isInTransition = screen?.transitionCoordinator != nil
    guard let window = view.window, !window.isHidden else {
      place = .noWindow
      return
    }
    let scene = window.windowScene
    // Inside willDeactivateNotification both still read as active; that is why a loss is settled when the turn is over.
    isActive = scene.map { $0.activationState == .foregroundActive } ?? UIApplication.shared.isActive
    isOtherWindowKey = !window.isKeyWindow && scene?.windows.contains { $0.isKeyWindow } == true
  }
}

extension UIView {
  /// The controller whose screen the view belongs to.
  var nearestViewController: UIViewController? {
    var responder: UIResponder? = self
    while let current = responder {
      if let controller = current as? UIViewController { return controller }
      responder = current.next
    }
    return nil
  }
}

extension UIViewController {
  /// Whether this controller, or one that contains it, presents something. Walks the parents itself: whether
  /// `presentedViewController` looks further than its own controller is documented in two ways.
  var isPresentedOver: Bool {
    var candidate: UIViewController? = self
    while let current = candidate {
      if current.presentedViewController != nil { return true }
      candidate = current.parent
    }
    return false
  }
}

extension UIApplication {
  fileprivate var isActive: Bool { applicationState == .active }
}
