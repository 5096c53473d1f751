import Foundation
import LifecycleTimeline

extension TimelineRecording {
  /// The states that lasted from one event to another, in the order in which they began: which screens were visible and had
  /// focus, the states of the app, suspensions.
  ///
  /// ```swift
  /// for interval in recording.intervals where interval.state == .focused {
  ///   let end = interval.endReason?.name ?? "still focused"
  ///   print(interval.subject, interval.start, interval.end ?? recording.duration, end)
  /// }
  /// ```
  /// If the oldest events were not kept, an interval that began with one of them begins at the first event that was kept.
  public var intervals: [TimelineInterval] { events.intervals }
}

extension [TimelineEvent] {
  /// The states that last from one event to another, in the order in which they begin. Events whose time is not finite are left
  /// out.
  var intervals: [TimelineInterval] {
    let events = filter(\.time.isFinite)
    var intervals = IntervalBuilder(since: events.first?.time ?? 0)
    var appearances = AppearanceIntervals()
    var suspensions = SuspensionIntervals()
    for event in events {
      intervals.note(event.time)
      switch event.occurrence {
      case .moment(let moment): appearances.add(moment.moment, of: event, to: &intervals)
      case .released: appearances.release(event, in: &intervals)
      case .focus(let focus):
        FocusIntervals.add(focus, of: event, to: &intervals)
        if focus.reason == .deinitialized { appearances.release(event, in: &intervals) }
      case .app(let app, let isCatchUp):
        guard let change = ActivityIntervals.Change(app) else {
          intervals.endAll(at: event.time, because: .terminated)
          (appearances, suspensions) = (AppearanceIntervals(), SuspensionIntervals())
          continue
        }
        ActivityIntervals.add(event, change, isCatchUp: isCatchUp, to: &intervals)
      case .scene(let scene, let isCatchUp):
        ActivityIntervals.add(event, .init(scene), isCatchUp: isCatchUp, to: &intervals)
      case .suspension(let suspension): suspensions.add(suspension, of: event, to: &intervals)
      case .overlay(let overlay): OverlayIntervals.add(overlay, of: event, to: &intervals)
      case .input(let input): InputIntervals.add(input, of: event, to: &intervals)
      case .note: break
      }
    }
    appearances.finish(&intervals)
    suspensions.finish(&intervals)
    return intervals.inOrder
  }
}
