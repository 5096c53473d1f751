import Foundation

/// Decides when the user's finger can touch the screen, and when it lifts.
@MainActor
final class Finger {
  private let pace: Pace
  private let app: DemoApp
  private let overlay: DemoOverlay
  private var liftTime: TimeInterval = 0

  init(pace: Pace, app: DemoApp, overlay: DemoOverlay) {
    self.pace = pace
    self.app = app
    self.overlay = overlay
  }

  /// Throws if the screen cannot be touched, and could not after a wait either.
  func requireTouchable() throws(Refusal) {
    try app.requireRunning()
    if pace.device.isSuspended { throw Refusal(message: "the process is suspended; 'open' the app first") }
    if overlay.isRequested { throw Refusal(message: "the overlay covers every screen; 'overlay hide' first") }
  }

  /// Waits until the screen can be touched. UIKit ignores touches during a transition, so the user waits for its end. An
  /// overlay that is being hidden covers every screen until it is.
  func prepare() throws(Refusal) {
    try requireTouchable()
    waitUntilLifted()
    pace.finishTransitions()
    while overlay.isShown { pace.wait(0.05) }
  }

  /// Waits for the end of a swipe or drag.
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
