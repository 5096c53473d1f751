import UIKit

/// How far a screen has come. States are compared, so `state >= .visible` reads as "at least visible".
///
/// ```swift
/// guard let state = player.lifecycleState, state >= .visible else { return }
/// ```
///
/// | state | from | to |
/// |--|--|--|
/// | ``loaded`` | the view is loaded | the behavior is removed or the screen is deallocated |
/// | ``visible`` | `duringAppearing`, before the transition | `afterDisappearing`, after the transition |
/// | ``appeared`` | `afterAppearing`, after the transition | `beforeDisappearing`, before the next transition |
///
/// A swipe back ends `appeared` when it begins. If it is cancelled, the screen has been `visible` all along. A sheet, an alert and
/// the background change nothing: for the user's attention see FocusBehavior.
public enum LifecycleState: Comparable, Hashable, Sendable {
  /// The view is loaded.
  case loaded

  /// The screen is visible, even in part: from `duringAppearing`, before the transition, to `afterDisappearing`, after it.
  case visible

  /// The screen is on screen and in no transition: from `afterAppearing` to `beforeDisappearing`.
  case appeared

  /// - Returns: the state that a valid moment leads to from this one.
  package func after(_ moment: LifecycleMoment) -> LifecycleState {
    switch moment {
    case .duringAppearing: .visible
    case .afterAppearing: .appeared
    // A screen may disappear before it has been visible.
    case .beforeDisappearing: min(self, .visible)
    case .afterDisappearing: .loaded
    default: self
    }
  }
}

@MainActor
extension NSObjectProtocol where Self: UIViewController {
  /// How far this screen has come; nil while it has no behaviors.
  ///
  /// ```swift
  /// if let state = player.lifecycleState, state >= .appeared { hint.show() }
  /// ```
  @preconcurrency
  public var lifecycleState: LifecycleState? {
    MainThread.require()
    return hiddenChild?.host.state
  }
}
