import UIKit

/// What the navigation bar was like before a screen came; nothing of it is for use outside.
@MainActor
public final class NavigationBarMemory {
  // Remembered, because a popped screen may have lost its navigation controller when it disappears.
  private weak var navigationController: UINavigationController?
  private var wasHidden = false

  func change(isHidden: Bool, on viewController: UIViewController, animated: Bool) {
    guard let navigationController = viewController.navigationController else { return }
    if self.navigationController !== navigationController {
      self.navigationController = navigationController
      wasHidden = navigationController.isNavigationBarHidden
    }
    // A bar that comes into view together with its controller has nothing to move away from.
    let isInView = navigationController.viewIfLoaded?.window != nil
    navigationController.setNavigationBarHidden(isHidden, animated: animated && isInView)
  }

  /// Where another screen takes this one's place, the bar moves along with the transition.
  func restoreForNextScreen(after viewController: UIViewController, animated: Bool) {
    guard navigationController?.topViewController !== viewController else { return }
    restore(animated: animated)
  }

  func restore(animated: Bool) {
    navigationController?.setNavigationBarHidden(wasHidden, animated: animated)
    navigationController = nil
  }
}
