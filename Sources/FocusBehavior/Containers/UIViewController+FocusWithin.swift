import LifecycleBehaviors
import UIKit

// On the protocol for the reason given in UIViewController+ScreenFocus.swift.
@MainActor
extension NSObjectProtocol where Self: UIViewController {
  /// Observes whether any screen inside this container has focus. Calls a closure when the first screen gains focus, and when
  /// the last screen loses focus.
  ///
  /// ```swift
  /// focusWithin = columns.observeFocusWithin(.media) { [player] hasFocus in player.isPaused = !hasFocus }
  /// ```
  ///
  /// Only screens with a ``FocusBehavior``, or another behavior that takes ``FocusOptions``, count, at any depth, including this
  /// controller itself. Whether the screens have focus is decided by `options`, not by the options of their own behaviors. If no
  /// screen inside has such a behavior, the closure is never called. The container itself needs no behavior, so it may be a
  /// navigation, tab bar or split view controller.
  /// Controllers that the container presents are not inside: they cover the container.
  ///
  /// ## When the closure is called
  ///
  /// The calls alternate, beginning with true. They are made at the end of a run-loop iteration, so a move of focus between two
  /// screens inside is not reported. If a screen inside already has focus, the first call follows soon, at the end of a run-loop
  /// iteration. A loss is reported immediately if the app or its scene becomes inactive or enters the background. Any change is
  /// reported immediately if you call ``FocusSampling/sampleNow()``. If several containers change, losses are reported before
  /// gains.
  /// - Parameters:
  ///   - options: what takes focus from the screens inside, and when they are sampled. A group in the options has no effect.
  ///   - handler: called on the main thread with whether any screen inside has focus. The subscription retains the closure, so
  ///     capture the container weakly.
  /// - Returns: the subscription. Retain it: deallocating the subscription ends the calls. The container is not retained.
  /// - Precondition: the call is made on the main thread. A call from another thread stops the app.
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
