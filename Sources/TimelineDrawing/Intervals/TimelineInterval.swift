import Foundation
import LifecycleTimeline

/// A state that lasted, from one event of a recording to another.
///
/// ```swift
/// let suspensions = recording.intervals.filter { $0.state == .suspended }
/// let seconds = suspensions.reduce(0) { $0 + ($1.end ?? recording.duration) - $1.start }
/// ```
/// An interval that the recording's last event leaves open has no end. If the events from before it were not kept,
/// ``isStartKnown`` is false and ``start`` is the earliest time that is certain.
///
/// ## Topics
///
/// ### Which state, and when
///
/// - ``kind``
/// - ``subject``
/// - ``state-swift.property``
/// - ``State-swift.enum``
/// - ``start``
/// - ``end``
/// - ``isStartKnown``
///
/// ### More about it
///
/// - ``isCancelled``
/// - ``reason``
/// - ``endReason``
/// - ``cover``
/// - ``field``
public struct TimelineInterval: Hashable, Sendable {
  /// The kind of the events that it begins and ends with.
  public var kind: TimelineEvent.Kind
  /// The name of the screen, the overlay or the scene, or `"app"`.
  public var subject: String
  /// The state that lasted.
  public var state: State
  /// Seconds since the recording began.
  public var start: TimeInterval
  /// Seconds since the recording began; nil if the state lasted when the recording ended.
  public var end: TimeInterval?
  /// Whether the recording has the event that the interval began with.
  public var isStartKnown = true
  /// Whether it is a transition that was cancelled, as by a swipe back that the user did not finish.
  ///
  /// ```swift
  /// let cancelled = recording.intervals.filter(\.isCancelled)
  /// for transition in cancelled { print("\(transition.subject) did not finish \(transition.state)") }
  /// ```
  public var isCancelled = false
  /// Why it began, as one word: the reason of a change of focus, or the grade of a warning of suspension.
  public var reason: String?
  /// Why it ended, as one word: also `"suspended"` and `"averted"` of a suspension that was expected, and `"terminated"` of what
  /// ended with the process.
  public var endReason: String?
  /// The name of what took the focus, of `focused` and `unfocused`.
  public var cover: String?
  /// The field that was edited, of `editing`.
  public var field: String?

  /// A state that can last.
  #if hasAttribute(nonexhaustive)
    @nonexhaustive
  #endif
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
    /// A screen had focus.
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
    /// A field was edited, at most until its screen disappeared.
    case editing
    /// The keyboard was on screen.
    case keyboard
  }
}
