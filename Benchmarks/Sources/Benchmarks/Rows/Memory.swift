import FocusBehavior
import LifecycleBehaviors
import UIKit

/// The memory that a screen keeps, on average of a hundred.
@MainActor
enum Memory {
  static var rows: [Row] {
    let app = LaunchedApp(showing: UIViewController())
    let standIn = bytes { loadedScreen() }
    let rows = [
      row("Memory of a screen with one behavior", standIn) {
        $0.addByHand([Counter()])
      } ours: {
        $0.addBehaviors([Counter()])
      },
      row("Memory of a screen with five behaviors", standIn) {
        Attaching.addFiveByHand(to: $0)
      } ours: {
        Attaching.addFive(to: $0)
      },
      Row(
        "Memory of a watched screen", unit: "bytes", standIn: standIn, byHand: bytes(of: pollingScreen),
        ours: bytes {
          let screen = loadedScreen()
          screen.addBehaviors([FocusBehavior { _ in Total.count &+= 1 }])
          return screen
        }),
    ]
    withExtendedLifetime(app) {}
    return rows
  }

  private static func row(
    _ question: String, _ standIn: Double, byHand: @MainActor (UIViewController) -> Void,
    ours: @MainActor (UIViewController) -> Void
  ) -> Row {
    func screen(_ attach: (UIViewController) -> Void) -> UIViewController {
      let screen = loadedScreen()
      attach(screen)
      return screen
    }
    return Row(
      question, unit: "bytes", standIn: standIn, byHand: bytes { screen(byHand) }, ours: bytes { screen(ours) })
  }

  private static func pollingScreen() -> UIViewController {
    let screen = PollingScreen()
    screen.loadViewIfNeeded()
    screen.appearAndDisappear()
    return screen
  }

  private static func bytes(of make: () -> UIViewController) -> Double {
    // What exists once in an app is made with the first screen.
    var kept = [make()]
    kept.reserveCapacity(101)
    let bytes = Meter.bytes {
      for _ in 0..<100 { kept.append(make()) }
    }
    return withExtendedLifetime(kept) { bytes / 100 }
  }
}
