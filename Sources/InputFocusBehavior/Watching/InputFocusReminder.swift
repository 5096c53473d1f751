import LifecycleBehaviors
import UIKit

/// Calls back where no notification says that an obstacle is gone: after an interval, and when a transition ends.
@MainActor
final class InputFocusReminder {
  private var timer: LifecycleSubscription?
  private weak var awaitedTransition: (any UIViewControllerTransitionCoordinator)?

  /// - Parameters:
  ///   - interval: seconds.
  ///   - transition: the one that runs now, if one does. Its end is awaited once, however often this is called.
  ///   - didPass: called when the interval has passed.
  ///   - didEnd: called when the transition has ended.
  func start(
    after interval: TimeInterval, transition: (any UIViewControllerTransitionCoordinator)?,
    didPass: @escaping @MainActor () -> Void,
    didEnd: @escaping @MainActor () -> Void
  ) {
    timer = LifecycleTime.current.schedule(after: interval, didPass)
    guard let transition, transition !== awaitedTransition else { return }
    awaitedTransition = transition
    transition.animate(alongsideTransition: nil) { _ in didEnd() }
  }

  func stop() {
    timer?.cancel()
    timer = nil
  }
}
