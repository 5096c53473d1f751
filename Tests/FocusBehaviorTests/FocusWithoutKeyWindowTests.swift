import FocusBehavior
import HeadlessDevice
import TestSupport
import Testing
import UIKit

/// A scene may have no key window: that of an external display, or one whose window was shown and not made key.
@MainActor
@Suite(.everyAnswer)
struct FocusWithoutKeyWindowTests {
  @Test("A window that is shown without being made key has focus, until another window of its scene is key")
  func shown() {
    ExpectedFocus.lines(
      ["A gained appeared", "A lost windowNotKey", "A gained windowKey"], for: [.attention, .media, .privacy],
      others: ["A gained appeared"]
    ).check { app in
      var shown: UIWindow?
      app.device.launch { scene in
        let window = UIWindow(windowScene: scene)
        window.rootViewController = app.screen("A")
        window.isHidden = false
        shown = window
        return window
      }
      app.settle()
      let other = UIWindow(windowScene: app.device.scenes[0])
      other.rootViewController = UIViewController()
      other.makeKeyAndVisible()
      app.settle()
      other.isHidden = true
      app.settle()
      withExtendedLifetime(shown) {}
    }
  }
}
