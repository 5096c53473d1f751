import Foundation
import LifecycleBehaviors

/// An event of a recording: when it happened, to which screen, scene or other subject, and what it was.
///
/// ```swift
/// for event in recording.events {
///   guard case .focus(let focus) = event.occurrence, focus.change == .lost else { continue }
///   print(event.time, event.subject, focus.reason)
/// }
/// ```
/// An event keeps no screen alive, and it is the same when it is read from a file.
///
/// ## Topics
///
/// ### The event
///
/// - ``time``
/// - ``subject``
/// - ``occurrence-swift.property``
/// - ``Occurrence-swift.enum``
/// - ``init(time:subject:_:)``
///
/// ### What each occurrence carries
///
/// - ``Moment``
/// - ``Focus``
/// - ``App``
/// - ``Scene``
/// - ``Suspension``
/// - ``Overlay``
/// - ``Input``
/// - ``Note``
///
/// ### As text
///
/// - ``kind-swift.property``
/// - ``Kind-swift.enum``
/// - ``name``
/// - ``details``
/// - ``Detail``
/// - ``jsonLine``
public struct TimelineEvent: Equatable, Sendable {
  /// Seconds since the recording began, on a clock that also counts the sleep of the device.
  public var time: TimeInterval
  /// The name of the screen, the overlay or the scene it happened to, `"app"`, or `"keyboard"`.
  public var subject: String
  /// What happened.
  public var occurrence: Occurrence

  /// Makes an event, for a test. A recorder makes its events itself.
  ///
  /// ```swift
  /// let loss = TimelineEvent(time: 2.5, subject: "Player", .focus(.init(.lost, .alert, previous: 2)))
  /// ```
  /// - Parameters:
  ///   - time: seconds since the recording began.
  ///   - subject: the name of what it happened to.
  ///   - occurrence: what happened.
  public init(time: TimeInterval, subject: String, _ occurrence: Occurrence) {
    self.time = time
    self.subject = subject
    self.occurrence = occurrence
  }

  /// Everything that a recorder records.
  ///
  /// ## Topics
  ///
  /// ### Screens
  ///
  /// - ``opened(_:)``
  /// - ``moment(_:)``
  /// - ``closed(_:)``
  /// - ``released``
  /// - ``focus(_:)``
  ///
  /// ### The app
  ///
  /// - ``app(_:isCatchUp:)``
  /// - ``scene(_:isCatchUp:)``
  /// - ``suspension(_:)``
  ///
  /// ### What is shown and edited
  ///
  /// - ``overlay(_:)``
  /// - ``input(_:)``
  ///
  /// ### Events of your own
  ///
  /// - ``note(_:)``
  #if hasAttribute(nonexhaustive)
    @nonexhaustive
  #endif
  public enum Occurrence: Equatable, Sendable {
    /// A screen came: pushed, presented, with a window, or added to a container.
    case opened(ScreenOpening)
    /// The behaviors of a screen received a moment.
    case moment(Moment)
    /// A screen went for good: popped, dismissed, replaced, removed, or with its window. The value has no screen.
    case closed(ScreenClosing)
    /// A screen was released: it does not exist any more.
    case released
    /// A screen gained or lost focus, or is without it for another reason.
    case focus(Focus)
    /// The app posted a notification. With `isCatchUp` it is the state in which the recorder found the app.
    case app(App, isCatchUp: Bool = false)
    /// A scene posted a notification. With `isCatchUp` it is the state in which the recorder found the scene.
    case scene(Scene, isCatchUp: Bool = false)
    /// The `SuspendMonitor` reported something about the suspension of the process.
    case suspension(Suspension)
    /// An overlay was shown or hidden.
    case overlay(Overlay)
    /// A field began or ended to be edited, or the keyboard was shown or hidden.
    case input(Input)
    /// The app noted something: ``TimelineRecorder/note(_:of:_:)``.
    case note(Note)
  }

