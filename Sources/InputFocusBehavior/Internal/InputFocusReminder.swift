import LifecycleBehaviors
import UIKit

/// Says when to look again where nobody announces that something is over: after a while, and when a transition ends.
@MainActor
final class InputFocusReminder {
  private let interval: TimeInterval
  private let time: LifecycleTime
  private var timer: (any LifecycleTimer)?
  private weak var awaitedTransition: (any UIViewControllerTransitionCoordinator)?

  init(every interval: TimeInterval, time: LifecycleTime) {
    self.interval = interval
    self.time = time
  }

  /// - Parameter transition: the one that runs, if one does; each is waited for once.
  func start(
    transition: (any UIViewControllerTransitionCoordinator)?, look: @escaping @MainActor () -> Void,
    lookLater: @escaping @MainActor () -> Void
  ) {
    timer = time.schedule(after: interval, look)
    guard let transition, transition !== awaitedTransition else { return }
    awaitedTransition = transition
    transition.animate(alongsideTransition: nil) { _ in lookLater() }
  }

  func stop() {
    timer?.cancel()
    timer = nil
  }
}
