import FocusBehavior
import LifecycleBehaviors
import UIKit

/// What the media app of the built-in journey does with the focus: its player plays while somebody attends to it.
@MainActor
enum PlaybackBehavior {
  static func make(for name: String, report: Report, sampling: FocusSampling) -> any ViewControllerLifecycleBehavior {
    FocusBehavior(FocusOptions(sampling: sampling)) { change in
      guard !change.isReasonChange else { return }
      report(.app, name, change.hasFocus ? "plays" : "pauses")
    }
  }
}
