import LifecycleBehaviors
import UIKit

@MainActor
extension NSObjectProtocol where Self: UIViewController {
  /// Runs an action only if this screen has focus now. Use it to ignore a second tap after the first tap has pushed or
  /// presented something, or a response that arrives after the user has left the screen.
  ///
  /// ```swift
  /// dropUnlessFocused {
  ///   navigationController?.pushViewController(DetailViewController(), animated: true)
  /// }
  /// ```
  ///
  /// A push, a pop, a presentation and a change of the tab take focus as soon as the app has requested them, before their
  /// transition starts. Further actions are dropped until the transition has ended. A dismissal takes focus when UIKit's
  /// `isBeingDismissed` is true. So the result may differ from `screenFocus`, which is the state that was last reported.
  ///
  /// The screen needs no ``FocusBehavior``. The state is read from UIKit during the call, and the options of the screen's own
  /// behaviors do not matter.
  /// - Parameters:
  ///   - options: what takes focus. By default, a search over the screen does not take focus, because the results may be rows
  ///     of this screen. A group and a sampling in the options have no effect.
  ///   - action: called before `dropUnlessFocused` returns, or not at all.
  /// - Returns: whether the action was called.
  /// - Precondition: the call is made on the main thread. A call from another thread stops the app.
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
