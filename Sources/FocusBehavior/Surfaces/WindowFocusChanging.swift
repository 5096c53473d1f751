import LifecycleBehaviors
import UIKit

/// A screen with `onWindowFocusChanged(hasFocus:)`, as with extensions that poll for it, and as on Android.
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
/// Why, since when, and what covers the screen is reported by ``FocusBehavior``.
@MainActor
public protocol WindowFocusChanging: UIViewController {
  /// The screen has gained or lost the user's attention. Called on the main thread, alternately, the first time with
  /// true.
  func onWindowFocusChanged(hasFocus: Bool)
}

extension WindowFocusChanging {
  /// Has `onWindowFocusChanged(hasFocus:)` called from now on. Call it on the main thread once the view is loaded,
  /// usually in `viewDidLoad`, and once. A second call adds a second behavior with its own options, so that
  /// `onWindowFocusChanged(hasFocus:)` is called for both, twice with a change that both report.
  /// - Parameters:
  ///   - options: what takes the focus, which screens share it, and when to look.
  ///   - file: where the call stands, for issues.
  ///   - line: where the call stands, for issues.
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
