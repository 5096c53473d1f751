import LifecycleReports
import UIKit

final class AppDelegate: UIResponder, UIApplicationDelegate {
  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions:
      [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    let lastRun = AttentionReporter.shared.keepRecord()
    switch lastRun.end {
    case .noRun, .notReadableYet, .notRecorded, .notified, .exited,
      .neverUsed, .killedWhileSuspended,
      .restarted, .systemUpdated, .appUpdated:
      break
    default:
      print(lastRun)
    }
    return true
  }
}
