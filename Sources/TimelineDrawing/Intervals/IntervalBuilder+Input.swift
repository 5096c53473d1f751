import Foundation
import LifecycleTimeline

/// How long fields were edited and the keyboard was on screen.
extension IntervalBuilder {
  mutating func add(_ input: TimelineEvent.Input, of event: TimelineEvent) {
    switch input {
    case .began(let field): begin(Key(event, .editing, field: field), at: event.time)
    case .keyboardDidShow: begin(Key(event, .keyboard), at: event.time)
    case .ended(let field): endInput(Key(event, .editing, field: field), at: event.time)
    case .keyboardDidHide: endInput(Key(event, .keyboard), at: event.time)
    }
  }

  private mutating func endInput(_ key: Key, at time: TimeInterval) {
    beginUnlessBegun(key)
    end(key, at: time)
  }
}
