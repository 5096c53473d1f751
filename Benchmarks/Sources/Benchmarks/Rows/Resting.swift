import FocusBehavior
import HeadlessDevice
import LifecycleBehaviors
import UIKit

/// What a watched screen costs while the user does nothing, with the defaults, and on a busy main thread.
@MainActor
enum Resting {
  static var rows: [Row] {
    [
      Row("A second at rest, a watched screen visible", count: 10) {
        seconds(with: UIViewController())
      } byHand: {
        seconds(with: PollingScreen())
      } ours: {
        seconds(with: watchedScreen())
      },
      Row(
        "The same: turns of the main run loop, in ten seconds", unit: "turns", standIn: turns(with: UIViewController()),
        byHand: turns(with: PollingScreen()), ours: turns(with: watchedScreen())),
      Row("A second with 1,000 turns, a watched screen visible") {
        busySecond(with: UIViewController())
      } byHand: {
        busySecond(with: PollingScreen())
      } ours: {
        busySecond(with: watchedScreen())
      },
    ]
  }

  private static func watchedScreen() -> UIViewController {
    let screen = UIViewController()
    screen.loadViewIfNeeded()
    screen.addBehaviors([FocusBehavior { _ in Total.count &+= 1 }])
    return screen
  }

  private static func seconds(with screen: UIViewController) -> Meter.Work {
    let app = LaunchedApp(showing: screen)
    app.device.advance(by: 5)
    return app.keeping { app.device.advance(by: 10) }
  }

  private static func turns(with screen: UIViewController) -> Double {
    let app = LaunchedApp(showing: screen)
    app.device.advance(by: 5)
    var turns = 0
    let observer = LifecycleTime.current.afterEachTurn { turns += 1 }
    app.device.advance(by: 10)
    observer.cancel()
    return Double(turns)
  }

  /// The work of the app itself is a timer that fires a thousand times.
  private static func busySecond(with screen: UIViewController) -> Meter.Work {
    let app = LaunchedApp(showing: screen)
    let timer = LifecycleTime.current.schedule(every: 0.001) { Total.count &+= 1 }
    app.device.advance(by: 1)
    return app.keeping {
      withExtendedLifetime(timer) { app.device.advance(by: 1) }
    }
  }
}
