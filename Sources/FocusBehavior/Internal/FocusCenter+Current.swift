import UIKit

extension FocusCenter {
  /// The present center, or a new one when there is none or, in tests, another app runs.
  static var shared: FocusCenter {
    if let current { return current }
    running?.stop()
    let center = FocusCenter()
    running = center
    return center
  }

  /// The center of the app that runs, if anything is watched.
  static var current: FocusCenter? {
    running?.isOfThisApp == true ? running : nil
  }

  private static var running: FocusCenter?

  /// Ends the center: no screen is watched any more.
  func stop() {
    close()
    if Self.running === self { Self.running = nil }
  }
}
