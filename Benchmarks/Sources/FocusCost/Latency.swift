import FocusBehavior
import HeadlessDevice
import LifecycleBehaviors
import UIKit

/// How long after a presentation without animation the screen below reports its loss, at the worst of many instants.
@MainActor
enum Latency {
  static func print() {
    Swift.print("seconds until a sheet is noticed, at worst")
    for sampling in [
      FocusSampling.displayLink(framesPerSecond: 60), .standard, .displayLink(framesPerSecond: 1), .eventDriven,
    ] {
      let worst = (0..<50).map { latency(sampling, offset: Double($0) * 0.0217) }.max() ?? 0
      Swift.print("  \(sampling): \(String(format: "%.4f", worst))")
    }
  }

  private static func latency(_ sampling: FocusSampling, offset: Double) -> Double {
    let app = WatchedApp(screens: 1, sampling: sampling)
    app.device.advance(by: offset)
    let start = app.device.now
    let count = app.changes.count
    app.navigation.present(UIViewController(), animated: false)
    app.device.turn()
    while app.changes.count == count, app.device.now < start + 5 { app.device.advance(by: 0.0001) }
    return app.device.now - start
  }
}
