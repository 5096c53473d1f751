import Foundation

/// Adds up the times for which something was so, without a gap between one and the next.
struct FocusStopwatch {
  private var settled: TimeInterval = 0
  private var start: TimeInterval?

  /// Runs from `now` on, or stands still; to go on as before changes nothing.
  mutating func run(_ isRunning: Bool, at now: TimeInterval) {
    guard isRunning != (start != nil) else { return }
    settled = total(at: now)
    start = isRunning ? now : nil
  }

  func total(at now: TimeInterval) -> TimeInterval {
    settled + (start.map { now - $0 } ?? 0)
  }
}
