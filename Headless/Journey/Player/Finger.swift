import Foundation
import HeadlessDevice

/// Remembers when the user's finger lifts from a swipe or a drag.
@MainActor
final class Finger {
  private let pace: Pace
  private var liftTime: TimeInterval = 0

  init(_ pace: Pace) {
    self.pace = pace
  }

  func waitUntilLifted() {
    if pace.device.now < liftTime { pace.wait(liftTime - pace.device.now) }
  }

  /// Calls `lift` when half the time of a transition has passed.
  func liftHalfway(_ lift: @escaping () -> Void) {
    let half = 0.175
    liftTime = pace.device.now + half
    _ = pace.device.schedule(after: half) { lift() }
  }
}
