import Foundation
import LifecycleTimeline

/// How long screens had focus, and why they had none.
extension IntervalBuilder {
  mutating func add(_ focus: TimelineEvent.Focus, of event: TimelineEvent) {
    let (focused, unfocused) = (Key(event, .focused), Key(event, .unfocused))
    let reason = TimelineInterval.Reason.focus(focus.reason)
    switch focus.change {
    case .gained:
      end(unfocused, at: event.time, because: reason)
      begin(focused, at: event.time) { $0.reason = reason }
      return
    case .lost:
      // The loss says how long the focus lasted.
      let gain = event.time - focus.previous
      let isInRecording = focus.previous > 0 && gain.isFinite && gain > start
      beginUnlessBegun(focused, at: isInRecording ? gain : nil)
      update(focused) { $0.cover = focus.cover }
      end(focused, at: event.time, because: reason)
    case .reasonChanged: end(unfocused, at: event.time, because: reason)
    }
    begin(unfocused, at: event.time) {
      $0.reason = reason
      $0.cover = focus.cover
    }
  }
}
