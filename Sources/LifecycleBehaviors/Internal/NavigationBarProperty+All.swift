import UIKit

extension NavigationBarProperty {
  static let all: [NavigationBarProperty] = common + ofBarsWithTitles + ofNewerSystems

  private static let common: [NavigationBarProperty] =
    [
      NavigationBarProperty(\.isTranslucent),
      NavigationBarProperty(\.barTintColor),
      tintColor,
      NavigationBarProperty(attributes: \.titleTextAttributes),
      NavigationBarProperty(\.shadowImage),
    ]
    + [UIBarPosition.any, .top, .topAttached].flatMap { position in
      [UIBarMetrics.default, .compact, .defaultPrompt, .compactPrompt].map { metrics in
        NavigationBarProperty(backgroundImageFor: position, metrics)
      }
    } + [
      NavigationBarProperty(
        read: { $0.standardAppearance.copy(with: nil) as? UINavigationBarAppearance },
        write: { bar, appearance in if let appearance { bar.standardAppearance = appearance } },
        isSame: { $0?.isEqual($1) ?? false }),
      NavigationBarProperty(appearance: \.compactAppearance),
      NavigationBarProperty(appearance: \.scrollEdgeAppearance),
    ]

  private static var ofNewerSystems: [NavigationBarProperty] {
    guard #available(iOS 15.0, tvOS 15.0, *) else { return [] }
    return [NavigationBarProperty(appearance: \.compactScrollEdgeAppearance)]
  }

  // tvOS has neither styles nor large titles nor a back button.
  #if os(tvOS)
    private static let ofBarsWithTitles: [NavigationBarProperty] = []
  #else
    private static let ofBarsWithTitles: [NavigationBarProperty] = [
      NavigationBarProperty(\.barStyle),
      NavigationBarProperty(\.prefersLargeTitles),
      NavigationBarProperty(attributes: \.largeTitleTextAttributes),
      NavigationBarProperty(\.backIndicatorImage),
      NavigationBarProperty(\.backIndicatorTransitionMaskImage),
    ]
  #endif
}
