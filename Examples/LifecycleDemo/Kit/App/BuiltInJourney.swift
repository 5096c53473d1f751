import FocusBehavior
import LifecycleBehaviors
import UIKit

/// The journey that `LifecycleDemo` plays without arguments, through a little media app.
enum BuiltInJourney {
  static let name = "built-in journey"

  static let text = """
    # A library and a search, each in a tab. The player plays while it has focus.
    root tabs Library Search
    wait 2
    push Player
    wait 5

    alert Headphones
    wait 2
    dismiss
    wait 3

    # The queue is a sheet. The player stays visible under it, and pauses.
    present pageSheet Queue
    wait 2
    sheet drag cancel
    wait 1
    dismiss
    wait 3

    # A swipe back that is cancelled changes nothing.
    swipe back cancel
    wait 2

    control-center open
    wait 1.5
    control-center close
    wait 2

    home
    wait 1
    suspend 20
    open
    wait 2

    tab Search
    wait 2
    tab Library
    wait 1
    pop
    wait 2
    """

  /// The behavior of the media app's player: it plays while its screen has focus.
  /// - Returns: the behavior.
  @MainActor
  static func playback(
    of name: String, _ report: Report, _ sampling: FocusSampling
  ) -> any ViewControllerLifecycleBehavior {
    FocusBehavior(FocusOptions(sampling: sampling)) { change in
      guard !change.isReasonChange else { return }
      report(.app(change.hasFocus ? .plays : .pauses), of: name)
    }
  }
}
