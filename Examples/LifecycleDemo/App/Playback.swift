import FocusBehavior
import LifecycleBehaviors
import UIKit

/// The behavior of a media app's player: it plays while its screen has focus, and plays on under an alert and Control Center,
/// which has its controls. Every screen named Player has it.
enum Playback {
  static let screenName = "Player"

  @MainActor
  static func behavior(_ report: Report, _ sampling: FocusSampling) -> any ViewControllerLifecycleBehavior {
    FocusBehavior(.media.sampled(sampling)) { change in
      guard !change.isReasonChange else { return }
      report(.app(change.hasFocus ? .plays : .pauses), of: screenName)
    }
  }
}
