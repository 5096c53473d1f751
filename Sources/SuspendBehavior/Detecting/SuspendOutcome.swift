import Foundation
import LifecycleBehaviors

/// A finding of the detector.
enum SuspendOutcome: Equatable {
  case warn(SuspendWarning)
  case suspended(Silence)
  case stalled(seconds: TimeInterval, byDebugger: Bool)
  case averted

  /// Creates what subscribers receive for it.
  /// - Parameters:
  ///   - interval: seconds from one sign of life to the next.
  ///   - now: a reading at `date`.
  ///   - date: the calendar clock's time.
  /// - Returns: the events, in order.
  func events(interval: TimeInterval, now: ClockReading, date: Date) -> [SuspendEvent] {
    switch self {
    case .warn(let warning): return [.willSuspend(warning)]
    case .averted: return [.averted]
    case .stalled(let seconds, let byDebugger): return [.stalled(seconds: seconds, byDebugger: byDebugger)]
    case .suspended(let silence):
      let suspension = Suspension(silence, interval: interval, now: now, date: date)
      return [.didSuspend(suspension), .didUnsuspend(suspension)]
    }
  }
}

extension Suspension {
  /// - Parameters:
  ///   - silence: the time between the two signs of life.
  ///   - interval: seconds from one sign of life to the next.
  ///   - now: a reading at `date`.
  ///   - date: the calendar clock's time.
  init(_ silence: Silence, interval: TimeInterval, now: ClockReading, date: Date) {
    let uncertainty = min(interval, silence.seconds)
    self.init(
      lastSign: silence.lastSign, firstLateSign: silence.firstLateSign, uncertainty: uncertainty,
      began: date.addingTimeInterval(silence.lastSign.continuous + uncertainty / 2 - now.continuous))
  }
}
