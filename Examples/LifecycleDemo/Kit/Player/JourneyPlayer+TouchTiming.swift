import UIKit

extension JourneyPlayer {
  /// UIKit ignores touches while a transition runs, so the user waits for its end.
  func prepareForTouch() throws(Refusal) {
    try requireRunning()
    if device.isSuspended { throw Refusal(message: "the process is suspended; 'open' the app first") }
    waitForTouch()
    pace.finishTransitions()
    try requireUncovered()
  }

  func waitForTouch() {
    if device.now < touchEnd { pace.wait(touchEnd - device.now) }
  }

  /// Nobody can touch what an overlay covers; one that is on its way out is waited for.
  func requireUncovered() throws(Refusal) {
    guard let overlay else { return }
    if overlay.isWanted { throw Refusal(message: "the overlay covers every screen; 'overlay hide' first") }
    while overlay.isShown { pace.wait(0.05) }
  }

  /// Lifts the finger half way through a transition's time.
  func liftFinger(_ lift: @escaping () -> Void) {
    let half = 0.175
    touchEnd = device.now + half
    _ = device.schedule(after: half) { lift() }
  }
}
