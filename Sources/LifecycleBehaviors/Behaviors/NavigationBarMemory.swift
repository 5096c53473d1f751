import UIKit

/// What the navigation bar was like before a screen came; nothing of it is for use outside.
@MainActor
public final class NavigationBarMemory {
  // Remembered, because a popped screen may have lost its navigation controller when it disappears.
  private weak var navigationController: UINavigationController?
  private var wasHidden = false

  func change(isHidden: Bool, on viewController: UIViewController, animated: Bool) {
    guard let navigationController = viewController.navigationController else { return }
    self.navigationController = navigationController
    wasHidden = navigationController.isNavigationBarHidden
    navigationController.setNavigationBarHidden(isHidden, animated: animated)
  }

  func restore(animated: Bool) {
    navigationController?.setNavigationBarHidden(wasHidden, animated: animated)
  }
}
