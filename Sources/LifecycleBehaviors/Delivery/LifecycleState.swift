import UIKit

/// The lifecycle state of a screen: loaded, visible or appeared. States can be compared: `state >= .visible` means "at least
/// visible".
///
/// ```swift
/// guard let state = player.lifecycleState, state >= .visible else { return }
/// ```
///
/// | state | from | to |
/// |--|--|--|
/// | ``loaded`` | the first `addBehaviors` | the hidden child is removed, or the screen is deallocated |
/// | ``visible`` | `duringAppearing`, before the transition | `afterDisappearing`, after the transition |
/// | ``appeared`` | `afterAppearing`, after the transition | `beforeDisappearing`, before the next transition |
///
/// When a swipe back begins, the screen is no longer `appeared`. If the swipe is cancelled, the screen was `visible` all along.
/// A sheet, an alert and the background do not change the state: to learn whether a screen has focus, use FocusBehavior.
public enum LifecycleState: Comparable, Hashable, Sendable {
  /// The screen's view is loaded.
  case loaded

  /// The screen is at least partly visible, or about to be: from `duringAppearing`, before the transition, to
  /// `afterDisappearing`, after the transition.
  case visible

  /// The screen is on screen, and not in a transition: from `afterAppearing` to `beforeDisappearing`.
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
  /// The lifecycle state of this screen; nil before the first `addBehaviors`.
  ///
  /// ```swift
  /// if let state = player.lifecycleState, state >= .appeared { hint.show() }
  /// ```
  ///
  /// Main thread only: a read from another thread stops the app.
  @preconcurrency
  public var lifecycleState: LifecycleState? {
    MainThread.require()
    return hiddenChild?.host.state
  }
}
