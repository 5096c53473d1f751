extension UIWindow {
  /// R64: posted after `becomeKey()`; the object is the window.
  nonisolated public class var didBecomeKeyNotification: NSNotification.Name {
    .init("UIWindowDidBecomeKeyNotification")
  }
  /// R64: posted after `resignKey()`; the object is the window.
  nonisolated public class var didResignKeyNotification: NSNotification.Name {
    .init("UIWindowDidResignKeyNotification")
  }
  nonisolated public class var didBecomeVisibleNotification: NSNotification.Name {
    .init("UIWindowDidBecomeVisibleNotification")
  }
  nonisolated public class var didBecomeHiddenNotification: NSNotification.Name {
    .init("UIWindowDidBecomeHiddenNotification")
  }
}
