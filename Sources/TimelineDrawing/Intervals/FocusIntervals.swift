import Foundation
import LifecycleTimeline

/// How long screens had focus, and why they had none.
enum FocusIntervals {
  static func add(_ event: TimelineEvent, to intervals: inout IntervalBuilder) {
    let focused = key(.focused, event)
    let unfocused = key(.unfocused, event)
    switch event.name {
    case "gained":
      intervals.end(unfocused, at: event.time, because: event[.reason])
      intervals.begin(focused, at: event.time) { $0.reason = event[.reason] }
    case "lost":
      if !intervals.isOpen(focused) { beginBeforeRecording(focused, event, &intervals) }
      intervals.update(focused) { $0.cover = event[.by] }
      intervals.end(focused, at: event.time, because: event[.reason])
      begin(unfocused, event, &intervals)
    case "reasonChanged":
      intervals.end(unfocused, at: event.time, because: event[.reason])
      begin(unfocused, event, &intervals)
    default: break
    }
  }

  private static func key(_ state: TimelineInterval.State, _ event: TimelineEvent) -> IntervalBuilder.Key {
    .init(kind: event.kind, subject: event.subject, state: state, field: nil)
  }

  private static func begin(
    _ unfocused: IntervalBuilder.Key, _ event: TimelineEvent, _ intervals: inout IntervalBuilder
  ) {
    intervals.begin(unfocused, at: event.time) {
      $0.reason = event[.reason]
      $0.cover = event[.by]
    }
  }

  /// The gain of this focus was not kept. The loss says how long ago it was.
  private static func beginBeforeRecording(
    _ focused: IntervalBuilder.Key, _ event: TimelineEvent, _ intervals: inout IntervalBuilder
  ) {
    guard !intervals.hasBegun(kind: event.kind, subject: event.subject) else { return }
    let gain = event.number(.previous).map { event.time - $0 }
    let isInRecording = gain.map { $0.isFinite && $0 > intervals.start && $0 <= event.time } ?? false
    intervals.begin(focused, at: isInRecording ? gain : nil)
  }
}
