/// Decides from what a container or window has now how it let a screen go. Knows no UIKit. Tests: NavigationClosingTests, ContainerClosingTests, WindowClosingTests.
enum ClosingRules {
  /// How a screen left the stack of a navigation controller.
  /// - Parameters:
  ///   - place: of the screen in the stack before.
  ///   - before: the stack when the screen was in it.
  ///   - top: the last screen of the stack now.
  /// - Returns: popped if the top was below it, replaced if the top is new, and removed otherwise.
  static func reason(ofPlace place: Int, inStack before: [WeakReference], top: AnyObject?) -> ScreenClosing.Reason {
    guard let top else { return .removed }
    guard let topPlace = before.firstIndex(where: { $0.object === top }) else { return .replaced }
    return topPlace < place ? .popped : .removed
  }

  /// How a screen left the columns of a split view controller: something new came, or nothing did.
  static func reason(inColumns before: [WeakReference], now: [AnyObject]) -> ScreenClosing.Reason {
    now.allSatisfy { screen in before.contains { $0.object === screen } } ? .removed : .replaced
  }

  /// How the root of a window went.
  static func reason(isWindowOpen: Bool, isWindowHidden: Bool, hasRoot: Bool) -> ScreenClosing.Reason {
    guard isWindowOpen else { return .windowClosed }
    if hasRoot { return .replaced }
    return isWindowHidden ? .windowClosed : .removed
  }
}
