import UIKit

/// One property of a bar's look.
@MainActor
struct NavigationBarProperty {
  /// Reads the property. The result puts it back.
  let remember: (UINavigationBar) -> (UINavigationBar) -> Void

  /// Only what has changed is set: a bar on which a `standardAppearance` is set may ignore `barTintColor` and the other older
  /// properties from then on, so none is set on a bar that had none.
  init<Value>(
    read: @escaping (UINavigationBar) -> Value, write: @escaping (UINavigationBar, Value) -> Void,
    isSame: @escaping (Value, Value) -> Bool
  ) {
    remember = { bar in
      let value = read(bar)
      return { bar in
        if !isSame(read(bar), value) { write(bar, value) }
      }
    }
  }

  init<Value: Equatable>(_ path: ReferenceWritableKeyPath<UINavigationBar, Value>) {
    self.init(read: { $0[keyPath: path] }, write: { $0[keyPath: path] = $1 }, isSame: { $0 == $1 })
  }

  /// Copied, because the closure of a behavior may change the object that the bar holds.
  init(appearance path: ReferenceWritableKeyPath<UINavigationBar, UINavigationBarAppearance?>) {
    self.init(
      read: { $0[keyPath: path]?.copy(with: nil) as? UINavigationBarAppearance },
      write: { $0[keyPath: path] = $1 },
      isSame: { $0?.isEqual($1) ?? ($1 == nil) })
  }

  init(attributes path: ReferenceWritableKeyPath<UINavigationBar, [NSAttributedString.Key: Any]?>) {
    self.init(
      read: { $0[keyPath: path] }, write: { $0[keyPath: path] = $1 },
      isSame: { $0?.mapValues { $0 as? AnyHashable } == $1?.mapValues { $0 as? AnyHashable } })
  }

  init(titlePositionFor metrics: UIBarMetrics) {
    self.init(
      read: { $0.titleVerticalPositionAdjustment(for: metrics) },
      write: { $0.setTitleVerticalPositionAdjustment($1, for: metrics) }, isSame: { $0 == $1 })
  }

  init(backgroundImageFor position: UIBarPosition, _ metrics: UIBarMetrics) {
    self.init(
      read: { $0.backgroundImage(for: position, barMetrics: metrics) },
      write: { $0.setBackgroundImage($1, for: position, barMetrics: metrics) }, isSame: { $0 == $1 })
  }

  /// A color that the bar inherits is not set on the bar, which would keep it when the window's color changes.
  static var tintColor: NavigationBarProperty {
    NavigationBarProperty(
      read: { bar -> UIColor? in bar.tintColor == (bar.superview ?? UIView()).tintColor ? nil : bar.tintColor },
      write: { $0.tintColor = $1 }, isSame: { $0 == $1 })
  }
}
