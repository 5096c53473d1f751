import LifecycleTestKit
import TestSupport
import Testing
import UIKit

@testable import OverlayBehavior

/// Notifications that UIKit posts on the main thread, posted on another one.
@MainActor
@Suite(.everyAnswer)
struct OverlayOffMainThreadTests {
  let app = CoveredApp()

  @Test("When the app becomes active again, the conditions are checked on the main thread, and nothing traps")
  func becomesActive() async {
    let overlay = app.overlayOfClosure()
    app.device.advance(by: 0.1)
    app.isOffline = true
    let (active, connect) = (UIApplication.didBecomeActiveNotification, UIScene.willConnectNotification)
    onAnotherThread {
      for name in [connect, active] { NotificationCenter.default.post(name: name, object: nil) }
    }
    #expect(app.events() == [])
    await finishMainQueue()
    app.device.turn()
    #expect(app.events() == ["1.1 offline willShow"])
    withExtendedLifetime(overlay) {}
  }
}
