// Appearances that begin and end by explicit calls, of an app (R16-R18) or of UIKit's own containers.

extension UIViewController {
  // MARK: Explicit transitions (R16-R18)

  func beginExplicitTransition(_ isAppearing: Bool, animated: Bool) {
    deliverPendingDid()
    progress.isInExplicitTransition = true
    beginAppearance(isAppearing, animated: animated, isExplicit: true)
  }

  func endExplicitTransition() {
    guard progress.isInExplicitTransition else {
      World.current.console.log("Unbalanced calls to begin/end appearance transitions for \(self).")
      return
    }
    progress.isInExplicitTransition = false
    endAppearance()
  }

  // MARK: Transitions of UIKit's own containers

  /// Unlike transitions of an app, they repeat no call (R12).
  func beginTransition(_ isAppearing: Bool, animated: Bool) {
    deliverPendingDid()
    if isAppearing != appearance.isOnScreen { beginExplicitTransition(isAppearing, animated: animated) }
  }

  /// R173, W26: the transition of a container's content.
  func beginContentTransition(_ isAppearing: Bool, animated: Bool) {
    guard World.current.weakRules.containersBeginOverridably else {
      return beginTransition(isAppearing, animated: animated)
    }
    deliverPendingDid()
    if isAppearing != appearance.isOnScreen { beginAppearanceTransition(isAppearing, animated: animated) }
  }

  /// The views have their final places. The controller appears or disappears as its view's place demands, whatever the
  /// callbacks have changed meanwhile (R119).
  func endTransition() {
    progress.isInExplicitTransition = false
    if needsDidCall { World.current.transaction.settleLater(self) }
    settleAppearance()
  }
}
