import HeadlessDevice
import LifecycleTestKit
import TestSupport
import Testing
import UIKit

@MainActor
@Suite(.oneDevice)
struct WindowTests: FixtureSuite {
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

  @Test("R64: when a window becomes key while another one resigns, there is one key window afterwards")
  func reentrant() {
    let (first, second) = (window("1"), window("2"))
    let notifications = NotificationRecorder()
    notifications.observe(UIWindow.didResignKeyNotification, of: main) { _ in second.makeKey() }
    first.makeKey()
    #expect([main, first, second].filter(\.isKeyWindow).count == 1)
    #expect(device.keyWindow === scene.keyWindow)
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

  // MARK: Scenes

  @Test("R63: a key window that moves to another scene is not key any more")
  func movingScenes() {
    let overlay = window("O")
    overlay.makeKeyAndVisible()
    let second = device.connectScene { UIWindow.key(in: $0) }
    overlay.windowScene = second
    #expect(!overlay.isKeyWindow)
    #expect(main.isKeyWindow)
  }

  @Test("R61: showing a visible window and hiding a hidden one causes no notification")
  func showingTwice() {
    let window = window("W")
    window.isHidden = true
    #expect(log.flush() == [])
    window.isHidden = false
    _ = log.flush()
    window.isHidden = false
    #expect(log.flush() == [])
  }

  @Test("R62: a window that receives its scene later is shown then")
  func sceneLater() {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    window.rootViewController = log.screen("A")
    window.isHidden = false
    window.windowScene = scene
    device.turn()
    #expect(log.flush() == ["A.viewDidLoad", "A.wA(f)", "A.iA(f)", "A.dA(f)"])
  }
}

/// A window that cannot become key (R65).
private final class UnkeyableWindow: UIWindow {
  override var canBecomeKey: Bool { false }
}
