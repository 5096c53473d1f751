import Foundation
import LifecycleTimeline

extension TimelineRecording {
  /// What lasted from one event to another, in the order in which it began: which screens were visible and had focus, the
  /// states of the app, suspensions.
  ///
  /// ```swift
  /// for interval in recording.intervals where interval.state == .focused {
  ///   print(interval.subject, interval.start, interval.end ?? recording.duration, interval.endReason ?? "still focused")
  /// }
  /// ```
  /// If the oldest events were not kept, an interval that began with one of them begins at the first event that was kept.
  public var intervals: [TimelineInterval] { events.intervals }
}

extension [TimelineEvent] {
  /// What lasts from one event to another, in the order in which it begins. Events whose time is not finite are left out.
  var intervals: [TimelineInterval] {
    let events = filter(\.time.isFinite)
    var intervals = IntervalBuilder(since: events.first?.time ?? 0)
    var appearances = AppearanceIntervals()
    var suspensions = SuspensionIntervals()
    for event in events {
      intervals.note(event.time)
      switch event.kind {
      case .view, .behavior: appearances.add(event, to: &intervals)
      case .focus, .group:
        FocusIntervals.add(event, to: &intervals)
        if event[.reason] == "deinitialized" { appearances.release(event, in: &intervals) }
      case .app where event.name == "killed":
        intervals.endAll(at: event.time, because: event.name)
        (appearances, suspensions) = (AppearanceIntervals(), SuspensionIntervals())
      case .app, .scene: ActivityIntervals.add(event, to: &intervals)
      case .suspend: suspensions.add(event, to: &intervals)
      case .overlay: OverlayIntervals.add(event, to: &intervals)
      case .input: InputIntervals.add(event, to: &intervals)
      case .console, .step: break
      }
    }
    appearances.finish(&intervals)
    suspensions.finish(&intervals)
    return intervals.inOrder
  }
}
