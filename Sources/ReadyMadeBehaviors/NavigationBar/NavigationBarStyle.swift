import UIKit

#if os(tvOS)
  // tvOS has neither styles nor large titles nor a back button.
  @MainActor
  struct NavigationBarStyle {
    init(of bar: UINavigationBar) {}

    func restore(to bar: UINavigationBar) {}
  }
#else
  /// The part of a navigation bar's look that not every platform has.
  @MainActor
  final class NavigationBarStyle {
    private let barStyle: UIBarStyle
    private let prefersLargeTitles: Bool
    private let largeTitleTextAttributes: [NSAttributedString.Key: Any]?
    private let backIndicatorImage: UIImage?
    private let backIndicatorMask: UIImage?

    init(of bar: UINavigationBar) {
      barStyle = bar.barStyle
      prefersLargeTitles = bar.prefersLargeTitles
      largeTitleTextAttributes = bar.largeTitleTextAttributes
      backIndicatorImage = bar.backIndicatorImage
      backIndicatorMask = bar.backIndicatorTransitionMaskImage
    }

    func restore(to bar: UINavigationBar) {
      if bar.barStyle != barStyle { bar.barStyle = barStyle }
      if bar.prefersLargeTitles != prefersLargeTitles { bar.prefersLargeTitles = prefersLargeTitles }
      if !bar.largeTitleTextAttributes.isSame(as: largeTitleTextAttributes) {
        bar.largeTitleTextAttributes = largeTitleTextAttributes
      }
      if bar.backIndicatorImage != backIndicatorImage { bar.backIndicatorImage = backIndicatorImage }
      if bar.backIndicatorTransitionMaskImage != backIndicatorMask {
        bar.backIndicatorTransitionMaskImage = backIndicatorMask
      }
    }
  }
#endif
