import Foundation
import LifecycleTimeline

/// How long overlays were visible and in transitions.
enum OverlayIntervals {
  static func add(_ overlay: TimelineEvent.Overlay, of event: TimelineEvent, to intervals: inout IntervalBuilder) {
    let appearing = IntervalBuilder.Key(event, .appearing)
    let visible = IntervalBuilder.Key(event, .visible)
    let disappearing = IntervalBuilder.Key(event, .disappearing)
    // If the event that began a state was not kept, the state began before the recording.
    let isKnown = intervals.hasBegun(kind: event.kind, subject: event.subject)
    switch overlay {
    case .willShow:
      intervals.update(disappearing) { $0.isCancelled = true }
      intervals.end(disappearing, at: event.time)
      intervals.begin(appearing, at: event.time)
    case .didShow:
      if !isKnown { intervals.begin(appearing, at: nil) }
      intervals.end(appearing, at: event.time)
      intervals.begin(visible, at: event.time)
    case .willHide:
      if !isKnown { intervals.begin(visible, at: nil) }
      intervals.update(appearing) { $0.isCancelled = true }
      intervals.end(appearing, at: event.time)
      intervals.end(visible, at: event.time)
      intervals.begin(disappearing, at: event.time)
    case .didHide:
      if !isKnown { intervals.begin(disappearing, at: nil) }
      for key in [appearing, visible, disappearing] { intervals.end(key, at: event.time) }
    case .unreadable: break
    }
  }
}
