import HeadlessDevice
import LifecycleBehaviors
import UIKit

/// What behaviors cost while nothing happens to their screens, with the defaults, and on a busy main thread.
@MainActor
enum Resting {
  static var rows: [Row] {
    [
      Row("An iteration in which nothing about screens changed, for each of 100 screens in a stack") {
        stack { Meter.cost(prepare: $0) }
      },
      Row("The same", unit: "allocations") {
        stack { Meter.allocations(prepare: $0) }
      },
      Row("A second at rest, a watched screen visible", count: 10) {
        seconds(with: UIViewController())
      } standInByHand: {
        seconds(with: PollingScreen(polls: false))
      } byHand: {
        seconds(with: PollingScreen())
      } ours: {
        seconds(with: watchedScreens(1)[0])
      },
      Row("A second with 1,000 iterations, a watched screen visible") {
        busySecond(with: UIViewController())
      } standInByHand: {
        busySecond(with: PollingScreen(polls: false))
      } byHand: {
        busySecond(with: PollingScreen())
      } ours: {
        busySecond(with: watchedScreens(1)[0])
      },
    ]
  }

  private static func stack(_ measure: @MainActor (Meter.Preparation) -> Double) -> Row.Costs {
    @MainActor func one(_ installation: Installation) -> Double {
      measure {
        let app = LaunchedApp(showing: UIViewController())
        let screens = (0..<100).map { _ in loadedScreen() }
        screens.forEach(installation.install)
        app.navigation.setViewControllers(screens, animated: false)
        app.device.advance(by: 5)
        return app.keeping { app.device.turn() }
      } / 100
    }
    return Row.Costs(ours: one(.one), byHand: one(.oneByHand), standIn: one(.emptyChild))
  }

  private static func seconds(with screen: UIViewController) -> Meter.Work {
    let app = LaunchedApp(showing: screen)
    app.device.advance(by: 5)
    return app.keeping { app.device.advance(by: 10) }
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
