import UIKit

/// Decides, from the present content of a container or window, how a screen left it. Asks UIKit nothing. Tests:
/// NavigationClosingTests, ContainerClosingTests, WindowClosingTests.
enum ClosingRules {
  /// How a screen left the stack of a navigation controller.
  /// - Parameters:
  ///   - screen: the screen, which may have been deallocated.
  ///   - before: the stack when the screen was in it.
  ///   - top: the last screen of the stack now.
  /// - Returns: popped if the top was below it, replaced if the top is new, and removed otherwise.
  static func reason(
    of screen: Weak<UIViewController>, inStack before: [Weak<UIViewController>], top: UIViewController?
  ) -> ScreenClosing.Reason {
    guard let top else { return .removed }
    var isBelow = true
    for former in before {
      if former == screen { isBelow = false }
      if former.object === top { return isBelow ? .popped : .removed }
    }
    return .replaced
  }

  /// How a screen left the columns of a split view controller: something new is there, or nothing is.
  static func reason(
    inColumns before: [Weak<UIViewController>], now: [UIViewController]
  ) -> ScreenClosing.Reason {
    now.allSatisfy { screen in before.contains { $0.object === screen } } ? .removed : .replaced
  }

  /// How the root left its window.
  static func reason(isWindowOpen: Bool, isWindowHidden: Bool, hasRoot: Bool) -> ScreenClosing.Reason {
    guard isWindowOpen else { return .windowClosed }
    if hasRoot { return .replaced }
    return isWindowHidden ? .windowClosed : .removed
  }
}
