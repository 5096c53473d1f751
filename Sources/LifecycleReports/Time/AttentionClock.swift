import Foundation
import LifecycleBehaviors

/// Counts how long the attention is on what.
struct AttentionClock {
  private(set) var time: AttentionTime
  private var attention: Attention
  private var since: ClockReading

  init(_ attention: Attention, at now: ClockReading, on date: Date) {
    time = AttentionTime(startDate: date)
    self.attention = attention
    since = now
  }

  /// The attention is on something else, or on the same as before.
  /// - Parameters:
  ///   - attention: what it is on from now on.
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
