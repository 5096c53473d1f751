import LifecycleBehaviors
import UIKit

@MainActor
extension NSObjectProtocol where Self: UIViewController {
  /// Calls `handler` when focus comes into this container and when it leaves it: when `hasFocusWithin` changes.
  ///
  /// ```swift
  /// splitViewController.observeFocusWithin { [weak self] hasFocus in self?.sidebar.isDimmed = !hasFocus }
  /// ```
  /// Called when the turn of the run loop is over: a move of focus from one screen inside to another in one turn is not
  /// reported. Only that the app goes away is reported at once. Of several containers, those that focus has left are
  /// reported first. Changes alternate, beginning with the opposite of `hasFocusWithin` now.
  ///
  /// Only screens with a ``FocusBehavior`` count; the container needs none, so that it may be a navigation, tab bar or
  /// split view controller. It is not kept alive, and once it is released the handler is neither called nor kept. A
  /// handler that uses the container should capture it weakly. Call it on the main thread.
  /// - Parameter handler: called on the main thread with whether focus is within now.
  /// - Returns: a handle to end it early. Both its ways to remove end it without a call. Releasing it ends nothing.
  @discardableResult
  public func observeFocusWithin(_ handler: @escaping @MainActor (_ hasFocus: Bool) -> Void) -> BehaviorAttachment {
    let observation = FocusWithinObservation(self, handler: handler)
    FocusCenter.shared.add(observation)
    return BehaviorAttachment(
      isAttached: { [weak observation] in observation?.isOver == false },
      end: { [weak observation] in observation?.end() })
  }
}
