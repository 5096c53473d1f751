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
    for event in events {
      intervals.note(event.time)
      switch event.occurrence {
      case .moment(let moment): intervals.add(moment.moment, of: event)
      case .released: intervals.release(event)
      case .opened, .closed: break
      case .focus(let focus):
        intervals.add(focus, of: event)
        if focus.reason == .deinitialized { intervals.release(event) }
      case .app(let app, let isCatchUp):
        if let change = ActivityChange(app) {
          intervals.add(change, isCatchUp: isCatchUp, of: event)
        } else {
          intervals.endAll(at: event.time, because: .terminated)
        }
      case .scene(let scene, let isCatchUp):
        intervals.add(ActivityChange(scene), isCatchUp: isCatchUp, of: event)
      case .suspension(let suspension): intervals.add(suspension, of: event)
      case .overlay(let overlay): intervals.add(overlay, of: event)
      case .input(let input): intervals.add(input, of: event)
      case .note: break
      }
    }
    intervals.finishScreens()
    intervals.finishSuspension()
    return intervals.inOrder
  }
}
