import LifecycleBehaviors
import UIKit

/// The memory that a screen retains, on average of a hundred.
@MainActor
enum Memory {
  static var rows: [Row] {
    [
      row("Memory of a screen, one behavior", byHand: screen(.oneByHand), ours: screen(.one)),
      row("Memory of a screen, five behaviors", byHand: screen(.fiveByHand), ours: screen(.five)),
      row("Memory of a watched screen", byHand: pollingScreen, ours: { watchedScreens(1)[0] }),
    ]
  }

  private static func row(
    _ question: String, byHand: @escaping @MainActor () -> UIViewController,
    ours: @escaping @MainActor () -> UIViewController
  ) -> Row {
    Row(question, unit: "bytes") {
      let app = LaunchedApp(showing: UIViewController())
      defer { withExtendedLifetime(app) {} }
      return Row.Costs(ours: bytes(of: ours), byHand: bytes(of: byHand), standIn: bytes(of: loadedScreen))
    }
  }

  private static func screen(_ installation: Installation) -> @MainActor () -> UIViewController {
    {
      let screen = loadedScreen()
      installation.install(screen)
      return screen
    }
  }

  private static func pollingScreen() -> UIViewController {
    let screen = PollingScreen()
    screen.loadViewIfNeeded()
    screen.appearAndDisappear()
    return screen
  }

  private static func bytes(of make: () -> UIViewController) -> Double {
    // What exists once in an app is created with the first screen.
    var screens = [make()]
    screens.reserveCapacity(101)
    let bytes = Meter.bytes {
      for _ in 0..<100 { screens.append(make()) }
    }
    return withExtendedLifetime(screens) { bytes / 100 }
  }
}
