import SuspendBehavior

extension SuspendEvent {
  /// The details of a recording.
  package var details: [TimelineEvent.Detail] {
    switch self {
    case .willSuspend(.imminent(let seconds)):
      [.init("grade", .text("imminent")), .init("secondsLeft", .number(seconds))]
    case .willSuspend(let warning): [.init("grade", .text(warning.name))]
    case .didUnsuspend(let suspension): [.init("seconds", .number(suspension.seconds))]
    case .stalled(let seconds, let byDebugger):
      [.init("cause", .text(byDebugger ? "debugger" : "mainThread")), .init("seconds", .number(seconds))]
    case .failed(let failure): [.init("failure", .text(failure.name))]
    case .didSuspend, .averted: []
    }
  }
}
