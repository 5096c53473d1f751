import UIKit

/// All that an app sets on a navigation bar for its look, as it was at one moment.
///
/// Only properties that have changed are set again. A bar on which a `standardAppearance` is set may ignore `barTintColor` and
/// the other older properties afterwards, so no appearance is set on a bar that had none.
@MainActor
final class NavigationBarLook {
  private var isTranslucent: Bool
  private var barTintColor: UIColor?
  private var backgroundColor: UIColor?
  private var shadowImage: UIImage?
  private var titleTextAttributes: [NSAttributedString.Key: Any]?
  /// Nil where the bar inherits it: a color that is set on the bar stays when the window's color changes.
  private var tintColor: UIColor?
  private var titlePositions: [CGFloat] = []
  private var backgroundImages: [UIImage?] = []
  // Copied, because the closure of a behavior may change the object that the bar holds.
  private var standardAppearance: UINavigationBarAppearance?
  private var compactAppearance: UINavigationBarAppearance?
  private var scrollEdgeAppearance: UINavigationBarAppearance?
  private var compactScrollEdgeAppearance: UINavigationBarAppearance?
  private let style: NavigationBarStyle

  private static let metrics = [UIBarMetrics.default, .compact, .defaultPrompt, .compactPrompt]
  private static let positions = [UIBarPosition.any, .top, .topAttached]

  init(of bar: UINavigationBar) {
    isTranslucent = bar.isTranslucent
    barTintColor = bar.barTintColor
    backgroundColor = bar.backgroundColor
    shadowImage = bar.shadowImage
    titleTextAttributes = bar.titleTextAttributes
    tintColor = bar.ownTintColor
    standardAppearance = bar.standardAppearance.duplicate
    compactAppearance = bar.compactAppearance?.duplicate
    scrollEdgeAppearance = bar.scrollEdgeAppearance?.duplicate
    if #available(iOS 15.0, tvOS 15.0, *) {
      compactScrollEdgeAppearance = bar.compactScrollEdgeAppearance?.duplicate
    }
    style = NavigationBarStyle(of: bar)
    for metrics in Self.metrics {
      titlePositions.append(bar.titleVerticalPositionAdjustment(for: metrics))
      for position in Self.positions {
        backgroundImages.append(bar.backgroundImage(for: position, barMetrics: metrics))
      }
    }
  }

  /// Restores this look, except the properties that have changed since the bar looked like `own`.
  func restore(to bar: UINavigationBar, ifStill own: NavigationBarLook) {
    let look = NavigationBarLook(of: bar)
    // Below an alert or a sheet the color that is read is not the one that was set.
    if bar.tintAdjustmentMode == .dimmed { look.tintColor = own.tintColor }
    look.take(self, where: own)
    look.restore(to: bar)
  }

  /// Takes the values of `other` for the properties that are the same here as in `own`.
  private func take(_ other: NavigationBarLook, where own: NavigationBarLook) {
    func take<Value: Equatable>(_ value: inout Value, _ other: Value, where own: Value) {
      if value == own { value = other }
    }
    take(&isTranslucent, other.isTranslucent, where: own.isTranslucent)
    take(&barTintColor, other.barTintColor, where: own.barTintColor)
    take(&backgroundColor, other.backgroundColor, where: own.backgroundColor)
    take(&shadowImage, other.shadowImage, where: own.shadowImage)
    take(&tintColor, other.tintColor, where: own.tintColor)
    take(&standardAppearance, other.standardAppearance, where: own.standardAppearance)
    take(&compactAppearance, other.compactAppearance, where: own.compactAppearance)
    take(&scrollEdgeAppearance, other.scrollEdgeAppearance, where: own.scrollEdgeAppearance)
    take(&compactScrollEdgeAppearance, other.compactScrollEdgeAppearance, where: own.compactScrollEdgeAppearance)
    for index in titlePositions.indices {
      take(&titlePositions[index], other.titlePositions[index], where: own.titlePositions[index])
    }
    for index in backgroundImages.indices {
      take(&backgroundImages[index], other.backgroundImages[index], where: own.backgroundImages[index])
    }
    if titleTextAttributes.isSame(as: own.titleTextAttributes) { titleTextAttributes = other.titleTextAttributes }
    style.take(other.style, where: own.style)
  }

  func restore(to bar: UINavigationBar) {
    if bar.isTranslucent != isTranslucent { bar.isTranslucent = isTranslucent }
    if bar.barTintColor != barTintColor { bar.barTintColor = barTintColor }
    if bar.backgroundColor != backgroundColor { bar.backgroundColor = backgroundColor }
    if bar.shadowImage != shadowImage { bar.shadowImage = shadowImage }
    if !bar.titleTextAttributes.isSame(as: titleTextAttributes) { bar.titleTextAttributes = titleTextAttributes }
    if bar.ownTintColor != tintColor { bar.tintColor = tintColor }
    restoreImages(to: bar)
    if let standardAppearance, bar.standardAppearance != standardAppearance {
      bar.standardAppearance = standardAppearance
    }
    if bar.compactAppearance != compactAppearance { bar.compactAppearance = compactAppearance }
    if bar.scrollEdgeAppearance != scrollEdgeAppearance { bar.scrollEdgeAppearance = scrollEdgeAppearance }
    if #available(iOS 15.0, tvOS 15.0, *), bar.compactScrollEdgeAppearance != compactScrollEdgeAppearance {
      bar.compactScrollEdgeAppearance = compactScrollEdgeAppearance
    }
    style.restore(to: bar)
    // UIKit applies an appearance that is set on a visible bar only with the bar's next layout.
    bar.setNeedsLayout()
  }

  private func restoreImages(to bar: UINavigationBar) {
    var place = 0
    for (index, metrics) in Self.metrics.enumerated() {
      if bar.titleVerticalPositionAdjustment(for: metrics) != titlePositions[index] {
        bar.setTitleVerticalPositionAdjustment(titlePositions[index], for: metrics)
      }
      for position in Self.positions {
        if bar.backgroundImage(for: position, barMetrics: metrics) != backgroundImages[place] {
          bar.setBackgroundImage(backgroundImages[place], for: position, barMetrics: metrics)
        }
        place += 1
      }
    }
  }
}

extension UINavigationBar {
  fileprivate var ownTintColor: UIColor? {
    tintColor == (superview ?? UIView()).tintColor ? nil : tintColor
  }
}

extension UINavigationBarAppearance {
  fileprivate var duplicate: UINavigationBarAppearance? { copy(with: nil) as? UINavigationBarAppearance }
}

extension [NSAttributedString.Key: Any]? {
  /// - Parameter other: the attributes that are compared.
  /// - Returns: whether all attributes are the same. Values of a type that is not `Hashable` cannot be compared and count as the
  ///   same.
  func isSame(as other: [NSAttributedString.Key: Any]?) -> Bool {
    guard let self, let other else { return self == nil && other == nil }
    guard self.count == other.count else { return false }
    for (key, value) in self {
      guard let otherValue = other[key], value as? AnyHashable == otherValue as? AnyHashable else { return false }
    }
    return true
  }
}
