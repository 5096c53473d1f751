import HeadlessDevice
import HeadlessTestSupport
import Testing
import UIKit

@MainActor
@Suite(.oneDevice)
struct WindowTests: FixtureSuite {
  private final class NeverKeyWindow: UIWindow {
    override var canBecomeKey: Bool { false }
  }

  let fixture = PlainScreen()

  private func makeWindow() throws -> UIWindow {
    UIWindow(windowScene: try #require(window.windowScene))
  }

  @Test("R64: when a window becomes key while another one resigns, there is one key window afterwards")
  func reentrant() throws {
    let (first, second) = (try makeWindow(), try makeWindow())
    let notifications = NotificationRecorder()
    notifications.observe(UIWindow.didResignKeyNotification, of: window) { _ in second.makeKey() }
    first.makeKey()
    #expect([window, first, second].filter(\.isKeyWindow).count == 1)
    #expect(device.keyWindow === window.windowScene?.keyWindow)
  }

  @Test("R65: a field in a window that cannot become key can be first responder")
  func inputWithoutKey() throws {
    let overlay = NeverKeyWindow(windowScene: try #require(window.windowScene))
    let (root, field) = (UIViewController(), UITextField())
    root.view.addSubview(field)
    overlay.rootViewController = root
    overlay.isHidden = false
    #expect(field.becomeFirstResponder())
    #expect(window.isKeyWindow)
  }

  @Test("R63: a key window that moves to another scene is not key any more")
  func movingScenes() throws {
    let overlay = try makeWindow()
    overlay.makeKeyAndVisible()
    overlay.windowScene = device.connectScene { UIWindow.key(in: $0) }
    #expect(!overlay.isKeyWindow)
    #expect(window.isKeyWindow)
  }

  @Test("R61: showing a visible window and hiding a hidden one causes no notification")
  func showingTwice() throws {
    let new = try makeWindow()
    let notifications = NotificationRecorder()
    for name in [UIWindow.didBecomeVisibleNotification, UIWindow.didBecomeHiddenNotification] {
      notifications.observe(name, of: new) { [log] in log.record($0.name.rawValue) }
    }
    new.isHidden = true
    #expect(log.flush() == [])
    new.isHidden = false
    new.isHidden = false
    #expect(log.flush() == [UIWindow.didBecomeVisibleNotification.rawValue])
  }
}
