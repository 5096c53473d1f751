import Foundation
import LifecycleBehaviors

/// Counts how long each screen has the user's attention.
struct AttentionClock {
  private(set) var time: AttentionTime
  private var attention: Attention
  private var since: ClockReading

  init(_ attention: Attention, at now: ClockReading, on date: Date) {
    time = AttentionTime(startDate: date)
    self.attention = attention
    since = now
  }

  /// The attention has changed, or the time is needed now.
  /// - Parameters:
  ///   - attention: the present attention.
  ///   - now: the time.
  ///   - suspended: returns how long the process has been suspended since a time.
  mutating func enter(_ attention: Attention, at now: ClockReading, suspendedSince suspended: (ClockReading) -> Double)
  {
    let seconds = max(0, now.continuous - since.continuous)
    time.add(seconds, suspended: min(seconds, max(0, suspended(since))), to: self.attention)
    self.attention = attention
    since = now
  }
}
