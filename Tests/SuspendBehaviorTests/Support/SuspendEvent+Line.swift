import SuspendBehavior

extension SuspendEvent {
  /// The event as a line of a transcript, with seconds to a tenth.
  var line: String {
    switch self {
    case .willSuspend(.imminent(let seconds)): "willSuspend imminent \(tenths(seconds))"
    case .willSuspend(let warning): "willSuspend \(warning.name)"
    case .didSuspend(let suspension): "didSuspend \(suspension.isCertain ? "certain" : "uncertain")"
    case .didUnsuspend(let suspension):
      "didUnsuspend \(tenths(suspension.seconds)), asleep \(tenths(suspension.secondsAsleep))"
    case .averted: "averted"
    case .stalled(let seconds, let byDebugger): "stalled \(tenths(seconds)), \(byDebugger ? "debugger" : "mainThread")"
    case .failed(let failure): "failed \(failure.name)"
    }
  }
}

func tenths(_ seconds: Double) -> Double {
  (seconds * 10).rounded() / 10
}
