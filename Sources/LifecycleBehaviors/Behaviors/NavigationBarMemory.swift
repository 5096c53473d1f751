import UIKit

/// What the navigation bar was like before a screen came; nothing of it is for use outside.
@MainActor
public final class NavigationBarMemory {
  // Remembered, because a popped screen may have lost its navigation controller when it disappears.
  private weak var navigationController: UINavigationController?
  private var wasHidden = false

  func change(isHidden: Bool, on viewController: UIViewController, _ facts: MomentFacts) {
    guard let navigationController = viewController.navigationController else { return }
    // A cancelled transition comes back to the same visit: what was found then still holds.
    if !facts.undoesCancelledTransition || self.navigationController !== navigationController {
      wasHidden = navigationController.isNavigationBarHidden
      self.navigationController = navigationController
    }
    navigationController.setNavigationBarHidden(isHidden, animated: facts.isAnimated)
  }

  /// The last word after a cancelled transition: the screen that never arrived may have spoken after this one.
  func insist(isHidden: Bool, _ facts: MomentFacts) {
    guard facts.undoesCancelledTransition, navigationController?.isNavigationBarHidden == !isHidden else { return }
    navigationController?.setNavigationBarHidden(isHidden, animated: facts.isAnimated)
  }

  func restore(_ facts: MomentFacts) {
    navigationController?.setNavigationBarHidden(wasHidden, animated: facts.isAnimated)
  }
}
