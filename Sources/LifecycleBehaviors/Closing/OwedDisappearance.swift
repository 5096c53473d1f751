import Foundation

/// How long a closing waits for the disappearance that UIKit owes.
///
/// UIKit makes none for some screens, such as one that is presented over a root that is replaced (R59 of HeadlessUIKit's
/// rules). So the wait is bounded.
@MainActor
final class OwedDisappearance {
  /// Seconds. Longer than several frames, in which UIKit lays out what has changed, and shorter than what a user notices.
  private static let longestWait: TimeInterval = 0.1

  private(set) var isOverdue = false
  /// Causes the iteration in which the wait is over.
  private var timer: LifecycleSubscription?

  init() {
    timer = LifecycleTime.current.schedule(after: Self.longestWait) { [weak self] in self?.isOverdue = true }
  }
}
