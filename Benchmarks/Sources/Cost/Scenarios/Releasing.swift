import FocusBehavior
import HeadlessDevice
import LifecycleBehaviors
import LifecycleTestKit
import UIKit

/// Releasing screens, and the whole life of many.
@MainActor
enum Releasing {
  static var all: [Measurement] {
    var all: [Measurement] = []
    for count in [10, 100, 1000, 2000] {
      all += [
        release("nothing", count) { _ in },
        release("plain", count) { $0.addBehaviors([PlainCounter()]) },
        release("watched", count, watch),
        release("by-hand", count) { CountedScreen.timer(of: $0) },
      ]
    }
    for count in [10, 100, 1000, 10_000] {
      all += [life("nothing", count) { _ in }, life("watched", count, watch), left(count)]
    }
    return all
  }

  private static func watch(_ screen: UIViewController) {
    screen.addBehaviors([FocusBehavior { _ in }])
  }

  /// Screens that no other object holds any more.
  private static func release(
    _ name: String, _ count: Int, _ attach: @escaping @MainActor (UIViewController) -> Void
  ) -> Measurement {
    Measurement("release/\(name)/\(count)", isLarge: count > 100) {
      let device = HeadlessDevice().drivingLifecycleTime()
      device.launch(showing: UIViewController())
      var screens: [UIViewController] = (0..<count).map { _ in
        let screen = CountedScreen()
        screen.loadViewIfNeeded()
        attach(screen)
        return screen
      }
      device.advance(by: 1)
      return {
        screens.removeAll()
        device.advance(by: 0.01)
      }
    }
  }

  /// Screens that are attached, shown in turn, and released.
  private static func life(
    _ name: String, _ count: Int, _ attach: @escaping @MainActor (UIViewController) -> Void
  ) -> Measurement {
    Measurement("life/\(name)/\(count)", isLarge: count > 100) {
      let app = StackApp()
      return { live(count, in: app, attach) }
    }
  }

  /// What is left of their lives: screens that still exist, and work that is still scheduled.
  private static func left(_ count: Int) -> Measurement {
    Measurement("life/left/\(count)", "objects", isLarge: count > 100) {
      let app = StackApp()
      app.device.advance(by: 1)
      let scheduled = app.device.scheduledWorkCount
      let screens = CountedScreen.count
      live(count, in: app, watch)
      app.device.advance(by: 1)
      return Double(CountedScreen.count - screens + app.device.scheduledWorkCount - scheduled)
    }
  }

  private static func live(_ count: Int, in app: StackApp, _ attach: (UIViewController) -> Void) {
    var screens: [UIViewController] = (0..<count).map { _ in
      let screen = CountedScreen()
      screen.loadViewIfNeeded()
      attach(screen)
      return screen
    }
    for screen in screens {
      app.navigation.setViewControllers([screen], animated: false)
      app.device.turn()
    }
    app.navigation.setViewControllers([UIViewController()], animated: false)
    screens.removeAll()
    app.device.turn()
  }
}

private final class CountedScreen: UIViewController {
  static var count = 0
  private var timer: WindowTimer?

  static func timer(of screen: UIViewController) {
    (screen as? CountedScreen)?.timer = WindowTimer(screen)
  }

  init() {
    super.init(nibName: nil, bundle: nil)
    Self.count += 1
  }

  required init?(coder: NSCoder) { nil }

  deinit {
    MainActor.assumeIsolated {
      timer?.stop()
      Self.count -= 1
    }
  }
}
