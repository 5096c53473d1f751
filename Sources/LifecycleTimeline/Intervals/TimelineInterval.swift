import Foundation

/// A state that lasted, from one event of a recording to another.
///
/// An interval that the recording's last event leaves open has no end. If the events from before it were not kept,
/// ``isStartKnown`` is false and ``start`` is the earliest time that is certain.
public struct TimelineInterval: Hashable, Sendable {
  /// What the interval is about. Both kinds of a screen's own events, `view` and `behavior`, lead to intervals of the kind
  /// `behavior`.
  public var kind: TimelineEvent.Kind
  /// The name of the screen, the overlay or the scene, or `"app"`.
  public var subject: String
  /// What lasted.
  public var state: State
  /// Seconds since the recording began.
  public var start: TimeInterval
  /// Seconds since the recording began; nil if the state lasted when the recording ended.
  public var end: TimeInterval?
  /// Whether the recording has the event that the interval began with.
  public var isStartKnown = true
  /// Whether it is a transition that was cancelled.
  public var isCancelled = false
  /// Why it began: the name of a `FocusReason`, or the grade of a warning of suspension.
  public var reason: String?
  /// Why it ended: the name of a `FocusReason`, `"averted"`, or `"killed"` for what lasted when the process was killed.
  public var endReason: String?
  /// What took the focus: the cover's name, of `focused` and `unfocused`.
  public var cover: String?
  /// The field that was edited, of `editing`.
  public var field: String?

  /// What can last.
  public enum State: String, CaseIterable, Hashable, Sendable {
    /// The view of a screen was loaded. Unless the recording says when the screen was released, this ends with its last
    /// event.
    case loaded
    /// A screen or an overlay was in the transition towards being visible.
    case appearing
    /// A screen was visible from `afterAppearing` to `afterDisappearing`, an overlay from the end of the transition to the
    /// beginning of the next.
    case visible
    /// A screen or an overlay was in the transition towards being hidden.
    case disappearing
    /// A screen had focus, or, in intervals of the kind `group`, the focus within its focus group.
    case focused
    /// A screen that had focus before had none. Each change of the reason begins another interval.
    case unfocused
    /// The app or a scene was in the foreground and active.
    case active
    /// The app or a scene was in the foreground and inactive.
    case inactive
    /// The app or a scene was in the background.
    case background
    /// A suspension was announced as possible or imminent.
    case suspensionExpected
    /// The process was suspended. This began before `didSuspend` was reported, which is after the suspension.
    case suspended
    /// A field was edited.
    case editing
    /// The keyboard was on screen.
    case keyboard
  }
}

extension TimelineInterval {
  /// - Parameter events: what happened, in order of time. Events whose time is not finite are left out.
  /// - Returns: what lasted, in the order in which it began.
  static func all(of events: [TimelineEvent]) -> [TimelineInterval] {
    let events = events.filter(\.time.isFinite)
    var intervals = IntervalBuilder(since: events.first?.time ?? 0)
    var appearances = AppearanceIntervals()
    var suspensions = SuspensionIntervals()
    for event in events {
      intervals.note(event.time)
      switch event.kind {
      case .view, .behavior: appearances.add(event, to: &intervals)
      case .focus, .group:
        FocusIntervals.add(event, to: &intervals)
        if event[.reason] == "deinitialized" { appearances.release(event, in: &intervals) }
      case .app where event.name == "killed":
        intervals.endAll(at: event.time, because: event.name)
        (appearances, suspensions) = (AppearanceIntervals(), SuspensionIntervals())
      case .app, .scene: ActivityIntervals.add(event, to: &intervals)
      case .suspend: suspensions.add(event, to: &intervals)
      case .overlay: OverlayIntervals.add(event, to: &intervals)
      case .input: InputIntervals.add(event, to: &intervals)
      case .console, .step: break
      }
    }
    appearances.finish(&intervals)
    suspensions.finish(&intervals)
    return intervals.inOrder
  }
}
