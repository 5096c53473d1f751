import BackgroundWork
import FocusBehavior
import Foundation
import HeadlessDevice
import LifecycleBehaviors
import LifecycleReports
import UIKit

/// What it costs to know which screen the app died on, and to finish work before suspension.
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
      },
      Row(
        "Ten seconds at rest with a record: changes of the file", unit: "writes", byHand: 0, ours: writesAtRest()),
      Row("The record on disk after 1,000 changes of screen", unit: "bytes", byHand: 8, ours: bytesOnDisk()),
      Row("Work that the process is not suspended in, begun and ended") {
        let app = LaunchedApp(showing: UIViewController())
        return app.keeping {}
      } byHand: {
        let app = LaunchedApp(showing: UIViewController())
        return app.keeping {
          let task = UIApplication.shared.beginBackgroundTask(withName: "save") {}
          Total.count &+= 1
          UIApplication.shared.endBackgroundTask(task)
        }
      } ours: {
        let app = LaunchedApp(showing: UIViewController())
        return app.keeping {
          try? BackgroundWork.withoutSuspension("save") { Total.count &+= 1 }
        }
      },
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

  private static func writesAtRest() -> Double {
    let file = temporaryFile()
    let app = recordedApp(in: file)
    // Other threads write a moment later.
    usleep(200_000)
    let before = try? Data(contentsOf: file)
    app.device.advance(by: 10)
    usleep(200_000)
    return before == (try? Data(contentsOf: file)) ? 0 : 1
  }

  private static func bytesOnDisk() -> Double {
    let file = temporaryFile()
    let app = recordedApp(in: file)
    let change = pushAndPop(recordedScreen(), in: app)
    for _ in 0..<500 { change() }
    usleep(200_000)
    return Double((try? Data(contentsOf: file))?.count ?? -1)
  }
}
