import LifecycleBehaviors
import UIKit

@MainActor
extension NSObjectProtocol where Self: UIViewController {
  /// Runs `action` if this screen has the user's attention at this moment, and drops it otherwise: the second tap on a button
  /// whose first tap has pushed or presented something, or a response that arrives when the user has left.
  ///
  /// ```swift
  /// dropUnlessFocused {
  ///   navigationController?.pushViewController(DetailViewController(), animated: true)
  /// }
  /// ```
  /// A push, pop, presentation or change of the tab counts from the call on, before its transition starts: the next action is
  /// dropped until the transition is over. A dismissal counts from the moment in which UIKit's `isBeingDismissed` is true. So this
  /// may be stricter than `screenFocus`, which is the state that was reported last.
  ///
  /// The screen needs no ``FocusBehavior``: everything is read off UIKit when this is called, whatever the options of the
  /// screen's own behaviors.
  /// - Parameters:
  ///   - options: what takes the focus. By default a search over the screen does not, because its results may be rows of this
  ///     screen. A group and a sampling have no effect.
  ///   - action: called before this returns, or not at all.
  /// - Returns: whether it was called.
  @discardableResult
  @preconcurrency
  public func dropUnlessFocused(
    _ options: FocusOptions = .attention.removing(.search), perform action: () -> Void
  ) -> Bool {
    MainThread.require()
    guard FocusCenter.current.hasFocusNow(self, options) else { return false }
    action()
    return true
  }
}
