import LifecycleBehaviors
import UIKit

// On the protocol, because a property in an extension of a class forbids its subclasses one of the same name, and a camera
// has a `focus` of its own.
@MainActor
extension NSObjectProtocol where Self: UIViewController {
  /// Whether this screen has the user's attention now, as its ``FocusBehavior`` knows it; nil without one.
  ///
  /// ```swift
  /// player.isPaused = focus?.hasFocus != true
  /// ```
  /// It is the state that was reported last: within a turn of the run loop that changes something it may be the state
  /// before. To act only if the screen has focus at this very moment, call `dropUnlessFocused(_:perform:)`.
  ///
  /// If the screen has several focus behaviors, this is the focus of the first one. A screen with a property of its own by this
  /// name reads it as `(self as UIViewController).focus`.
  public var focus: ScreenFocus? {
    FocusCenter.current.monitor(of: self)?.focus
  }
}

extension FocusSampling {
  /// Looks at every watched screen now, whatever its sampling. Changes are reported before this returns, the losses first.
  /// Called from the closure of a behavior, it looks when all changes have been reported.
  ///
  /// ```swift
  /// FocusSampling.sample()
  /// ```
  @MainActor
  public static func sample() {
    FocusCenter.current.lookNow()
  }
}
