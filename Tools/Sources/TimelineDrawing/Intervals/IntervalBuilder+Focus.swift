import Foundation
import LifecycleTimeline

/// How long screens had focus, and why they had none.
extension IntervalBuilder {
  mutating func addFocus(_ event: TimelineEvent) {
    let (focused, unfocused) = (Key(event, .focused), Key(event, .unfocused))
    let (reason, cover) = (event.text("reason"), event.text("by"))
    let previous = event.number("previous") ?? 0
    switch event.name {
    case "gained":
      end(unfocused, at: event.time, because: reason)
      begin(focused, at: event.time) { $0.reason = reason }
      return
    case "lost":
      // The loss says how long the focus lasted.
      let gain = event.time - previous
      let isInRecording = previous > 0 && gain > start
      beginUnlessBegun(focused, at: isInRecording ? gain : nil)
      update(focused) { $0.cover = cover }
      end(focused, at: event.time, because: reason)
    case "reasonChanged": end(unfocused, at: event.time, because: reason)
    default: return
    }
    begin(unfocused, at: event.time) {
      $0.reason = reason
      $0.cover = cover
    }
  }
}
