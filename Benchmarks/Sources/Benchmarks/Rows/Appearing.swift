import LifecycleBehaviors
import UIKit

/// Callbacks, appearances and new behaviors of screens in the window of a launched app.
@MainActor
enum Appearing {
  static var rows: [Row] {
    [
      row("A callback with one behavior", .oneByHand, .one, count: 100, memoryWarnings),
      Row("Each further behavior of a callback") {
        @MainActor func further(_ five: Installation, _ one: Installation) -> Double {
          (Meter.cost { memoryWarnings(five) } - Meter.cost { memoryWarnings(one) }) / 400
        }
        return Row.Costs(ours: further(.five, .one), byHand: further(.fiveByHand, .oneByHand), standIn: 0)
      },
      row("An appearance and its end, one behavior", .oneByHand, .one, appearance),
      row("An appearance and its end, five behaviors", .fiveByHand, .five, appearance),
      row("One more screen, one behavior", .oneByHand, .one, count: 100, addition),
      row("One more screen, five behaviors", .fiveByHand, .five, count: 100, addition),
    ]
  }

  private static func row(
    _ question: String, _ byHand: Installation, _ ours: Installation, count: Int = 1,
    _ work: @escaping @MainActor (Installation) -> Meter.Work
  ) -> Row {
    Row(question, count: count) {
      work(.emptyChild)
    } byHand: {
      work(byHand)
    } ours: {
      work(ours)
    }
  }

  private static func memoryWarnings(_ installation: Installation) -> Meter.Work {
    let screen = loadedScreen()
    installation.install(screen)
    let app = LaunchedApp(showing: screen)
    let child = screen.children[0]
    return app.keeping {
      for _ in 0..<100 { child.didReceiveMemoryWarning() }
    }
  }

  /// The appearance of a screen that has appeared before, in a container that calls the appearance methods itself.
  private static func appearance(_ installation: Installation) -> Meter.Work {
    let container = ForwardingContainer()
    let app = LaunchedApp(showing: container)
    let screen = loadedScreen()
    installation.install(screen)
    container.embed(screen)
    screen.appearAndDisappear()
    app.device.advance(by: 1)
    return app.keeping { screen.appearAndDisappear() }
  }

  /// Behaviors for a hundred further screens of the app.
  private static func addition(_ installation: Installation) -> Meter.Work {
    let first = loadedScreen()
    installation.install(first)
    let app = LaunchedApp(showing: first)
    let screens = loadedScreens(100)
    return app.keeping { screens.forEach(installation.install) }
  }
}

private final class ForwardingContainer: UIViewController {
  override var shouldAutomaticallyForwardAppearanceMethods: Bool { false }
}
