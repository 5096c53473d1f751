import OverlayBehavior
import SuspendBehavior

extension TimelineLog {
  /// Adds what happens to any overlay of the app.
  /// - Parameter names: distinguishes overlays.
  /// - Returns: a handle to keep.
  func recordOverlays(names: ObjectNames) -> AnyObject {
    OverlayReport.listeners.add { [self] report in
      let name = names.name(of: report.overlay, title: "overlay")
      if case .unreadable(let failedChecks, _) = report.event {
        add(.overlay, name, report.event.name, [.init("failedChecks", .number(Double(failedChecks)))])
      } else {
        add(.overlay, name, report.event.name)
      }
    }
  }

  /// Adds what the app's `SuspendMonitor` reports.
  /// - Parameter policy: how closely to watch.
  /// - Returns: a handle to keep.
  func recordSuspension(_ policy: SuspendPolicy) -> AnyObject {
    SuspendMonitor.shared.subscribe(policy: policy) { [self] event in
      add(.suspend, "app", event.name, event.details)
      // The process may not get another turn.
      if case .willSuspend = event { flush() }
    }
  }
}
