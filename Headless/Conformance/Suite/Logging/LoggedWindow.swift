import UIKit

/// A window with a name. It writes `A.becomeKey` and `A.resignKey` if the case asks for it.
final class LoggedWindow: UIWindow {
  fileprivate(set) var name = ""
  /// Writes the calls; nil if they are not written.
  weak var calls: ConformanceRun?

  // UIKit may post the notification in its own part.
  override func becomeKey() {
    calls?.log("\(name).becomeKey")
    super.becomeKey()
  }

  override func resignKey() {
    calls?.log("\(name).resignKey")
    super.resignKey()
  }
}

extension ConformanceRun {
  /// A further window with a name. It is hidden, and has no root view controller.
  func loggedWindow(_ name: String) -> LoggedWindow {
    let new = newWindow(LoggedWindow.init(windowScene:))
    new.name = name
    return new
  }

  /// Calls `body` inside each post of `name` whose object is a logged window.
  func observeWindows(_ name: Notification.Name, _ body: @escaping @MainActor (LoggedWindow, Notification) -> Void) {
    observe(name) { notification in
      if let window = notification.object as? LoggedWindow { body(window, notification) }
    }
  }
}
