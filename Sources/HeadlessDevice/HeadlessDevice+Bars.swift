import UIKit

// What the user does with navigation bars.

extension HeadlessDevice {
  /// Taps the back button of a navigation bar.
  ///
  /// - Returns: whether there was one to tap.
  @discardableResult
  public func tapBackButton(in navigationController: UINavigationController) -> Bool {
    defer { turn() }
    guard !isSuspended, navigationController.viewIfLoaded?.isWithinReach == true,
      navigationController.viewControllers.count > 1, !navigationController.isNavigationBarHidden,
      navigationController.topViewController?.navigationItem.hidesBackButton == false
    else { return false }
    return navigationController.popViewController(animated: true) != nil
  }
}
