import FocusBehavior
import HeadlessDevice
import LifecycleBehaviors
import LifecycleTestKit
import UIKit

/// What happens while the user does nothing, and how late a change is noticed.
@MainActor
enum Resting {
  private static let samplings: [(name: String, FocusSampling)] = [
    ("60-hz", .displayLink(framesPerSecond: 60)), ("standard", .standard), ("1-hz", .displayLink(framesPerSecond: 1)),
    ("event-driven", .eventDriven),
  ]

  static var all: [Measurement] {
    var all = rest("nothing") { StackApp(of: 10) }
    all += rest("by-hand") {
      StackApp(of: 10)
    } keeping: {
      $0.navigation.viewControllers.map(WindowTimer.init)
    }
    for (name, sampling) in samplings {
      all += rest(name) {
        StackApp(of: 10) { $0.addBehaviors([FocusBehavior(FocusOptions(sampling: sampling)) { _ in }]) }
      }
    }
    return all + samplings.map { latency($0, $1) }
  }

  /// Turns of the main run loop per second, with the watched screen visible, covered, and in the background.
  private static func rest(
    _ name: String, _ make: @escaping @MainActor () -> StackApp,
    keeping attach: @escaping @MainActor (StackApp) -> Any = { _ in () }
  ) -> [Measurement] {
    func turns(_ place: String, _ move: @escaping @MainActor (StackApp) -> Void) -> Measurement {
      Measurement("rest/\(name)/\(place)", "turns") {
        let app = make()
        let kept = attach(app)
        move(app)
        return withExtendedLifetime(kept) { rate(app.device) }
      }
    }
    return [
      turns("visible") { _ in },
      turns("covered") { app in
        app.navigation.pushViewController(UIViewController(), animated: false)
        app.device.advance(by: 1)
      },
      turns("background") { app in
        // The app keeps running, as with a background mode: a suspension is not the reason for few turns.
        app.device.suspendsInBackground = false
        app.device.pressHome()
        // The end of the time for background tasks is a turn too.
        app.device.advance(by: 60)
      },
    ]
  }

  private static func rate(_ device: HeadlessDevice) -> Double {
    let seconds = 10.0
    var turns = 0
    let observer = LifecycleTime.device(device).afterEachTurn { turns += 1 }
    device.advance(by: seconds)
    observer.cancel()
    return Double(turns) / seconds
  }

  /// After how many milliseconds the screen below a presentation reports its loss, at the worst of several instants.
  private static func latency(_ name: String, _ sampling: FocusSampling) -> Measurement {
    Measurement("latency/" + name, "milliseconds") {
      (0..<20).map { latency(sampling, offset: Double($0) * 0.0217) }.max() ?? 0
    }
  }

  private static func latency(_ sampling: FocusSampling, offset: Double) -> Double {
    final class Count { var changes = 0 }
    let count = Count()
    let app = StackApp { screen in
      screen.addBehaviors([FocusBehavior(FocusOptions(sampling: sampling)) { _ in count.changes += 1 }])
    }
    app.device.advance(by: offset)
    let before = count.changes
    app.navigation.present(UIViewController(), animated: false)
    app.device.turn()
    var milliseconds = 0.0
    while count.changes == before, milliseconds < 5000 {
      app.device.advance(by: 0.001)
      milliseconds += 1
    }
    return milliseconds
  }
}
