import FocusBehavior
import HeadlessDevice
import LifecycleBehaviors
import LifecycleTestKit
import UIKit

/// Turns of the main run loop in which anything ran, per second, while nothing happens.
@MainActor
enum CallbacksAtRest {
  static func print() {
    Swift.print("callbacks per second at rest")
    for sampling in [
      FocusSampling.displayLink(framesPerSecond: 60), .standard, .displayLink(framesPerSecond: 1), .eventDriven,
    ] {
      let app = WatchedApp(screens: 10, sampling: sampling)
      let visible = rate(app)
      app.navigation.pushViewController(UIViewController(), animated: false)
      app.device.advance(by: 1)
      let away = rate(app)
      app.navigation.popViewController(animated: false)
      app.device.advance(by: 1)
      // Kept running, as with a background mode, so that the silence is the link's own.
      app.device.suspendsInBackground = false
      app.device.pressHome()
      app.device.advance(by: 1)
      Swift.print("  \(sampling): \(visible), none visible \(away), in the background \(rate(app))")
    }
  }

  private static func rate(_ app: WatchedApp) -> Double {
    let seconds = 60.0
    var turns = 0
    let observer = LifecycleTime.device(app.device).afterEachTurn { turns += 1 }
    app.device.advance(by: seconds)
    observer.cancel()
    return Double(turns) / seconds
  }
}
