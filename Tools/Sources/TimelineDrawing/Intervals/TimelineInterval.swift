import Foundation
import LifecycleTimeline

/// A state that lasted, from one event of a recording to another.
///
/// An interval that the recording's last event leaves open has no end. If the events from before it were not kept,
/// `isStartKnown` is false and `start` is the earliest time that is certain.
package struct TimelineInterval {
  /// The kind of the events that it begins and ends with.
  package var kind: TimelineEvent.Kind
  /// The name of the screen, the overlay or the scene, or `"app"`.
  package var subject: String
  /// The state that lasted.
  package var state: State
  /// Seconds since the recording began.
  package var start: TimeInterval
  /// Seconds since the recording began; nil if the state lasted when the recording ended.
  package var end: TimeInterval?
  /// Whether the recording has the event that the interval began with.
  package var isStartKnown = true
  /// Whether it is a transition that was cancelled, as by a swipe back that the user did not finish.
  package var isCancelled = false
  /// Why it began, as one word: the reason of a change of focus, or the grade of a warning of suspension.
  package var reason: String?
  /// Why it ended, as one word: also `"suspended"` and `"averted"` of a suspension that was expected, and ``terminated`` of what
  /// ended with the process.
  package var endReason: String?
  /// The name of what took the focus, of `focused` and `unfocused`.
  package var cover: String?
  /// The field that was edited, of `editing`.
  package var field: String?

  /// The `endReason` of what ended with the process.
  package static let terminated = "terminated"

  /// A state that can last.
  package enum State: String {
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
