import LifecycleBehaviors
import UIKit

// On the protocol: a property in an extension of a class would forbid its subclasses one of the same name.
@MainActor
extension NSObjectProtocol where Self: UIViewController {
  /// Whether this screen has the user's attention, as its ``FocusBehavior`` last reported it; nil without one.
  ///
  /// ```swift
  /// player.isPaused = screenFocus?.hasFocus != true
  /// ```
  /// Within a run-loop iteration that changes something it may still be the state before. To act only if the screen has focus
  /// at this very moment, call `dropUnlessFocused(_:perform:)`.
  ///
  /// If the screen has several focus behaviors, this is the focus of the first one.
  @preconcurrency
  public var screenFocus: ScreenFocus? {
    MainThread.require()
    return FocusCenter.current.monitor(of: self)?.focus
  }
}
