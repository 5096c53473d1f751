import UIKit

@testable import OverlayBehavior

extension OverlayController {
  /// Whether the overlay is requested: by the last reading of its condition, or by the last `show()` or `hide()`.
  var isWanted: Bool { overlay.isRequested }

  /// Whether the overlay's window is on screen in the scene, transitions included.
  func isShown(in scene: UIWindowScene) -> Bool {
    center?.isShowing(overlay, in: scene) ?? false
  }

  /// Reads the condition at the end of the current run-loop iteration.
  func setNeedsCheck() {
    overlay.setNeedsCheck()
  }
}
