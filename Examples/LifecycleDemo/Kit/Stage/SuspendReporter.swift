import SuspendBehavior

/// Reports what the app's one suspend monitor tells.
@MainActor
final class SuspendReporter {
  private let subscription: SuspendSubscription

  init(_ report: Report) {
    subscription = SuspendMonitor.shared.subscribe { event in
      switch event {
      case .willSuspend(let warning):
        var fields: [JourneyField] = [.init("grade", warning.name)]
        if case .imminent(let secondsLeft) = warning { fields.append(.init("secondsLeft", secondsLeft)) }
        report(.suspend, "app", "willSuspend", fields)
      case .didSuspend: report(.suspend, "app", "didSuspend")
      case .didUnsuspend(let suspension):
        report(.suspend, "app", "didUnsuspend", [.init("seconds", suspension.seconds)])
      case .averted: report(.suspend, "app", "averted")
      case .stalled(let stall):
        report(.suspend, "app", "stalled", [.init("cause", stall.name), .init("seconds", stall.seconds)])
      case .failed(let failure): report(.suspend, "app", "failed", [.init("failure", failure.name)])
      }
    }
  }

  func stop() {
    subscription.cancel()
  }
}
