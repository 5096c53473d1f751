import LifecycleBehaviors

/// The suspensions that have been found, for code that measures durations. They outlive the monitor that found them: a
/// screen may measure a time in which another screen was subscribed.
@MainActor
final class KnownSuspensions: SuspendedTimeSource {
  /// Bounds the memory of a process that lives for months; no duration is measured over so many suspensions.
  static let capacity = 1000

  /// In order of time, in seconds of continuous time.
  private var suspensions: [Range<Double>] = []

  /// The suspensions that are known on these clocks. The first monitor on them sets itself up as their source.
  /// - Parameter time: the clocks.
  /// - Returns: nil where the app has set a source of its own, which is left alone.
  static func on(_ time: LifecycleTime) -> KnownSuspensions? {
    guard let source = time.suspendedTime.source else {
      let known = KnownSuspensions()
      time.suspendedTime.source = known
      return known
    }
    return source as? KnownSuspensions
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
