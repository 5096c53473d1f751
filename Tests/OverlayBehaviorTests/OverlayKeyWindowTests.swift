import HeadlessDevice
import LifecycleBehaviors
import LifecycleTestKit
import ScreenSupport
import TestSupport
import Testing
import UIKit

@testable import OverlayBehavior

// R63-R68, T8: which window is key while an overlay is shown, and which one afterwards.

@MainActor
@Suite(.everyAnswer)
struct OverlayKeyWindowTests {
  let app = CoveredApp()

  private func cover(while act: () -> Void) -> [String] {
    let overlay = app.overlay()
    app.goOffline()
    #expect(app.overlayWindows().first?.isKeyWindow == true)
    act()
    _ = app.log.flush()
    app.goOnline()
    #expect(!overlay.isShown)
    #expect(app.scene.windows.filter(\.isKeyWindow).count <= 1)
    return app.log.flush().filter { $0.contains("Key") && !$0.contains(" A ") }
  }

  @Test("T8: the window that was key before is key again, and UIKit makes no other window key in between")
  func giveBack() {
    let others = [app.window("front"), app.window("toast")]
    others[1].windowLevel = .statusBar
    #expect(cover {} == ["main becomeKey"])
    #expect(others.allSatisfy { !$0.isKeyWindow })
  }

  @Test("T8: a window below that becomes key meanwhile is not key until the overlay is hidden")
  func takenMeanwhile() {
    let other = app.window("other")
    let log = cover {
      other.makeKey()
      #expect(app.overlayWindows().first?.isKeyWindow == true)
    }
    #expect(log == ["other becomeKey"])
  }

  @Test("T8: a window above the overlay that becomes key meanwhile stays key")
  func takenAbove() {
    let above = app.window("above")
    above.windowLevel = .alert + 2
    let log = cover {
      above.makeKey()
      #expect(above.isKeyWindow)
    }
    #expect(log == [])
    #expect(above.isKeyWindow)
  }

  @Test("A window below that becomes key while the overlay is fading out stays key")
  func takenWhileHiding() {
    let other = app.window("other")
    let overlay = app.overlay()
    app.goOffline()
    app.setOffline(false)
    app.device.advance(by: 0.1)
    #expect(overlay.isShown)
    other.makeKey()
    #expect(other.isKeyWindow)
    app.device.advance(by: 1)
    #expect(other.isKeyWindow && !overlay.isShown)
  }

  @Test("A window that takes the key status back each time it loses it keeps it, and nothing runs in circles")
  func insisting() {
    let insisting = InsistingWindow(windowScene: app.scene)
    insisting.isHidden = false
    let overlay = app.overlay()
    app.goOffline()
    insisting.insists = true
    insisting.makeKey()
    app.device.advance(by: 1)
    #expect(insisting.isKeyWindow && overlay.isShown)
  }

  @Test("R65: the old key window is hidden meanwhile: the best of the others that can become key does")
  func hiddenMeanwhile() {
    let others = [app.window("behind"), app.window("front"), app.window("toast")]
    others[2].windowLevel = .statusBar
    let unkeyable = UnkeyableWindow(windowScene: app.scene)
    unkeyable.isHidden = false
    #expect(cover { app.main.isHidden = true } == ["front becomeKey"])
    #expect(others[1].isKeyWindow && !unkeyable.isKeyWindow)
  }

  @Test("The old key window is released meanwhile: nothing keeps it alive, and the best of the others becomes key")
  func diesMeanwhile() {
    app.device.weakRules.unkeptWindowsAreReleased = true
    weak var dead: UIWindow?
    var window: NamedWindow? = app.window("dying")
    dead = window
    window?.makeKey()
    #expect(cover { window = nil } == ["main becomeKey"])
    #expect(dead == nil)
  }

  @Test("R63: the old key window moves to another scene meanwhile: it does not become key")
  func movesMeanwhile() {
    let second = app.connectScene("second")
    let moving = app.window("moving")
    moving.makeKey()
    let log = cover {
      moving.windowScene = second
      app.overlayWindows().first?.makeKey()
    }
    #expect(log.sorted() == ["main becomeKey", "second becomeKey"])
    #expect(!moving.isKeyWindow)
  }

  @Test("No window was key: the best one becomes key")
  func noneWasKey() {
    app.main.isHidden = true
    #expect(cover { app.main.isHidden = false } == ["main becomeKey"])
  }

  @Test("R63: in each scene the window of that scene becomes key again")
  func perScene() {
    let second = app.connectScene("second")
    let others = [app.window("other 1"), app.window("other 2", in: second)]
    let log = cover { #expect(app.overlayWindows(in: second).first?.isKeyWindow == true) }
    #expect(log == ["main becomeKey", "second becomeKey"])
    #expect(others.allSatisfy { !$0.isKeyWindow })
  }

  @Test(
    "W4: requested inside a change of the key window, the overlay restores the window that is key after the change"
  )
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
    app.goOnline()
    #expect(other.isKeyWindow)
  }
}

private final class InsistingWindow: UIWindow {
  var insists = false
  private let observer = NotificationObserver()

  override init(windowScene: UIWindowScene) {
    super.init(windowScene: windowScene)
    observer.observe(UIWindow.didBecomeKeyNotification) { [weak self] _ in
      if let self, insists { makeKey() }
    }
  }

  required init?(coder: NSCoder) {
    fatalError("InsistingWindow is not made from an archive")
  }
}

private final class UnkeyableWindow: UIWindow {
  override var canBecomeKey: Bool { false }
}
