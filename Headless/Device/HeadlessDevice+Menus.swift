import UIKit

// UIKit presents a menu as a controller of its own (R138).

extension HeadlessDevice {
  /// Opens a menu: a context menu, the menu of a button or of a bar's item, or a compact date picker.
  ///
  /// ```swift
  /// device.openMenu(of: player)
  /// device.finishTransitions()
  /// #expect(player.presentedViewController != nil)
  /// device.closeMenu(of: player)
  /// ```
  ///
  /// - Parameters:
  ///   - screen: the screen that the menu belongs to.
  ///   - preview: what a context menu shows beside its items.
  /// - Returns: whether it opened: the process runs, the screen is in a window, no transition moves it, and nothing is
  ///   presented over it.
  @discardableResult
  public func openMenu(of screen: UIViewController, preview: UIViewController? = nil) -> Bool {
    defer { turn() }
    return !isSuspended && !screen.ignoresTouches && screen.openMenu(preview: preview)
  }

  /// The user chooses an item of the menu, or taps beside it.
  /// - Parameter screen: the screen that the menu belongs to.
  public func closeMenu(of screen: UIViewController) {
    defer { turn() }
    guard !isSuspended, let menu = screen.menu else {
      return
    }
    menu.dismiss(animated: true)
  }

  /// Whether the controller is a menu, which UIKit has made.
  package func isMenu(_ controller: UIViewController) -> Bool {
    controller is _UIContextMenuActionsOnlyViewController
  }
}

extension UIViewController {
  /// The menu over the screen, which a controller that contains it presents.
  fileprivate var menu: UIViewController? {
    sequence(first: self, next: \.parent).lazy
      .compactMap { $0.presentedViewController as? _UIContextMenuActionsOnlyViewController }.first
  }
}
