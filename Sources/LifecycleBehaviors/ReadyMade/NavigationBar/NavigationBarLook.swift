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
    // UIKit applies an appearance that is set on a visible bar only with the bar's next layout.
    bar.setNeedsLayout()
  }
}

extension NavigationBarProperty {
  fileprivate static let all = common + images + appearances + ofBarsWithStyles

  private static let common = [
    NavigationBarProperty(\.isTranslucent),
    NavigationBarProperty(\.barTintColor),
    NavigationBarProperty(\.backgroundColor),
    NavigationBarProperty(\.shadowImage),
    NavigationBarProperty(attributes: \.titleTextAttributes),
    tintColor,
  ]

  private static var images: [NavigationBarProperty] {
    [UIBarMetrics.default, .compact, .defaultPrompt, .compactPrompt].flatMap { metrics in
      [NavigationBarProperty(titlePositionFor: metrics)]
        + [UIBarPosition.any, .top, .topAttached].map { NavigationBarProperty(backgroundImageFor: $0, metrics) }
    }
  }

  private static var appearances: [NavigationBarProperty] {
    var appearances = [
      NavigationBarProperty(
        read: { $0.standardAppearance.copy(with: nil) as? UINavigationBarAppearance },
        write: { bar, appearance in if let appearance { bar.standardAppearance = appearance } },
        isSame: { $0?.isEqual($1) ?? false }),
      NavigationBarProperty(appearance: \.compactAppearance),
      NavigationBarProperty(appearance: \.scrollEdgeAppearance),
    ]
    if #available(iOS 15.0, tvOS 15.0, *) {
      appearances.append(NavigationBarProperty(appearance: \.compactScrollEdgeAppearance))
    }
    return appearances
  }

  // tvOS has neither styles nor large titles nor a back button.
  #if os(tvOS)
    private static let ofBarsWithStyles: [NavigationBarProperty] = []
  #else
    private static let ofBarsWithStyles = [
      NavigationBarProperty(\.barStyle),
      NavigationBarProperty(\.prefersLargeTitles),
      NavigationBarProperty(attributes: \.largeTitleTextAttributes),
      NavigationBarProperty(\.backIndicatorImage),
      NavigationBarProperty(\.backIndicatorTransitionMaskImage),
    ]
  #endif
}