  /// The kind of an event, without what it carries. Its raw value is the member `kind` of JSON Lines.
  #if hasAttribute(nonexhaustive)
    @nonexhaustive
  #endif
  public enum Kind: String, CaseIterable, Hashable, Sendable {
    /// ``Occurrence-swift.enum/opened(_:)``, ``Occurrence-swift.enum/moment(_:)``, ``Occurrence-swift.enum/closed(_:)`` and
    /// ``Occurrence-swift.enum/released``.
    case behavior
    /// ``Occurrence-swift.enum/focus(_:)``.
    case focus
    /// ``Occurrence-swift.enum/app(_:isCatchUp:)``.
    case app
    /// ``Occurrence-swift.enum/scene(_:isCatchUp:)``.
    case scene
    /// ``Occurrence-swift.enum/suspension(_:)``.
    case suspend
    /// ``Occurrence-swift.enum/overlay(_:)``.
    case overlay
    /// ``Occurrence-swift.enum/input(_:)``.
    case input
    /// ``Occurrence-swift.enum/note(_:)``.
    case note
  }

  /// The kind of the event.
  public var kind: Kind {
    switch occurrence {
    case .opened, .moment, .closed, .released: .behavior
    case .focus: .focus
    case .app: .app
    case .scene: .scene
    case .suspension: .suspend
    case .overlay: .overlay
    case .input: .input
    case .note: .note
    }
  }

  /// What happened, as one word: `"afterAppearing"`, `"lost"`, `"didSuspend"`. In JSON Lines it is the member `event`.
  public var name: String {
    switch occurrence {
    case .moment(let moment): moment.moment.name
    case .opened: "opened"
    case .closed: "closed"
    case .released: "released"
    case .focus(let focus): focus.change.rawValue
    case .app(let event, _): event.rawValue
    case .scene(let event, _): event.rawValue
    case .suspension(let event): event.name
    case .overlay(let event): event.name
    case .input(let event): event.name
    case .note(let note): note.name
    }
  }

  /// What the event carries, as text and numbers, in the order in which JSON Lines have it.
  public var details: [Detail] {
    switch occurrence {
    case .moment(let moment): moment.details
    case .opened(let opening): opening.details
    case .closed(let closing): closing.details
    case .released: []
    case .focus(let focus): focus.details
    case .app(_, let isCatchUp), .scene(_, let isCatchUp): .flag("catchUp", isCatchUp)
    case .suspension(let event): event.details
    case .overlay(let event): event.details
    case .input(let event): event.details
    case .note(let note): note.details
    }
  }
}

extension TimelineEvent.Occurrence {
  /// Reads an occurrence from the members of a line that are not the event's own.
  init(
    _ kind: TimelineEvent.Kind, named name: String, _ members: inout EventMembers
  ) throws(TimelineReadingError) {
    let occurrence: Self?
    switch kind {
    case .behavior where name == "released": occurrence = .released
    case .behavior where name == "opened": occurrence = .opened(try ScreenOpening(&members))
    case .behavior where name == "closed": occurrence = .closed(try ScreenClosing(&members))
    case .behavior: occurrence = try TimelineEvent.Moment(named: name, &members).map(Self.moment)
    case .focus: occurrence = try TimelineEvent.Focus(named: name, &members).map(Self.focus)
    case .app:
      let isCatchUp = try members.flag("catchUp")
      occurrence = TimelineEvent.App(rawValue: name).map { .app($0, isCatchUp: isCatchUp) }
    case .scene:
      let isCatchUp = try members.flag("catchUp")
      occurrence = TimelineEvent.Scene(rawValue: name).map { .scene($0, isCatchUp: isCatchUp) }
    case .suspend: occurrence = try TimelineEvent.Suspension(named: name, &members).map(Self.suspension)
    case .overlay: occurrence = try TimelineEvent.Overlay(named: name, &members).map(Self.overlay)
    case .input: occurrence = try TimelineEvent.Input(named: name, &members).map(Self.input)
    case .note: occurrence = .note(.init(name, members.rest))
    }
    guard let occurrence else { throw members.error(.unknownEvent(name, kind: kind)) }
    self = occurrence
  }
}
