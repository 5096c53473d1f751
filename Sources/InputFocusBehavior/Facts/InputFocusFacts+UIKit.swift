import LifecycleBehaviors
import ScreenSupport
import UIKit

extension InputFocusFacts {
  /// Reads the facts off a live field, without a call to its delegate.
  /// - Parameters:
  ///   - view: the field's view; nil when there is none.
  ///   - isIterationOver: whether the app's own code has returned: only then a transition coordinator may be read.
  ///   - absence: why the screen is away, according to a behavior; nil while the screen is there.
  @MainActor
  init(of view: UIView?, isIterationOver: Bool, absence: InputFocusScreen.Absence?) {
    isScreenAway = absence == .navigation
    guard let view else {
      place = .nowhere
      return
    }
    let screen = view.nearestViewController
    isCovered = absence == .cover || screen?.nearestCover != nil
    // A preview is on its way: the user may go there, or back to the screen below.
    let isMoving = isIterationOver ? screen?.isInTransition : screen?.seemsInTransition
    isInTransition = isMoving == true || screen?.isInMenu == true
    guard let window = view.window, window.isVisible else {
      place = .noWindow
      return
    }
    let scene = window.windowScene
    // Inside willDeactivateNotification both still read as active. Therefore a loss is settled at the end of the run-loop
    // iteration.
    isActive = scene.map { $0.activationState == .foregroundActive } ?? UIApplication.isCurrentActive
    isOtherWindowKey = !window.isKeyWindow && scene?.windows.contains { $0.isKeyWindow && $0.takesUser } == true
  }
}

extension UIApplication {
  // An app extension cannot read the state of its host. It counts as active.
  fileprivate static var isCurrentActive: Bool { (current?.applicationState ?? .active) == .active }
}
