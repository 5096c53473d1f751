import SuspendBehavior
import UIKit

final class AppDelegate: UIResponder, UIApplicationDelegate {
  private(set) var restoresDraft = false

  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions:
      [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    switch SuspendMonitor.shared.keepJournal() {
    case .terminatedWhileSuspended, .terminatedInBackground:
      restoresDraft = true
    default:
      break
    }
    return true
  }
}
