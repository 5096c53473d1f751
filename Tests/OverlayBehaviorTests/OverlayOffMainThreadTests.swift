import LifecycleTestKit
import TestSupport
import Testing
import UIKit

@testable import OverlayBehavior

/// What UIKit announces on the main thread, posted on another one.
@MainActor
@Suite(.everyAnswer)
struct OverlayOffMainThreadTests {
  let app = CoveredApp()

  @Test("That the app is active again has the conditions checked, on the main thread, and nothing traps")
  func becomesActive() async {
    let overlay = OverlayController(
      while: { [app] in try app.readIsOffline() },
      configuration: OverlayConfiguration(eventHandler: app.record("offline"))
    ) { _ in UIViewController() }
    app.device.advance(by: 0.1)
    app.isOffline = true
    let (active, connect) = (UIApplication.didBecomeActiveNotification, UIScene.willConnectNotification)
    onAnotherThread {
      for name in [connect, active] { NotificationCenter.default.post(name: name, object: nil) }
    }
    #expect(app.log.flush().filter { $0.contains("offline") } == [])
    await finishMainQueue()
    app.device.turn()
    #expect(app.log.flush().filter { $0.contains("offline") } == ["1.1 offline willShow"])
    withExtendedLifetime(overlay) {}
  }
}
