import FocusBehavior
import Foundation
import HeadlessDevice
import LifecycleBehaviors
import LifecycleReports
import UIKit

/// What it costs to know which screen the app died on.
@MainActor
enum Reporting {
  static var rows: [Row] {
    [
      Row("A change of screen that is recorded for the next launch, main thread", count: 2) {
        pushAndPop { PlainScreen() }
      } byHand: {
        pushAndPop { SavingScreen() }
      } ours: {
        recordedPushAndPop()
      }
    ]
  }

  private final class PlainScreen: UIViewController {}

  /// Writes its name, as an app does that wants to know it at the next launch.
  private final class SavingScreen: UIViewController {
    override func viewDidAppear(_ animated: Bool) {
      super.viewDidAppear(animated)
      try? Data("Saving".utf8).write(to: Self.file, options: .atomic)
    }

    private static let file = temporaryFile()
  }

  nonisolated private static func temporaryFile() -> URL {
    FileManager.default.temporaryDirectory.appendingPathComponent("Benchmarks-\(UUID().uuidString)")
  }

  private static func pushAndPop(_ make: () -> UIViewController) -> Meter.Work {
    let app = LaunchedApp(showing: make())
    return app.keeping(pushAndPop(make(), in: app))
  }

  private static func pushAndPop(_ screen: UIViewController, in app: LaunchedApp) -> Meter.Work {
    {
      app.navigation.pushViewController(screen, animated: true)
      app.device.advance(by: 1)
      app.navigation.popViewController(animated: true)
      app.device.advance(by: 1)
    }
  }

  private static func recordedScreen() -> UIViewController {
    let screen = loadedScreen()
    screen.addBehaviors([Counter()])
    return screen
  }

  private static func recordedApp(in file: URL) -> LaunchedApp {
    let app = LaunchedApp(showing: recordedScreen())
    AttentionReporter.shared.keepRecord(in: file)
    app.device.advance(by: 5)
    return app
  }

  private static func recordedPushAndPop() -> Meter.Work {
    let app = recordedApp(in: temporaryFile())
    return app.keeping(pushAndPop(recordedScreen(), in: app))
  }
}
