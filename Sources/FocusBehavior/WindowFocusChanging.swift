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
/// Why, since when, and what covers the screen is told by ``FocusBehavior``.
@MainActor
public protocol WindowFocusChanging: UIViewController {
  /// The screen has gained or lost the user's attention. Called on the main thread, alternately, the first time with
  /// true.
  func onWindowFocusChanged(hasFocus: Bool)
}

extension WindowFocusChanging {
  /// Has `onWindowFocusChanged(hasFocus:)` called from now on. Call it on the main thread once the view is loaded,
  /// usually in `viewDidLoad`, and once.
  /// - Parameters:
  ///   - policy: what takes the user's attention from the screen.
  ///   - group: those of whom only the most recently used has focus; nil for a screen that has it by itself.
  ///   - sampling: how the screen is looked at between the events that UIKit announces.
  ///   - file: where the call stands, for issues.
  ///   - line: where the call stands, for issues.
  /// - Returns: a handle to end it.
  @discardableResult
  public func observeWindowFocus(
    policy: FocusPolicy = .attention, in group: FocusGroup? = nil, sampling: FocusSampling = .standard,
    file: StaticString = #fileID, line: UInt = #line
  ) -> BehaviorAttachment {
    let behavior = FocusBehavior<Self>(policy: policy, in: group, sampling: sampling) { screen, change in
      if !change.isReasonChange { screen.onWindowFocusChanged(hasFocus: change.hasFocus) }
    }
    return addBehaviors([behavior], file: file, line: line)
  }
}
