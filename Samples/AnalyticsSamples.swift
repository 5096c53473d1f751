import FocusBehavior
import LifecycleBehaviors
import UIKit

// LifecycleBehaviors: Analytics.

@MainActor
private final class ReportAnalytics {
  func logView(of page: Page) {}
}

@MainActor
private let analytics = ReportAnalytics()

@MainActor
protocol ReportedScreen: UIViewController {
  var page: Page { get }
}

@MainActor
struct ScreenNames {
  private static let helpers: Set = [
    "LifecycleBehaviorViewController", "BehaviorProbeViewController",
    "OverlayRootViewController",
  ]

  /// The name to report, or nil for a controller that is no screen.
  func name(of viewController: UIViewController) -> String? {
    let name = String(describing: type(of: viewController))
    return Self.helpers.contains(name) ? nil : name
  }
}

@MainActor
private func registerScreenViews() {
  LifecycleBehaviorDefaults.register { screen in
    if let page = (screen as? any ReportedScreen)?.page {
      FocusBehavior(.analytics) { change in
        if change.hasFocus { analytics.logView(of: page) }
      }
    }
  }
}
