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

  /// Waits until the screen can be touched. UIKit ignores touches during a transition, so the user waits for its end.
  func prepare() throws(Refusal) {
    try app.requireRunning()
    if pace.device.isSuspended { throw Refusal(message: "the process is suspended; 'open' the app first") }
    waitUntilLifted()
    pace.finishTransitions()
    try waitUntilUncovered()
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

  /// An overlay covers every screen. One that is being hidden is waited for.
  private func waitUntilUncovered() throws(Refusal) {
    if overlay.isRequested { throw Refusal(message: "the overlay covers every screen; 'overlay hide' first") }
    while overlay.isShown { pace.wait(0.05) }
  }
}
