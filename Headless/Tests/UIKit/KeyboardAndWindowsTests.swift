import HeadlessDevice
import LifecycleTestKit
import TestSupport
import Testing
import UIKit

/// R68, R69: the keyboard belongs to the key window's first responder and has a window of its own.
@MainActor
@Suite(.oneDevice)
struct KeyboardAndWindowsTests: FixtureSuite {
  let fixture = ScreenWithField()

  @Test("R68: the keyboard hides when another window becomes key, and the field stays first responder of its window")
  func away() {
    edit(a)
    device.openWindow(showing: UIViewController())
    device.advance(by: 1)
    #expect(editing.flush() == ["willChangeFrame", "willHide", "didChangeFrame", "didHide"])
    #expect(a.isFirstResponder)
    #expect(a.isEditing)
  }

  @Test("R68: the keyboard shows again when the old window is key again", arguments: [true, false])
  func back(byHiding: Bool) {
    edit(a)
    let other = device.openWindow(showing: UIViewController())
    device.advance(by: 1)
    _ = editing.flush()
    if byHiding { device.close(other) } else { window.makeKey() }
    device.advance(by: 1)
    #expect(editing.flush() == ["willChangeFrame", "willShow", "didChangeFrame", "didShow"])
    #expect(a.isFirstResponder)
  }

  @Test("R68, R64: the keyboard hides after the windows' own notifications", arguments: [true, false])
  func order(noKeyWindowWhileResigning: Bool) {
    device.weakRules.noKeyWindowWhileResigning = noKeyWindowWhileResigning
    edit(a)
    let notifications = NotificationRecorder()
    for name in [UIWindow.didResignKeyNotification, UIWindow.didBecomeKeyNotification] {
      notifications.observe(name) { [editing, window] in
        let isOld = $0.object as AnyObject === window
        editing.transcript.record("\(isOld ? "old" : "new") \(name == UIWindow.didBecomeKeyNotification)")
      }
    }
    device.openWindow(showing: UIViewController())
    #expect(editing.flush() == ["old false", "new true", "willChangeFrame", "willHide"])
  }

  @Test("R68: a window that is shown and does not become key leaves the keyboard on screen")
  func withoutKey() {
    edit(a)
    device.openWindow(showing: UIViewController(), level: .alert, makingKey: false)
    #expect(editing.flush() == [])
    #expect(device.keyboardFrame != nil)
  }

  @Test("R68: the keyboard stays on screen between two windows with a field that is being edited")
  func bothEditing() {
    edit(a)
    let otherScreen = UIViewController()
    let other = device.openWindow(showing: otherScreen)
    let b = editing.field("b")
    otherScreen.view.addSubview(b)
    edit(b)
    window.makeKey()
    device.advance(by: 1)
    other.makeKey()
    device.advance(by: 1)
    #expect(editing.flush() == ["willChangeFrame", "didChangeFrame", "willChangeFrame", "didChangeFrame"])
    device.typeText("x")
    #expect(b.text == "x")
    #expect(a.text == "")
  }

  @Test("R68: for a field that begins in a hidden window the keyboard shows when the window is shown")
  func hiddenWindow() throws {
    let hidden = UIWindow(windowScene: try #require(device.scenes.first))
    let field = UITextField()
    hidden.addSubview(field)
    hidden.makeKey()
    #expect(field.becomeFirstResponder())
    #expect(editing.flush() == [])
    hidden.isHidden = false
    #expect(editing.flush() == ["willChangeFrame", "willShow"])
    hidden.isHidden = true
    device.advance(by: 1)
    #expect(
      editing.flush() == ["didChangeFrame", "didShow", "willChangeFrame", "willHide", "didChangeFrame", "didHide"])
  }

  @Test("R68: without a key window there is no keyboard")
  func noKeyWindow() {
    edit(a)
    window.isHidden = true
    #expect(editing.flush() == ["willChangeFrame", "willHide"])
    #expect(a.isFirstResponder)
  }

  @available(iOS, deprecated: 15.0)
  @Test("R69: the keyboard's window is the last of the application's windows, and never key")
  func ownWindow() throws {
    #expect(UIApplication.shared.windows == [window])
    edit(a)
    let last = try #require(UIApplication.shared.windows.last)
    #expect(UIApplication.shared.windows == [window, last])
    #expect(last !== window)
    #expect(!last.isHidden)
    #expect(!last.canBecomeKey)
    last.makeKey()
    #expect(!last.isKeyWindow)
    #expect(window.isKeyWindow)
    #expect(device.scenes.flatMap(\.windows) == [window])
    a.resignFirstResponder()
    #expect(last.isHidden)
  }
}
