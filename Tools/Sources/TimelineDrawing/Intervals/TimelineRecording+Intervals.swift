import FocusBehavior
import Foundation
import LifecycleTimeline

extension TimelineRecording {
  /// The states that lasted from one event to another, in the order in which they began: which screens were visible and had
  /// focus, the states of the app, suspensions.
  ///
  /// If the oldest events were not kept, an interval that began with one of them begins at the first event that was kept.
  package var intervals: [TimelineInterval] { events.intervals }
}

extension [TimelineEvent] {
  /// The states that last from one event to another, in the order in which they begin.
  var intervals: [TimelineInterval] {
    var intervals = IntervalBuilder(since: first?.time ?? 0)
    for event in self {
      intervals.note(event.time)
      switch event.kind {
      case .behavior: intervals.addBehavior(event)
      case .focus:
        intervals.addFocus(event)
        if event.text("reason") == FocusReason.deinitialized.name { intervals.release(event) }
      case .app where event.endsProcess: intervals.endAll(at: event.time, because: TimelineInterval.terminated)
      case .app, .scene: ActivityChange(event.name).map { intervals.add($0, of: event) }
      case .suspend: intervals.addSuspension(event)
      case .overlay: intervals.addOverlay(event)
      case .input: intervals.addInput(event)
      default: break
      }
    }
    intervals.finishScreens()
    intervals.finishSuspension()
    return intervals.inOrder
  }
}

extension TimelineEvent {
  /// Whether the process ends with it. UIKit announces `willTerminate`; nothing in a process can say that it is killed, but a
  /// simulated device can.
  var endsProcess: Bool { kind == .app && (name == "willTerminate" || name == "killed") }
}
