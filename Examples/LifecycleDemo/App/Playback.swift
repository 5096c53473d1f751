import FocusBehavior
import LifecycleBehaviors
import UIKit

/// The behavior of a media app's player: it plays while its screen has focus under `.media`, and continues under an alert and
/// Control Center, which has its controls. Every screen named Player has it.
enum Playback {
  static let screenName = "Player"

  /// - Parameters:
  ///   - report: receives when it plays and pauses.
  ///   - isFirst: whether the behavior comes before those that report focus. It pauses when the screen disappears, and one that
  ///     comes after them does the rest: behaviors are called in reverse order when a screen disappears, and what follows from a
  ///     loss of focus is reported after it.
  /// - Returns: the behavior.
  @MainActor
  static func behavior(_ report: Report, isFirst: Bool)
    -> any ViewControllerLifecycleBehavior
  {
    FocusBehavior(.media.sampled(report.sampling)) { change in
      guard isFirst == change.reason.isDisappearance else { return }
      report.playerFocus(change, of: screenName)
      if !change.isReasonChange { report(.app, change.hasFocus ? "plays" : "pauses", of: screenName) }
    }
  }
}
