import Foundation
import LifecycleTimeline

/// How long fields were edited and the keyboard was on screen.
enum InputIntervals {
  static func add(_ event: TimelineEvent, to intervals: inout IntervalBuilder) {
    let editing = IntervalBuilder.Key(
      kind: .input, subject: event.subject, state: .editing, field: event[.field])
    let keyboard = IntervalBuilder.Key(kind: .input, subject: event.subject, state: .keyboard, field: nil)
    switch event.name {
    case "began": intervals.begin(editing, at: event.time)
    case "ended":
      // The event that began it was not kept.
      if !intervals.hasBegun(kind: .input, subject: event.subject) { intervals.begin(editing, at: nil) }
      intervals.end(editing, at: event.time)
    case "willShow", "didShow", "keyboardWillShow", "keyboardDidShow": intervals.begin(keyboard, at: event.time)
    case "willHide", "didHide", "keyboardWillHide", "keyboardDidHide":
      if !intervals.hasBegun(kind: .input, subject: event.subject) { intervals.begin(keyboard, at: nil) }
      intervals.end(keyboard, at: event.time)
    default: break
    }
  }
}
