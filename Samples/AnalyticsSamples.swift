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
private func registerScreenViews() {
  LifecycleBehaviorDefaults.register { screen in
    if let page = (screen as? any ReportedScreen)?.page {
      FocusBehavior(.analytics) { change in
        if change.hasFocus { analytics.logView(of: page) }
      }
    }
  }
}
