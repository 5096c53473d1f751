import CMeasure
import FocusBehavior
import HeadlessDevice
import LifecycleBehaviors
import LifecycleTestKit
import UIKit

/// The memory that a screen keeps, on average of a hundred.
@MainActor
enum Remembering {
  static var all: [Measurement] {
    [
      bytes("nothing") { _ in },
      bytes("classic/1") { $0.addClassicBehaviors([ClassicCounter()]) },
      bytes("ours/1") { $0.addBehaviors([PlainCounter()]) },
      bytes("classic/5") { $0.addClassicBehaviors((0..<5).map { _ in ClassicCounter() }) },
      bytes("ours/5") { $0.addBehaviors((0..<5).map { _ in PlainCounter() }) },
      bytes("by-hand") { WindowTimer($0) },
      bytes("watched") { $0.addBehaviors([FocusBehavior { _ in }]) },
    ]
  }

  private static func bytes<Attachment>(
    _ name: String, _ attach: @escaping @MainActor (UIViewController) -> Attachment
  ) -> Measurement {
    Measurement("memory/" + name, "bytes") {
      let device = HeadlessDevice().drivingLifecycleTime()
      device.launch(showing: UIViewController())
      let count = 100
      var kept: [(UIViewController, Attachment)] = []
      kept.reserveCapacity(count + 1)
      @MainActor func add() {
        let screen = loadedScreen()
        kept.append((screen, attach(screen)))
      }
      // What exists once in an app is made with the first screen.
      add()
      let before = live_bytes()
      for _ in 0..<count { add() }
      let bytes = live_bytes() - before
      return withExtendedLifetime((device, kept)) { (Double(bytes) / Double(count)).rounded() }
    }
  }
}
