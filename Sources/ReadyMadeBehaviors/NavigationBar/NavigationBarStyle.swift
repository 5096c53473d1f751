import UIKit

#if os(tvOS)
  // tvOS has neither styles nor large titles nor a back button.
  @MainActor
  struct NavigationBarStyle {
    init(of bar: UINavigationBar) {}

    func take(_ other: NavigationBarStyle, where own: NavigationBarStyle) {}

    func restore(to bar: UINavigationBar) {}
  }
#else
  /// The part of a navigation bar's look that not every platform has.
  @MainActor
  final class NavigationBarStyle {
    private var barStyle: UIBarStyle
    private var prefersLargeTitles: Bool
    private var largeTitleTextAttributes: [NSAttributedString.Key: Any]?
    private var backIndicatorImage: UIImage?
    private var backIndicatorMask: UIImage?

    init(of bar: UINavigationBar) {
      barStyle = bar.barStyle
      prefersLargeTitles = bar.prefersLargeTitles
      largeTitleTextAttributes = bar.largeTitleTextAttributes
      backIndicatorImage = bar.backIndicatorImage
      backIndicatorMask = bar.backIndicatorTransitionMaskImage
    }

    func take(_ other: NavigationBarStyle, where own: NavigationBarStyle) {
      if barStyle == own.barStyle { barStyle = other.barStyle }
      if prefersLargeTitles == own.prefersLargeTitles { prefersLargeTitles = other.prefersLargeTitles }
      if largeTitleTextAttributes.isSame(as: own.largeTitleTextAttributes) {
        largeTitleTextAttributes = other.largeTitleTextAttributes
      }
      if backIndicatorImage == own.backIndicatorImage { backIndicatorImage = other.backIndicatorImage }
      if backIndicatorMask == own.backIndicatorMask { backIndicatorMask = other.backIndicatorMask }
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
