import UIKit

// The user's touches on the app's screens. Each call acts in a turn of its own, as a touch does, and does nothing where
// UIKit would not let the gesture begin.

extension HeadlessDevice {
  /// The window that receives keyboard input in the front scene; nil if there is none.
  public var keyWindow: UIWindow? { world.scenesFrontFirst.lazy.compactMap(\.currentKeyWindow).first }

  /// Starts to drag the top screen of `navigationController` away.
  ///
  /// ```swift
  /// let swipe = device.beginSwipeBack(in: navigation)
  /// swipe?.cancel()
  /// device.finishTransitions()
  /// #expect(navigation.viewControllers.count == 2)
  /// ```
  ///
  /// - Parameter navigationController: any navigation controller of the app.
  /// - Returns: the drag in progress; nil if the gesture cannot begin.
  public func beginSwipeBack(in navigationController: UINavigationController) -> Swipe? {
    beginDrag(of: navigationController) { navigationController.beginSwipeBack() }
  }

  /// Starts to drag the top screen of `navigationController` away by a swipe in its content, which iOS has from version 26 on.
  ///
  /// - Parameter navigationController: any navigation controller of the app.
  /// - Returns: the drag in progress; nil if the gesture cannot begin.
  public func beginContentSwipeBack(in navigationController: UINavigationController) -> Swipe? {
    beginDrag(of: navigationController) { navigationController.beginContentSwipeBack() }
  }

  /// Starts to pull down the sheet `viewController`.
  ///
  /// - Parameter viewController: the controller that is presented as a sheet.
  /// - Returns: the drag in progress; nil if the sheet refuses to be dismissed.
  public func beginSheetDrag(of viewController: UIViewController) -> Swipe? {
    beginDrag(of: viewController) { viewController.beginSheetDrag() }
  }

  /// Starts to turn the page.
  ///
  /// - Parameters:
  ///   - pageViewController: any page view controller of the app.
  ///   - direction: which page to turn to.
  /// - Returns: the drag in progress; nil if there is no page on that side, or a page is already being turned.
  public func beginPageSwipe(
    in pageViewController: UIPageViewController, toward direction: UIPageViewController.NavigationDirection
  ) -> Swipe? {
    beginDrag(of: pageViewController) { pageViewController.beginSwipe(toward: direction) }
  }

  private func beginDrag(of viewController: UIViewController, _ begin: () -> Transition?) -> Swipe? {
    actByTouch {
      (viewController.isReached ? begin() : nil).map { Swipe(device: self, transition: $0) }
    }
  }

  /// A drag in progress. After its end, the transition to either side takes virtual time.
  @MainActor
  public struct Swipe {
    let device: HeadlessDevice
    /// Weak, because a finger that is still down retains no screen whose transition has ended without it.
    private(set) weak var transition: Transition?

    /// The user lifts the finger far enough: the transition runs to its end.
    public func finish() {
      device.actByTouch { transition?.endInteraction(cancelled: false) }
    }

    /// The user lifts the finger too early: everything returns to its former place.
    public func cancel() {
      device.actByTouch { transition?.endInteraction(cancelled: true) }
    }
  }

  /// Taps the tab that shows `viewController`.
  public func tapTab(_ viewController: UIViewController, in tabBarController: UITabBarController) {
    _ = touch(viewController, if: tabBarController.isReached) {
      tabBarController.tap(viewController)
      return true
    }
  }

  /// Taps a tab in the bar, or in the sidebar, where groups show their tabs.
  @available(iOS 18.0, *)
  public func tapTab(_ tab: UITab, in tabBarController: UITabBarController) {
    _ = touch(nil as UIViewController?, if: tabBarController.isReached) {
      tabBarController.tap(tab)
      return true
    }
  }

  /// Taps a row of a table.
  ///
  /// ```swift
  /// device.tapRow(at: IndexPath(row: 0, section: 0), in: list.tableView)
  /// ```
  ///
  /// - Parameters:
  ///   - indexPath: the row.
  ///   - tableView: any table of the app.
  /// - Returns: whether the row received the touch: it is on screen, its table is within reach, and its delegate allows
  ///   it.
  @discardableResult
  public func tapRow(at indexPath: IndexPath, in tableView: UITableView) -> Bool {
    let cell = tableView.cellForRow(at: indexPath)
    return touch(cell) { cell?.takeTap() == true }
  }

  /// Taps beside the popover `viewController`.
  ///
  /// - Parameter viewController: the controller that is presented as a popover.
  /// - Returns: whether the tap dismissed the popover.
  @discardableResult
  public func tapOutside(_ viewController: UIViewController) -> Bool {
    touch(viewController, if: viewController.isReached) { viewController.dismissByTapOutside() }
  }

  /// Taps a button of an alert.
  ///
  /// - Returns: whether the alert received the tap: it is presented, no transition moves it, no other window covers it, and the
  ///   button is enabled.
  @discardableResult
  public func tap(_ action: UIAlertAction, in alert: UIAlertController) -> Bool {
    touch(alert, if: alert.viewIfLoaded?.isWithinReach == true) { alert.choose(action) }
  }

  /// The user starts to scroll something that the test does not look at: the main run loop tracks the finger and serves the tracking
  /// and common modes only.
  public func beginScrolling() {
    actByTouch { world.scrolls.tracksElsewhere = true }
  }

  /// The user stops scrolling it: the main run loop serves the default mode again.
  public func endScrolling() {
    actByTouch { world.scrolls.tracksElsewhere = false }
  }

  // MARK: The path of each tap

  /// A tap on a view that is within reach, or on nothing where it is nil.
  func touch(_ view: UIView?, _ take: @escaping () -> Bool) -> Bool {
    touch(view, if: !isSuspended && view?.isWithinReach == true, take)
  }

  /// A tap. It acts at once and ends the turn, or inside ``touches(_:)`` when all fingers are lifted.
  /// - Parameters:
  ///   - target: what the finger touches: a view, or an item of a bar.
  ///   - isReached: whether the finger reaches it.
  ///   - act: what the tap does. It returns whether the tap was received.
  /// - Returns: whether the tap was received, or will be.
  func touch(_ target: AnyObject?, if isReached: Bool, _ act: @escaping () -> Bool) -> Bool {
    if pendingTouches != nil { return isReached && pendingTouches?.add(target, act) == true }
    return actByTouch { isReached && act() }
  }
}

extension UIViewController {
  /// Whether a finger reaches the screen, also while a transition moves it.
  fileprivate var isReached: Bool { viewIfLoaded?.isWithinReach(inTransitions: true) == true }
}
