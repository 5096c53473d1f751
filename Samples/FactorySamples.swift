import FocusBehavior
import LifecycleBehaviors
import ReadyMadeBehaviors
import UIKit

// LifecycleBehaviors: Migration from another library, functions that make behaviors.

@MainActor
private final class PageAnalytics {
  func report(_ page: Page, _ change: FocusChange) {}
}

@MainActor private let analytics = PageAnalytics()

extension ViewControllerLifecycleBehavior where Self == NavigationBarBehavior {
  static var hiddenBar: Self { NavigationBarBehavior(isHidden: true) }
}

extension ViewControllerLifecycleBehavior where Self == BehaviorGroup {
  static func tracking(_ page: Page) -> Self {
    BehaviorGroup {
      FocusBehavior(.analytics) { change in analytics.report(page, change) }
      LeakWatchBehavior()
    }
  }
}

enum Behaviors {
  @MainActor
  static func tracking(_ page: Page) -> some ViewControllerLifecycleBehavior {
    FocusBehavior(.analytics) { change in analytics.report(page, change) }
  }

  @MainActor
  @BehaviorBuilder
  static func all(of page: Page, isLive: Bool) -> [any ViewControllerLifecycleBehavior] {
    tracking(page)
    if isLive { KeepAwakeBehavior() }
  }

  @MainActor static let always: [any ViewControllerLifecycleBehavior] = [KeepAwakeBehavior()]
}

final class FactoryScreen: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    addBehaviors([.hiddenBar, .tracking(.player)])
  }
}
