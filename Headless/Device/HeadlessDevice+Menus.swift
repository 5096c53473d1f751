import UIKit

// UIKit presents a menu as a controller of its own (R138, R157), and the preview of a context menu in one or as one (R158).

extension HeadlessDevice {
  /// Opens a menu: a context menu, the menu of a button or of a bar's item.
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
    actByTouch { screen.viewIfLoaded?.isWithinReach == true && screen.openMenu(preview: preview) }
  }

  /// Rests a finger on a view until its context menu opens, with the preview that the interaction's delegate provides.
  ///
  /// - Parameter view: any view of the app.
  /// - Returns: whether it opened: the view is within reach, it or a view around it has a `UIContextMenuInteraction`, and the
  ///   delegate returns a configuration.
  @discardableResult
  public func openContextMenu(on view: UIView) -> Bool {
    touch(view) { view.openContextMenu() }
  }

  /// The user taps the preview of a context menu, which closes.
  ///
  /// - Parameter screen: the screen that the menu belongs to.
  /// - Returns: whether the menu was opened by ``openContextMenu(on:)`` and has a preview.
  @discardableResult
  public func tapPreview(of screen: UIViewController) -> Bool {
    actByTouch { screen.endMenu(isCommit: true) }
  }

  /// The user chooses an item of the menu, or taps beside it or beside a date picker's calendar.
  /// - Parameter screen: the screen that the menu belongs to.
  public func closeMenu(of screen: UIViewController) {
    actByTouch { _ = screen.endMenu(isCommit: false) }
  }

  /// Whether the controller is UIKit's controller of a menu, or the preview of one.
  package func isMenu(_ controller: UIViewController) -> Bool { controller.isShownAsMenu }
}
