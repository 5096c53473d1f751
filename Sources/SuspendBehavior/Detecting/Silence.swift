import Foundation
import LifecycleBehaviors

/// The time between two signs of life.
struct Silence: Equatable {
  var lastSign: ClockReading
  var firstLateSign: ClockReading

  /// Seconds of continuous time.
  var seconds: TimeInterval { firstLateSign.continuous - lastSign.continuous }

  /// Seconds of processor time that the threads of the process used in it.
  var processorSeconds: TimeInterval { firstLateSign.processor - lastSign.processor }

  /// The time that both silences have in common.
  /// - Parameter other: the silence of another thread.
  /// - Returns: nil when there is none.
  func overlap(with other: Silence) -> Silence? {
    let start = lastSign.continuous >= other.lastSign.continuous ? lastSign : other.lastSign
    let end = firstLateSign.continuous <= other.firstLateSign.continuous ? firstLateSign : other.firstLateSign
    guard end.continuous > start.continuous else { return nil }
    return Silence(lastSign: start, firstLateSign: end)
  }
}
