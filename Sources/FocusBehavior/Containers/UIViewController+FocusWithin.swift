import LifecycleBehaviors
import UIKit

// On the protocol for the reason given in UIViewController+ScreenFocus.swift.
@MainActor
extension NSObjectProtocol where Self: UIViewController {
  /// Calls `handler` when this container gains focus within and when it loses it.
  ///
  /// ```swift
  /// focusWithin = columns.observeFocusWithin(.media) { [player] hasFocus in player.isPaused = !hasFocus }
  /// ```
  /// Focus is within while this controller, or one that it contains at any depth, has a ``FocusBehavior`` and would have focus
  /// under `options`, whatever those of its own behavior count. The container needs no behavior, so that it may be a
  /// navigation, tab bar or split view controller. Controllers that it presents are not within: they cover it.
  ///
  /// The calls alternate, beginning with true. The handler is called when the run-loop iteration is over, so that a move of focus from
  /// one screen inside to another is not reported; only leaving the app is reported immediately. Of several containers, those
  /// that have lost focus are reported first.
  ///
  /// The container is not retained. A handler that uses it should capture it weakly. Call it on the main thread.
  /// - Parameters:
  ///   - options: what takes the focus from the screens within, and how they are sampled. A group has no effect.
  ///   - handler: called on the main thread with whether focus is within now.
  /// - Returns: the subscription, which the caller retains: deallocating it ends the calls.
  @preconcurrency
  public func observeFocusWithin(
    _ options: FocusOptions = .attention, perform handler: @escaping (_ hasFocus: Bool) -> Void
  ) -> LifecycleSubscription {
    MainThread.require()
    let observation = FocusWithinObservation(self, options, handler)
    FocusCenter.current.add(observation)
    return LifecycleSubscription(retaining: observation) { [weak observation] in observation?.end() }
  }
}
