import FocusBehavior
import LifecycleBehaviors
import UIKit

/// Options of a ``TimelineRecorder``: how many events are kept, the names of screens, and what takes the focus from them.
///
/// ```swift
/// var options = TimelineOptions(capacity: 50_000)
/// options.nameOfScreen = { screen in (screen as? ProductViewController)?.productID }
/// recorder = TimelineRecorder(options)
/// ```
///
/// ## Topics
///
/// ### What is recorded
///
/// - ``nameOfScreen``
/// - ``focus``
///
/// ### How much
///
/// - ``capacity``
///
/// ### Creating options
///
/// - ``init(capacity:focus:nameOfScreen:)``
public struct TimelineOptions: Sendable {
  /// The kinds of events that are recorded.
  package var content = TimelineContent.all

  /// How many events are kept in memory: the newest ones. An older one is dropped and counted, see
  /// ``TimelineRecording/droppedEvents``.
  ///
  /// 10,000 by default. An appearance of a screen is about ten events, so that is the last 1,000 appearances: more than an
  /// hour of busy use, in about 3 MB.
  /// - Precondition: positive.
  public var capacity: Int {
    didSet { Self.check(capacity: capacity) }
  }

  /// What takes the focus from a screen in the recording. ``/FocusBehavior/FocusOptions/attention`` by default, whichever
  /// options the screen's own focus behaviors have. A group and a sampling have no effect.
  public var focus: FocusOptions

  /// Names a screen. Nil, or a closure that returns nil, for the class without the ending `ViewController`:
  /// `PlayerViewController` is "Player". The second screen of the same name is "Player 2" while both exist.
  ///
  /// Called on the main thread, once for each screen. An empty name is reported as a `LifecycleIssue`, and the screen has the
  /// name of its class. The names are in what is recorded: leave out what others should not
  /// read.
  public var nameOfScreen: (@MainActor @Sendable (UIViewController) -> String?)?

  /// Creates options. A value that is left out has its default.
  ///
  /// ```swift
  /// let recorder = TimelineRecorder(TimelineOptions(focus: .media))
  /// ```
  /// - Parameters:
  ///   - capacity: how many events are kept in memory.
  ///   - focus: what takes the focus from a screen in the recording.
  ///   - nameOfScreen: names a screen; nil for the name of its class.
  /// - Precondition: `capacity` is positive.
  public init(
    capacity: Int = 10_000, focus: FocusOptions = .attention,
    nameOfScreen: (@MainActor @Sendable (UIViewController) -> String?)? = nil
  ) {
    Self.check(capacity: capacity)
    self.capacity = capacity
    self.focus = focus
    self.nameOfScreen = nameOfScreen
  }

  package init(
    content: TimelineContent, capacity: Int = 10_000, focus: FocusOptions = .attention,
    nameOfScreen: (@MainActor @Sendable (UIViewController) -> String?)? = nil
  ) {
    self.init(capacity: capacity, focus: focus, nameOfScreen: nameOfScreen)
    self.content = content
  }

  private static func check(capacity: Int) {
    precondition(capacity > 0, "TimelineOptions.capacity must be positive, got \(capacity). Write 10_000, the default.")
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
