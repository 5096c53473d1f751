import LifecycleBehaviors
import ReadyMadeBehaviors
import UIKit

// LifecycleBehaviors: Analytics.

private final class ReportAnalytics: ScreenViewSink {
  func didBeginViewing(_ screen: Page) {}
  func didEndViewing(_ screen: Page, after duration: TimeInterval) {}
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
      ScreenViewBehavior(page, to: analytics)
    }
  }
}
