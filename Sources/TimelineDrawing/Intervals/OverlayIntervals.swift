import Foundation
import LifecycleTimeline

/// How long overlays were visible and in transitions.
enum OverlayIntervals {
  static func add(_ event: TimelineEvent, to intervals: inout IntervalBuilder) {
    let (appearing, visible) = (key(.appearing, event), key(.visible, event))
    let disappearing = key(.disappearing, event)
    let isKnown = intervals.hasBegun(kind: event.kind, subject: event.subject)
    switch event.name {
    case "willShow":
      intervals.update(disappearing) { $0.isCancelled = true }
      intervals.end(disappearing, at: event.time)
      intervals.begin(appearing, at: event.time)
    case "didShow":
      // The event that began the transition was not kept.
      if !isKnown { intervals.begin(appearing, at: nil) }
      intervals.end(appearing, at: event.time)
      intervals.begin(visible, at: event.time)
    case "willHide":
      if !isKnown { intervals.begin(visible, at: nil) }
      intervals.update(appearing) { $0.isCancelled = true }
      intervals.end(appearing, at: event.time)
      intervals.end(visible, at: event.time)
      intervals.begin(disappearing, at: event.time)
    case "didHide":
      if !isKnown { intervals.begin(disappearing, at: nil) }
      for key in [appearing, visible, disappearing] { intervals.end(key, at: event.time) }
    default: break
    }
  }

  private static func key(_ state: TimelineInterval.State, _ event: TimelineEvent) -> IntervalBuilder.Key {
    .init(kind: event.kind, subject: event.subject, state: state, field: nil)
  }
}
