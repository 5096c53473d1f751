import LifecycleBehaviors
import UIKit

// On the protocol, because a property in an extension of a class forbids its subclasses one of the same name, and `focus`
// is what a camera calls its own.
@MainActor
extension NSObjectProtocol where Self: UIViewController {
  /// Whether this screen has the user's attention now, as its ``FocusBehavior`` knows it; nil if it has none.
  ///
  /// It is what has been reported last: within a turn of the run loop that changes something it may be the state before.
  /// Of several focus behaviors the one attached first counts. A screen with a property of its own by this name reads it
  /// as `(self as UIViewController).focus`.
  public var focus: ScreenFocus? {
    FocusCenter.current?.monitors.first(of: self)?.state
  }

  /// Whether this controller, or one that it contains at any depth, has the user's attention. Controllers that it
  /// presents are not part of it: they stand over the container, and UIKit has the outermost one present them in any
  /// case.
  ///
  /// Only screens with a ``FocusBehavior`` count; this controller needs none, so that it may be a navigation, tab bar or
  /// split view controller.
  public var hasFocusWithin: Bool {
    !focusedScreensWithin.isEmpty
  }

  /// The screens with a ``FocusBehavior`` that this controller contains at any depth and that have the user's attention,
  /// in the order in which their behaviors were attached: both columns of a split view, for example.
  public var focusedScreensWithin: [UIViewController] {
    FocusCenter.current?.monitors.screens { $0.hasFocus && $0.screen?.isContained(in: self) == true } ?? []
  }
}

extension UIViewController {
  fileprivate func isContained(in container: UIViewController) -> Bool {
    var candidate: UIViewController? = self
    while let current = candidate {
      if current === container { return true }
      candidate = current.parent
    }
    return false
  }
}
