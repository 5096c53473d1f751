import Foundation
import LifecycleBehaviors

extension SuspendDetector.Outcome {
  /// What subscribers are told of it, in order.
  /// - Parameters:
  ///   - interval: seconds from one sign of life to the next.
  ///   - now: a reading at `date`.
  func events(interval: TimeInterval, now: ClockReading, date: Date) -> [SuspendEvent] {
    switch self {
    case .warn(let warning): return [.willSuspend(warning)]
    case .averted: return [.averted]
    case .stalled(let stall): return [.stalled(stall)]
    case .suspended(let silence):
      let suspension = Suspension(silence, interval: interval, now: now, date: date)
      return [.didSuspend(suspension), .didUnsuspend(suspension)]
    }
  }
}
