import Foundation
import LifecycleTimeline

/// How long fields were edited and the keyboard was on screen.
enum InputIntervals {
  static func add(_ input: TimelineEvent.Input, of event: TimelineEvent, to intervals: inout IntervalBuilder) {
    switch input {
    case .began(let field): intervals.begin(.init(event, .editing, field: field), at: event.time)
    case .ended(let field): end(.init(event, .editing, field: field), event, &intervals)
    case .keyboardDidShow: intervals.begin(.init(event, .keyboard), at: event.time)
    case .keyboardDidHide: end(.init(event, .keyboard), event, &intervals)
    }
  }

  private static func end(_ key: IntervalBuilder.Key, _ event: TimelineEvent, _ intervals: inout IntervalBuilder) {
    // The event that began it was not kept.
    if !intervals.hasBegun(kind: event.kind, subject: event.subject) { intervals.begin(key, at: nil) }
    intervals.end(key, at: event.time)
  }
}
