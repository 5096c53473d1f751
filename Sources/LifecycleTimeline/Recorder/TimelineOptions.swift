import FocusBehavior
import LifecycleBehaviors
import UIKit

/// The content of a recording, the number of events in memory, and the names of screens.
package struct TimelineOptions: Sendable {
  package var content: TimelineContent
  package var capacity: Int
  package var focus: FocusOptions
  package var nameOfScreen: (@MainActor @Sendable (UIViewController) -> String?)?

  package init(
    content: TimelineContent = .all, capacity: Int = 10_000, focus: FocusOptions = .attention,
    nameOfScreen: (@MainActor @Sendable (UIViewController) -> String?)? = nil
  ) {
    self.content = content
    self.capacity = capacity
    self.focus = focus
    self.nameOfScreen = nameOfScreen
  }
}

/// The contents of a recording: a set of the kinds of events that a ``TimelineRecorder`` records. An app records all of them.
package struct TimelineContent: OptionSet, Hashable, Sendable {
  package let rawValue: Int

  package init(rawValue: Int) {
    self.rawValue = rawValue
  }

  /// The moments and the focus of every screen that has behaviors, or calls `addDefaultBehaviors()`.
  package static let screens = TimelineContent(rawValue: 1 << 0)
  /// The focus of the screens that are recorded.
  package static let focus = TimelineContent(rawValue: 1 << 1)
  /// The states of the app and of its scenes.
  package static let app = TimelineContent(rawValue: 1 << 2)
  /// The suspension of the process, which a `SuspendMonitor` reports.
  package static let suspension = TimelineContent(rawValue: 1 << 3)
  /// The overlays of any `OverlayController` or `OverlayBehavior`.
  package static let overlays = TimelineContent(rawValue: 1 << 4)
  /// Text fields and text views that begin and end to be edited, and the keyboard. Never what is typed.
  package static let input = TimelineContent(rawValue: 1 << 5)
  /// How each screen appears and disappears: in which container and window, and whether it is pushed, presented or embedded.
  package static let circumstances = TimelineContent(rawValue: 1 << 6)

  /// Everything.
  package static let all: TimelineContent = [
    .screens, .focus, .app, .suspension, .overlays, .input, .circumstances,
  ]
}
