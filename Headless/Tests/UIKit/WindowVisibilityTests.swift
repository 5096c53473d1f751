import HeadlessDevice
import LifecycleTestKit
import TestSupport
import Testing
import UIKit

@MainActor
@Suite(.oneDevice)
struct WindowVisibilityTests: FixtureSuite {
  let fixture = PlainScreen()
  private var main: UIWindow { fixture.window }

  private func window(_ name: String) throws -> LoggedWindow {
    LoggedWindow(name, in: try #require(main.windowScene), log: log)
  }

  @Test("R60: a new window is hidden, at the normal level and not key")
  func fresh() throws {
    let window = try window("W")
    #expect(window.isHidden)
    #expect(window.windowLevel == .normal)
    #expect(!window.isKeyWindow)
    #expect(window.rootViewController == nil)
    #expect(UIWindow(frame: CGRect(x: 0, y: 0, width: 10, height: 10)).isHidden)
  }

  @Test("R60: the levels are normal 0, status bar 1000 and alert 2000")
  func levels() {
    #expect(UIWindow.Level.normal.rawValue == 0)
    #expect(UIWindow.Level.statusBar.rawValue == 1000)
    #expect(UIWindow.Level.alert.rawValue == 2000)
  }

  @Test("R61: isHidden = false shows a window and leaves the key window alone")
  func showing() throws {
    let window = try window("W")
    window.isHidden = false
    #expect(log.flush() == ["W.didBecomeVisible"])
    #expect(!window.isKeyWindow)
    #expect(main.isKeyWindow)
    window.isHidden = true
    #expect(log.flush() == ["W.didBecomeHidden"])
    #expect(main.isKeyWindow)
  }

  @Test("R61: showing a visible window and hiding a hidden one causes no notification")
  func showingTwice() throws {
    let window = try window("W")
    window.isHidden = true
    #expect(log.flush() == [])
    window.isHidden = false
    _ = log.flush()
    window.isHidden = false
    #expect(log.flush() == [])
  }

  @Test("R61: makeKey makes a hidden window key without showing it")
  func keyWithoutShowing() throws {
    let window = try window("W")
    window.rootViewController = log.screen("A")
    window.makeKey()
    device.turn()
    #expect(log.flush() == ["W.becomeKey", "W.didBecomeKey"])
    #expect(window.isHidden)
    #expect(window.isKeyWindow)
  }

  @Test("R61: makeKeyAndVisible shows, then makes key")
  func keyAndVisible() throws {
    let window = try window("W")
    window.makeKeyAndVisible()
    #expect(log.flush() == ["W.didBecomeVisible", "W.becomeKey", "W.didBecomeKey"])
    #expect(!window.isHidden)
  }

  @Test("R61, R67: makeKeyAndVisible moves a window to the front of its level, makeKey does not")
  func order() throws {
    let (first, second) = (try window("1"), try window("2"))
    main.isHidden = true
    first.isHidden = false
    second.isHidden = false
    let overlay = try window("O")
    overlay.makeKeyAndVisible()

    first.makeKey()
    overlay.makeKey()
    overlay.isHidden = true
    #expect(second.isKeyWindow, "the front-most inherits")

    overlay.makeKeyAndVisible()
    first.makeKeyAndVisible()
    overlay.makeKeyAndVisible()
    overlay.isHidden = true
    #expect(first.isKeyWindow)
  }

  @Test("R61, R67: makeKeyAndVisible does not lift a window over a higher level")
  func orderAmongLevels() throws {
    let (low, high) = (try window("low"), try window("high"))
    high.windowLevel = .alert
    high.isHidden = false
    low.makeKeyAndVisible()
    let overlay = try window("O")
    overlay.makeKeyAndVisible()
    overlay.isHidden = true
    #expect(high.isKeyWindow)
  }

  @Test("R62, R9: showing a window loads its root: viewWillAppear comes at once and viewDidAppear after the commit")
  func rootAppears() throws {
    let window = try window("W")
    let screen = log.screen("A")
    window.rootViewController = screen
    #expect(!screen.isViewLoaded, "a hidden window loads nothing")
    window.isHidden = false
    #expect(log.flush() == ["A.viewDidLoad", "A.wA(f)", "W.didBecomeVisible"])
    #expect(screen.view.window === window)
    device.turn()
    #expect(log.flush() == ["A.iA(f)", "A.dA(f)"])
    window.isHidden = true
    #expect(log.flush() == ["A.wD(f)", "W.didBecomeHidden"])
    device.turn()
    #expect(log.flush() == ["A.dD(f)"])
  }

  @Test("R62, R1: a root set on a visible window appears, and the one before disappears")
  func rootReplaced() throws {
    let window = try window("W")
    window.rootViewController = log.screen("A")
    window.isHidden = false
    device.turn()
    _ = log.flush()
    window.rootViewController = log.screen("B")
    #expect(log.flush() == ["A.wD(f)", "B.viewDidLoad", "B.wA(f)"])
    device.turn()
    #expect(log.flush() == ["B.iA(f)", "A.dD(f)", "B.dA(f)"])
  }

  @Test("R62: in an app with scenes a window without a scene is never shown")
  func sceneless() {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    window.rootViewController = log.screen("A")
    window.makeKeyAndVisible()
    device.turn()
    #expect(log.flush() == [])
    #expect(!window.isKeyWindow)
    #expect(main.isKeyWindow)
  }

  @Test("R62: a window that receives its scene later is shown then")
  func sceneLater() {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    window.rootViewController = log.screen("A")
    window.isHidden = false
    window.windowScene = main.windowScene
    device.turn()
    #expect(log.flush() == ["A.viewDidLoad", "A.wA(f)", "A.iA(f)", "A.dA(f)"])
  }

  @Test("R62: an app without scenes shows every window")
  func withoutScenes() {
    let device = HeadlessDevice(appLifecycle: .applicationDelegate)
    device.launch(showing: UIViewController())
    let window = UIWindow(frame: UIScreen.main.bounds)
    window.rootViewController = log.screen("A")
    window.makeKeyAndVisible()
    device.turn()
    #expect(log.flush() == ["A.viewDidLoad", "A.wA(f)", "A.iA(f)", "A.dA(f)"])
    #expect(window.isKeyWindow)
  }
}
