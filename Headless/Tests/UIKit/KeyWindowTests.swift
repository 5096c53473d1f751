import HeadlessDevice
import LifecycleTestKit
import TestSupport
import Testing
import UIKit

@MainActor
@Suite(.oneDevice)
struct KeyWindowTests: FixtureSuite {
  let fixture = LoggedDevice()
  let main: LoggedWindow
  let scene: UIWindowScene

  init() throws {
    var made: LoggedWindow?
    fixture.device.launch { [log = fixture.log] scene in
      let window = LoggedWindow("main", in: scene, log: log)
      window.rootViewController = UIViewController()
      window.makeKeyAndVisible()
      made = window
      return window
    }
    main = try #require(made)
    scene = try #require(main.windowScene)
    _ = log.flush()
  }

  private func window(_ name: String) -> LoggedWindow {
    LoggedWindow(name, in: scene, log: log)
  }

  // MARK: Another key window

  @Test("R64: the old window resigns and posts its notification before the new one becomes key and posts its own")
  func order() {
    let overlay = window("O")
    overlay.makeKey()
    #expect(log.flush() == ["main.resignKey", "main.didResignKey", "O.becomeKey", "O.didBecomeKey"])
  }

  @Test(
    "R64, W4: when the old window resigns, it is not key any more; the new window is key already under one answer only",
    arguments: [true, false])
  func inside(noKeyWindowWhileResigning: Bool) {
    device.weakRules.noKeyWindowWhileResigning = noKeyWindowWhileResigning
    let overlay = window("O")
    main.witnesses = [main, overlay]
    overlay.witnesses = [main, overlay]
    overlay.makeKey()
    let meanwhile = noKeyWindowWhileResigning ? "[]" : #"["O"]"#
    #expect(
      log.flush() == [
        "main.resignKey key: \(meanwhile)", "main.didResignKey key: \(meanwhile)",
        #"O.becomeKey key: ["O"]"#, #"O.didBecomeKey key: ["O"]"#,
      ])
  }

  @Test("R64: making the key window key again causes no call")
  func again() {
    main.makeKey()
    main.makeKeyAndVisible()
    #expect(log.flush() == [])
  }

  @Test("R64: when a window becomes key while another one resigns, there is one key window afterwards")
  func reentrant() {
    let (first, second) = (window("1"), window("2"))
    let notifications = NotificationRecorder()
    notifications.observe(UIWindow.didResignKeyNotification, of: main) { _ in second.makeKey() }
    first.makeKey()
    #expect([main, first, second].filter(\.isKeyWindow).count == 1)
    #expect(device.keyWindow === scene.keyWindow)
  }

  @Test("R65: a window that cannot become key is shown and does not become key")
  func refusing() {
    let overlay = UnkeyableWindow(windowScene: scene)
    overlay.makeKeyAndVisible()
    #expect(!overlay.isHidden)
    #expect(!overlay.isKeyWindow)
    #expect(log.flush() == [])
  }

  @Test("R65: a window becomes key when a responder in it becomes first responder")
  func keyByInput() {
    let overlay = window("O")
    let root = UIViewController()
    let field = UITextField()
    root.view.addSubview(field)
    overlay.rootViewController = root
    overlay.isHidden = false
    device.turn()
    _ = log.flush()
    #expect(field.becomeFirstResponder())
    #expect(log.flush() == ["main.resignKey", "main.didResignKey", "O.becomeKey", "O.didBecomeKey"])
    #expect(field.isFirstResponder)
  }

  @Test("R65: a field in a window that cannot become key can be first responder")
  func inputWithoutKey() {
    let overlay = UnkeyableWindow(windowScene: scene)
    let root = UIViewController()
    let field = UITextField()
    root.view.addSubview(field)
    overlay.rootViewController = root
    overlay.isHidden = false
    #expect(field.becomeFirstResponder())
    #expect(main.isKeyWindow)
  }

  // MARK: The next key window after a hidden one

  @Test("R66: when the key window is hidden, the front-most visible window becomes key")
  func nextKeyWindow() {
    let (back, front, overlay) = (window("back"), window("front"), window("O"))
    for window in [back, front] { window.isHidden = false }
    overlay.makeKeyAndVisible()
    _ = log.flush()
    overlay.isHidden = true
    #expect(
      log.flush().filter { !$0.hasSuffix("didBecomeHidden") }
        == ["O.resignKey", "O.didResignKey", "front.becomeKey", "front.didBecomeKey"])
  }

  @Test("R66: a higher level is in front of a window shown later")
  func nextKeyWindowByLevel() {
    let (alert, normal, overlay) = (window("alert"), window("normal"), window("O"))
    alert.windowLevel = .alert
    for window in [alert, normal] { window.isHidden = false }
    overlay.makeKeyAndVisible()
    overlay.isHidden = true
    #expect(alert.isKeyWindow)
  }

  @Test("R66: hidden windows and windows that cannot become key do not become key in its place")
  func windowsThatCannotBecomeNext() {
    let hidden = window("hidden")
    hidden.isHidden = false
    hidden.isHidden = true
    let unkeyable = UnkeyableWindow(windowScene: scene)
    unkeyable.isHidden = false
    let overlay = window("O")
    overlay.makeKeyAndVisible()
    overlay.isHidden = true
    #expect(main.isKeyWindow)
    #expect(!hidden.isKeyWindow)
  }

  @Test("R66: without another visible window no window is key")
  func noNextKeyWindow() {
    main.isHidden = true
    #expect(scene.keyWindow == nil)
    #expect(!main.isKeyWindow)
    #expect(log.flush().filter { !$0.hasSuffix("didBecomeHidden") } == ["main.resignKey", "main.didResignKey"])
  }

  @Test("R66: a scene has no key window after its visible key window is released")
  func released() {
    weak var released: UIWindow?
    do {
      let overlay = window("O")
      overlay.makeKeyAndVisible()
      overlay.stopLogging()
      released = overlay
    }
    #expect(released == nil)
    #expect(scene.keyWindow == nil)
    #expect(!main.isKeyWindow)
  }

  @Test("T8: when the key window is hidden, another window than the one that was key before may become key")
  func nextIsNotTheOneBefore() {
    let (before, other, overlay) = (window("before"), window("other"), window("O"))
    before.isHidden = false
    other.isHidden = false
    before.makeKey()
    overlay.makeKeyAndVisible()
    overlay.isHidden = true
    #expect(other.isKeyWindow)
  }

  @Test("R66, T8: an overlay that makes the earlier window key before it is hidden leaves that window key")
  func makingTheEarlierWindowKey() {
    let (before, other, overlay) = (window("before"), window("other"), window("O"))
    before.isHidden = false
    other.isHidden = false
    before.makeKey()
    overlay.makeKeyAndVisible()
    _ = log.flush()
    before.makeKey()
    overlay.isHidden = true
    #expect(
      log.flush() == ["O.resignKey", "O.didResignKey", "before.becomeKey", "before.didBecomeKey", "O.didBecomeHidden"])
  }

  // MARK: Scenes

  @Test("R63: each scene has its own key window, and a change in one scene changes no other")
  func perScene() throws {
    let second = device.connectScene { [log] scene in
      let window = LoggedWindow("second", in: scene, log: log)
      window.makeKeyAndVisible()
      return window
    }
    #expect(log.flush() == ["second.didBecomeVisible", "second.becomeKey", "second.didBecomeKey"])
    #expect(main.isKeyWindow)
    #expect(scene.keyWindow === main)
    #expect((second.keyWindow as? LoggedWindow)?.name == "second")
  }

  @Test("R63: a key window that moves to another scene is not key any more")
  func movingScenes() {
    let overlay = window("O")
    overlay.makeKeyAndVisible()
    let second = device.connectScene { UIWindow.key(in: $0) }
    overlay.windowScene = second
    #expect(!overlay.isKeyWindow)
    #expect(main.isKeyWindow)
  }
}

/// A window that cannot become key (R65).
private final class UnkeyableWindow: UIWindow {
  override var canBecomeKey: Bool { false }
}
