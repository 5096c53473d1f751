import LifecycleBehaviors

/// The suspensions that have been found, for those who measure durations. It outlives the monitor that found them: a
/// screen may ask about a time in which another one was listening.
@MainActor
final class SuspendedTimeRecord: SuspendedTimeSource {
  /// Bounds the memory of a process that lives for months; nobody measures a duration over so many.
  static let capacity = 1000

  /// In order of time, in seconds of continuous time.
  private var suspensions: [Range<Double>] = []

  /// The record on these clocks, put there by the first monitor. A source of the app's own is left alone.
  static func on(_ time: LifecycleTime) -> SuspendedTimeRecord? {
    guard let source = time.suspendedTime.source else {
      let record = SuspendedTimeRecord()
      time.suspendedTime.source = record
      return record
    }
    return source as? SuspendedTimeRecord
  }

  func add(_ suspension: Suspension) {
    let end = suspension.firstLateSign.continuous
    suspensions.append(end - suspension.seconds..<end)
    if suspensions.count > Self.capacity { suspensions.removeFirst() }
  }

  func secondsSuspended(from start: ClockReading, to end: ClockReading) -> Double {
    guard start.continuous < end.continuous else { return 0 }
    let span = start.continuous..<end.continuous
    return suspensions.reduce(0) { sum, suspension in
      let common = suspension.clamped(to: span)
      return sum + (common.upperBound - common.lowerBound)
    }
  }
}
