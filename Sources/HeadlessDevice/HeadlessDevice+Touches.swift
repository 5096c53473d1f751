import UIKit

// What the user does to the app's screens. Like a touch, each acts in a turn of its own and is refused where UIKit
// would not let it begin.

extension HeadlessDevice {
  /// The window that receives keyboard input in the front scene.
  public var keyWindow: UIWindow? { scenes.lazy.compactMap(\.currentKeyWindow).first }

  /// Starts to drag the top screen of `navigationController` away. Nil when the gesture cannot begin.
  public func beginSwipeBack(in navigationController: UINavigationController) -> Swipe? {
    guard let transition = navigationController.beginSwipeBack() else { return nil }
    turn()
    return Swipe(device: self, end: { transition.endInteraction(cancelled: $0) })
  }

  /// Starts to pull down the sheet `viewController`. Nil when it refuses to be dismissed.
  public func beginSheetDrag(of viewController: UIViewController) -> Swipe? {
    guard let drag = SheetDrag(viewController) else {
      turn()
      return nil
    }
    turn()
    return Swipe(device: self, end: { drag.end(dismissing: !$0) })
  }

  /// Starts to turn the page. Nil when there is none on that side, or a page is being turned already.
  public func beginPageSwipe(
    in pageViewController: UIPageViewController, toward direction: UIPageViewController.NavigationDirection
  ) -> Swipe? {
    guard let transition = pageViewController.beginSwipe(toward: direction) else { return nil }
    turn()
    return Swipe(device: self, end: { transition.endInteraction(cancelled: $0) })
  }

  /// A drag in progress. The rest of the way, or the way back, takes virtual time.
  @MainActor
  public struct Swipe {
    let device: HeadlessDevice
    let end: (_ isCancelled: Bool) -> Void

    /// The finger lifts far enough: the transition goes on to its end.
    public func finish() {
      end(false)
      device.turn()
    }

    /// The finger lets go too early: everything returns to where it was.
    public func cancel() {
      end(true)
      device.turn()
    }
  }

  /// Taps the tab that shows `viewController`.
  public func tapTab(_ viewController: UIViewController, in tabBarController: UITabBarController) {
    tabBarController.tap(viewController)
    turn()
  }

  /// Taps a row of a table.
  ///
  /// - Returns: whether the row took the touch: it is on screen, its table is within reach, and its delegate lets it.
  @discardableResult
  public func tapRow(at indexPath: IndexPath, in tableView: UITableView) -> Bool {
    guard let cell = tableView.cellForRow(at: indexPath) else {
      turn()
      return false
    }
    return tap(cell)
  }

  /// Taps beside the popover `viewController`. False where that dismisses nothing.
  @discardableResult
  public func tapOutside(_ viewController: UIViewController) -> Bool {
    defer { turn() }
    return viewController.dismissByTapOutside()
  }

  /// Taps a button of an alert.
  public func tap(_ action: UIAlertAction, in alert: UIAlertController) {
    alert.choose(action)
    turn()
  }

  /// A finger starts to scroll: the main run loop tracks it and serves the tracking and common modes only.
  public func beginScrolling() {
    setMode(.tracking)
  }

  /// The finger lifts.
  public func endScrolling() {
    setMode(.default)
  }

  private func setMode(_ mode: RunLoop.Mode) {
    world.loop.mode = mode
    displayLinks.forEach { $0.reschedule() }
    turn()
  }
}
