import Foundation
import LifecycleTimeline

/// How long fields were edited and the keyboard was on screen.
extension IntervalBuilder {
  mutating func addInput(_ event: TimelineEvent) {
    let field = Key(event, .editing, field: event.text("field"))
    switch event.name {
    case "began": begin(field, at: event.time)
    case "keyboardDidShow": begin(Key(event, .keyboard), at: event.time)
    case "ended": endInput(field, at: event.time)
    case "keyboardDidHide": endInput(Key(event, .keyboard), at: event.time)
    default: break
    }
  }

  private mutating func endInput(_ key: Key, at time: TimeInterval) {
    beginUnlessBegun(key)
    end(key, at: time)
  }
}
