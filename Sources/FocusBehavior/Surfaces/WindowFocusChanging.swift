import LifecycleBehaviors
import UIKit

/// A screen with `onWindowFocusChanged(hasFocus:)`, a method that is known from Android, and from extensions of UIKit that poll
/// for focus.
///
/// ```swift
/// final class PlayerViewController: UIViewController, WindowFocusChanging {
///   override func viewDidLoad() {
///     super.viewDidLoad()
///     observeWindowFocus()
///   }
///
///   func onWindowFocusChanged(hasFocus: Bool) {
///     player.isPaused = !hasFocus
///   }
/// }
/// ```
/// A ``FocusBehavior`` also reports why, since when, and what covers the screen.
///
/// ## Topics
///
/// ### Watching
///
/// - ``observeWindowFocus(_:file:line:)``
///
/// ### The change
///
/// - ``onWindowFocusChanged(hasFocus:)``
@MainActor
public protocol WindowFocusChanging: UIViewController {
  /// The screen has gained or lost the user's attention. Called on the main thread with true and false in turn, the first
  /// time with true.
  /// - Parameter hasFocus: whether the screen has the user's attention now.
  func onWindowFocusChanged(hasFocus: Bool)
}

extension WindowFocusChanging {
  /// Starts the calls of `onWindowFocusChanged(hasFocus:)`. Call it on the main thread once the view is loaded, usually in
  /// `viewDidLoad`, and once. A second call adds a second behavior with its own options. `onWindowFocusChanged(hasFocus:)`
  /// is then called for both, twice with a change that both report.
  /// - Parameters:
  ///   - options: what takes the focus, which screens share it, and when to look.
  ///   - file: the file of the call, for issues.
  ///   - line: the line of the call, for issues.
  /// - Returns: a handle to end it.
  @discardableResult
  public func observeWindowFocus(
    _ options: FocusOptions = .attention, file: StaticString = #fileID, line: UInt = #line
  ) -> BehaviorAttachment {
    let behavior = FocusBehavior<Self>(options) { screen, change in
      if !change.isReasonChange { screen.onWindowFocusChanged(hasFocus: change.hasFocus) }
    }
    return addBehaviors([behavior], file: file, line: line)
  }
}
