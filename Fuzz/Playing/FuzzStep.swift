import Foundation
import Journey
import LifecycleTimeline

/// A step that was played, and where.
struct FuzzStep: Hashable {
  let command: JourneyCommand
  /// The type of the screen that the user saw.
  let screen: String
  /// The text on the touched control, beside its name.
  let label: String

  /// The step as a line of a journey, with a comment. It is one line whatever is written on the screen.
  func line(width: Int) -> String {
    let text = command.text.padding(toLength: max(width, command.text.count), withPad: " ", startingAt: 0)
    return TimelineEvent.escaped(text + "  # \(screen)" + (label.isEmpty ? "" : ", \"\(label)\""))
  }
}

extension [FuzzStep] {
  var commands: [JourneyCommand] { map(\.command) }
}
