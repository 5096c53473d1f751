import Foundation
import LifecycleTimeline

/// How long screens had focus, and why they had none.
enum FocusIntervals {
  static func add(_ focus: TimelineEvent.Focus, of event: TimelineEvent, to intervals: inout IntervalBuilder) {
    let focused = IntervalBuilder.Key(event, .focused)
    let unfocused = IntervalBuilder.Key(event, .unfocused)
    let reason = TimelineInterval.Reason.focus(focus.reason)
    switch focus.change {
    case .gained:
      intervals.end(unfocused, at: event.time, because: reason)
      intervals.begin(focused, at: event.time) { $0.reason = reason }
    case .lost:
      if !intervals.isOpen(focused) { beginBeforeRecording(focused, focus, event, &intervals) }
      intervals.update(focused) { $0.cover = focus.cover }
      intervals.end(focused, at: event.time, because: reason)
    case .reasonChanged: intervals.end(unfocused, at: event.time, because: reason)
    }
    if focus.change != .gained {
      intervals.begin(unfocused, at: event.time) {
        $0.reason = reason
        $0.cover = focus.cover
      }
    }
  }

  /// Begins a focus whose gain was not kept. The loss says how long it lasted.
  private static func beginBeforeRecording(
    _ focused: IntervalBuilder.Key, _ focus: TimelineEvent.Focus, _ event: TimelineEvent,
    _ intervals: inout IntervalBuilder
  ) {
    guard !intervals.hasBegun(kind: event.kind, subject: event.subject) else { return }
    let gain = event.time - focus.previous
    let isInRecording = focus.previous > 0 && gain.isFinite && gain > intervals.start
    intervals.begin(focused, at: isInRecording ? gain : nil)
  }
}
