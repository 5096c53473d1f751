import Foundation
import LifecycleBehaviors

/// Decides whether the main thread hangs, from the starts and ends of its turns and from looks of another thread, which happen
/// only while the main thread works.
struct MainThreadSigns {
  /// Seconds of silence that are noted.
  static let threshold: TimeInterval = 2
  /// Seconds from one look to the next while the main thread is silent.
  static let interval: TimeInterval = 1

  enum Finding: Equatable {
    /// The main thread waits: nobody looks until it wakes.
    case waits
    /// It works; look again after so many seconds.
    case works(TimeInterval)
    /// It has been in one turn since this time; look again after so many seconds.
    case silent(since: ClockReading, TimeInterval)
  }

  /// When the turn that is going on began; nil while the main thread waits.
  private var turn: ClockReading?
  private var isLooking = false
  private var nextLook: TimeInterval = 0
  private var hasFoundSilence = false

  /// A turn has begun.
  /// - Returns: whether somebody has to look after ``threshold``.
  mutating func begin(at now: ClockReading) -> Bool {
    turn = now
    hasFoundSilence = false
    guard !isLooking else { return false }
    isLooking = true
    nextLook = now.continuous + Self.threshold
    return true
  }

  /// The main thread waits.
  mutating func end() {
    turn = nil
    hasFoundSilence = false
  }

  /// Whether the silence that was found last still lasts.
  var isSilent: Bool { hasFoundSilence }

  /// Another thread looks.
  mutating func look(at now: ClockReading) -> Finding {
    guard let turn else {
      isLooking = false
      return .waits
    }
    // Both stood still: the process was stopped, or the machine is too busy to tell.
    let isLate = now.continuous - nextLook > Self.threshold / 2
    if isLate { self.turn = now }
    let seconds = isLate ? 0 : now.uptime - turn.uptime
    hasFoundSilence = seconds >= Self.threshold - 0.01
    let wait = hasFoundSilence ? Self.interval : Self.threshold - seconds
    nextLook = now.continuous + wait
    return hasFoundSilence ? .silent(since: turn, wait) : .works(wait)
  }
}
