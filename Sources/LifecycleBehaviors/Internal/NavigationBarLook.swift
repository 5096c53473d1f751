import UIKit

/// All that an app sets on a navigation bar for its look, as it was at one moment.
@MainActor
struct NavigationBarLook {
  private let restorations: [(UINavigationBar) -> Void]

  init(of bar: UINavigationBar) {
    restorations = NavigationBarProperty.all.map { $0.remember(bar) }
  }

  func restore(to bar: UINavigationBar) {
    restorations.forEach { $0(bar) }
    // UIKit applies an appearance that is set on a visible bar with the bar's next layout only.
    bar.setNeedsLayout()
  }
}
