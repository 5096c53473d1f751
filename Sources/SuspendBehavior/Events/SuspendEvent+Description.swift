import Foundation

// The descriptions are parts of a sentence, for a log, with seconds to a tenth.

extension SuspendEvent: CustomStringConvertible {
  /// The event as a part of a sentence, for a log: `"suspension imminent, 9.8 s left"`, `"resumed after 19.9 s"`.
  ///
  /// ```swift
  /// for await event in SuspendMonitor.shared.events() { print("app: \(event)") }
  /// ```
  public var description: String {
    switch self {
    case .willSuspend(let warning): "\(warning)"
    case .didSuspend: "suspended"
    case .didUnsuspend(let suspension): "resumed after \(suspension)"
    case .averted: "suspension averted"
    case .stalled(let seconds, let byDebugger):
      "stalled for \(tenths(seconds)) by a \(byDebugger ? "debugger" : "busy main thread")"
    case .failed(let failure): "\(failure)"
    }
  }
}

extension SuspendWarning: CustomStringConvertible {
  /// The warning as a part of a sentence, for a log: `"suspension imminent, 9.8 s left"`.
  public var description: String {
    switch self {
    case .possible: "suspension possible"
    case .imminent(let secondsLeft): "suspension imminent, \(tenths(secondsLeft)) left"
    case .expired: "background time expired"
    }
  }
}

extension Suspension: CustomStringConvertible {
  /// The suspension as a part of a sentence, for a log: `"19.9 s, 15.0 s of them asleep"`, `"1.4 s, uncertain"`.
  public var description: String {
    let asleep = secondsAsleep < 0.05 ? "" : ", \(tenths(secondsAsleep)) of them asleep"
    return tenths(seconds) + asleep + (isCertain ? "" : ", uncertain")
  }
}

private func tenths(_ seconds: TimeInterval) -> String {
  String(format: "%.1f s", seconds)
}
