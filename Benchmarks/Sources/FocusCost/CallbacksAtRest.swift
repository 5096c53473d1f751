import FocusBehavior
import HeadlessDevice
import LifecycleBehaviors
import LifecycleTestKit
import UIKit

/// The turns of the main run loop per second, while the user does nothing.
@MainActor
enum CallbacksAtRest {
  static func print() {
    Swift.print("turns of the main run loop per second at rest")
    report("nothing watched", WatchedApp(screens: 0, sampling: .eventDriven))
    for sampling in [
      FocusSampling.displayLink(framesPerSecond: 60), .standard, .displayLink(framesPerSecond: 1), .eventDriven,
    ] {
      report("\(sampling)", WatchedApp(screens: 10, sampling: sampling))
    }
  }

  private static func report(_ name: String, _ app: WatchedApp) {
    let visible = rate(app)
    app.navigation.pushViewController(UIViewController(), animated: false)
    app.device.advance(by: 1)
    let invisible = rate(app)
    app.navigation.popViewController(animated: false)
    // The app keeps running, as with a background mode, so that a suspension is not the reason for few turns.
    app.device.suspendsInBackground = false
    app.device.pressHome()
    // The end of the time for background tasks is a turn too, so it is waited for.
    app.device.advance(by: 60)
    Swift.print("  \(name): \(visible), none visible \(invisible), in the background \(rate(app))")
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
