import UIKit

// What the user does with navigation bars and toolbars. A touch that cannot reach its bar does nothing.

extension HeadlessDevice {
  /// Taps a button of a navigation bar or a toolbar.
  ///
  /// - Returns: whether the press was received: the button is enabled and its bar is on screen, no transition moves the
  ///   bar, nothing lies over it, and there is something to call.
  @discardableResult
  public func tap(_ item: UIBarButtonItem) -> Bool {
    defer { turn() }
    guard !isSuspended else { return false }
    let bars = scenes.lazy.flatMap(\.windows).flatMap { $0.views(where: { $0.shownItems.contains(item) }) }
    return bars.contains(where: \.isWithinReach) && item.press()
  }

  /// Taps the back button of `navigationController`.
  ///
  /// - Returns: whether the button is there and the press was received: the bar is on screen, there is a screen to go
  ///   back to, and the top screen neither hides the button nor puts another in its place.
  @discardableResult
  public func tapBackButton(in navigationController: UINavigationController) -> Bool {
    defer { turn() }
    let bar = navigationController.navigationBar
    return !isSuspended && bar.isWithinReach && bar.pressBack()
  }
}

extension UIView {
  /// This view and those in it that fit.
  fileprivate func views(where isMeant: (UIView) -> Bool) -> [UIView] {
    (isMeant(self) ? [self] : []) + subviews.flatMap { $0.views(where: isMeant) }
  }
}
