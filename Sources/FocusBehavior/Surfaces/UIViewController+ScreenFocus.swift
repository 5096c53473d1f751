import LifecycleBehaviors
import UIKit

// On the protocol: a property in an extension of a class would forbid its subclasses one of the same name.
@MainActor
extension NSObjectProtocol where Self: UIViewController {
  /// Whether this screen has focus, as its ``FocusBehavior`` last reported; nil if the screen has no focus behavior.
  ///
  /// ```swift
  /// player.isPaused = screenFocus?.hasFocus != true
  /// ```
  ///
  /// In the run-loop iteration that makes a change, the value may still be the previous state. To act only if the screen has
  /// focus at this very moment, call `dropUnlessFocused(_:perform:)`. If the screen has several behaviors that take
  /// ``FocusOptions``, including an `ItemFocusBehavior`, this is the focus of the behavior that was attached first.
  ///
  /// Main thread only: a read from another thread stops the app.
  @preconcurrency
  public var screenFocus: ScreenFocus? {
    MainThread.require()
    return FocusCenter.current.monitor(of: self)?.focus
  }
}
