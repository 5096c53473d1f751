import UIKit

// The user touches navigation bars and toolbars. A touch that cannot reach its bar does nothing.

extension HeadlessDevice {
  /// Taps a button of a navigation bar or a toolbar.
  ///
  /// - Parameter item: a button of any bar of the app.
  /// - Returns: whether the press was received: the button is enabled and its bar is on screen, no transition moves the
  ///   bar, nothing covers it, and the button has an action.
  @discardableResult
  public func tap(_ item: UIBarButtonItem) -> Bool {
    let bars = scenes.lazy.flatMap(\.windows).flatMap { $0.views(where: { $0.shownItems.contains(item) }) }
    return touch(item, if: !isSuspended && bars.contains(where: \.isWithinReach)) { item.press() }
  }

  /// Taps the back button of `navigationController`.
  ///
  /// ```swift
  /// navigation.pushViewController(UIViewController(), animated: false)
  /// device.tapBackButton(in: navigation)
  /// device.finishTransitions()
  /// #expect(navigation.viewControllers.count == 1)
  /// ```
  ///
  /// - Parameter navigationController: any navigation controller of the app.
  /// - Returns: whether the button exists and the press was received: the bar is on screen, there is a screen to go
  ///   back to, and the top screen neither hides the button nor replaces it.
  @discardableResult
  public func tapBackButton(in navigationController: UINavigationController) -> Bool {
    let bar = navigationController.navigationBar
    // R166: Back receives a press while a push runs.
    let isPushing = systemVersion >= 26
    return touch(bar, if: !isSuspended && bar.isWithinReach(inTransitions: isPushing)) { bar.pressBack() }
  }

  /// Holds the back button of `navigationController` until its menu opens, and chooses a screen there.
  ///
  /// - Parameters:
  ///   - screen: a screen below the top of the stack.
  ///   - navigationController: any navigation controller of the app.
  /// - Returns: whether the menu could be opened, under the conditions of ``tapBackButton(in:)``, and has the screen.
  @discardableResult
  public func chooseFromBackMenu(_ screen: UIViewController, in navigationController: UINavigationController) -> Bool {
    let bar = navigationController.navigationBar
    return actByTouch { !isSuspended && bar.isWithinReach && bar.chooseBack(to: screen) }
  }
}

extension UIView {
  /// Returns this view and those of its descendants for which `isIncluded` returns true.
  fileprivate func views(where isIncluded: (UIView) -> Bool) -> [UIView] {
    (isIncluded(self) ? [self] : []) + subviews.flatMap { $0.views(where: isIncluded) }
  }
}
