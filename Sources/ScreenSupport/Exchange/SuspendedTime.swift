import Foundation
import LifecycleBehaviors

/// The known suspensions of one app, for code that measures durations: found by SuspendBehavior, subtracted by FocusBehavior,
/// neither of which imports the other. They outlive the monitor that found them: a screen may measure a time in which another
/// screen was subscribed.
@MainActor
package final class SuspendedTime {
  /// Bounds the memory of a process that lives for months; no duration is measured over so many suspensions.
  package static let capacity = 1000

  /// In order of time, in seconds of continuous time.
  private var suspensions: [Range<TimeInterval>] = []

  package init() {}

  package static var ofApp: SuspendedTime { AppObjects.current.object(orCreate: SuspendedTime()) }

  /// - Parameter suspension: in seconds of continuous time, after the known suspensions.
  package func add(_ suspension: Range<TimeInterval>) {
    suspensions.append(suspension)
    if suspensions.count > Self.capacity { suspensions.removeFirst() }
  }

  /// - Parameters:
  ///   - start: the first reading.
  ///   - end: the second reading.
  /// - Returns: the seconds of continuous time between the two during which the process is known to have been suspended.
  package func seconds(from start: ClockReading, to end: ClockReading) -> TimeInterval {
    let span = start.continuous..<max(start.continuous, end.continuous)
    return suspensions.reduce(0) { sum, suspension in
      let common = suspension.clamped(to: span)
      return sum + (common.upperBound - common.lowerBound)
    }
  }
}
