import HeadlessDevice
import LifecycleBehaviors
import LifecycleTestKit
import TestSupport
import Testing
import UIKit

@testable import OverlayBehavior

// R63-R68, T8: what an overlay takes, and to whom it gives it back.

@MainActor
@Suite(.everyAnswer)
struct OverlayKeyWindowTests {
  let app = CoveredApp()

  private func cover(while act: () -> Void) -> [String] {
    let overlay = app.overlay()
    app.setOffline(true)
    app.device.advance(by: 1)
    #expect(app.overlayWindows().first?.isKeyWindow == true)
    act()
    _ = app.log.flush()
    app.setOffline(false)
    app.device.advance(by: 1)
    #expect(!overlay.isShown)
    #expect(app.scene.windows.filter(\.isKeyWindow).count <= 1)
    return app.log.flush().filter { $0.contains("Key") && !$0.contains(" A ") }
  }

  @Test("T8: key status goes back to the window it was taken from, without a detour over UIKit's heir")
  func giveBack() {
    let others = [app.window("front"), app.window("toast")]
    others[1].windowLevel = .statusBar
    #expect(cover {} == ["main becomeKey"])
    #expect(others.allSatisfy { !$0.isKeyWindow })
  }

  @Test("T8: whoever takes key status meanwhile keeps it")
  func takenMeanwhile() {
    let other = app.window("other")
    #expect(cover { other.makeKey() } == [])
    #expect(other.isKeyWindow)
  }

  @Test("Key status that came back by itself and was taken from the overlay again is not given a second time")
  func takenAndReturned() {
    let other = app.window("other")
    #expect(
      cover {
        other.makeKey()
        app.overlayWindows().first?.makeKey()
      } == ["main becomeKey"])
  }

  @Test("The old key window is hidden meanwhile: the best of the others becomes key")
  func hiddenMeanwhile() {
    let others = [app.window("behind"), app.window("front"), app.window("toast")]
    others[2].windowLevel = .statusBar
    #expect(cover { app.main.isHidden = true } == ["front becomeKey"])
    #expect(others[1].isKeyWindow)
  }

  @Test("The old key window dies meanwhile: nothing kept it alive, and the best of the others becomes key")
  func diesMeanwhile() {
    weak var dead: UIWindow?
    var window: NamedWindow? = app.window("dying")
    dead = window
    window?.makeKey()
    #expect(cover { window = nil } == ["main becomeKey"])
    #expect(dead == nil)
  }

  @Test("R63: the old key window moves to another scene meanwhile: it gets nothing from this one")
  func movesMeanwhile() {
    let second = app.connectScene("second")
    let moving = app.window("moving")
    moving.makeKey()
    let log = cover {
      moving.windowScene = second
      app.overlayWindows().first?.makeKey()
    }
    #expect(log == ["second becomeKey", "main becomeKey"] || log == ["main becomeKey", "second becomeKey"])
    #expect(!moving.isKeyWindow)
  }

  @Test("R65: a window that can't become key gets nothing")
  func unkeyable() {
    let stubborn = UnkeyableWindow(windowScene: app.scene)
    stubborn.isHidden = false
    #expect(cover { app.main.isHidden = true } == [])
    #expect(!stubborn.isKeyWindow)
  }

  @Test("No window was key: the best one becomes it")
  func nobodyWasKey() {
    app.main.isHidden = true
    #expect(cover { app.main.isHidden = false } == ["main becomeKey"])
  }

  @Test("R63: each scene gets back its own")
  func perScene() {
    let second = app.connectScene("second")
    let others = [app.window("other 1"), app.window("other 2", in: second)]
    let log = cover { #expect(app.overlayWindows(in: second).first?.isKeyWindow == true) }
    #expect(log == ["main becomeKey", "second becomeKey"])
    #expect(others.allSatisfy { !$0.isKeyWindow })
  }

  @Test("W4: wanted from inside a change of key status, when no window is key, it gives back what is key after")
  func insideChange() {
    let other = app.window("other")
    let overlay = app.overlay()
    let observation = NotificationCenter.default.addObserver(
      forName: UIWindow.didResignKeyNotification, object: app.main, queue: nil
    ) { [app] _ in
      MainActor.assumeIsolated { app.setOffline(true) }
    }
    other.makeKey()
    NotificationCenter.default.removeObserver(observation)
    app.device.advance(by: 1)
    #expect(overlay.isShown && !other.isKeyWindow)
    app.setOffline(false)
    app.device.advance(by: 1)
    #expect(other.isKeyWindow)
  }
}

private final class UnkeyableWindow: UIWindow {
  override var canBecomeKey: Bool { false }
}
