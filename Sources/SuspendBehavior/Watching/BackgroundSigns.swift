import Foundation
import LifecycleBehaviors

/// Which of a process's signs of life in one stay in the background are written.
package struct BackgroundSigns {
  /// Seconds between two signs in the first twenty seconds of a stay. Later it is a twentieth of the stay: an app that plays
  /// music for hours writes every few minutes.
  static let shortestInterval: TimeInterval = 1

  /// A sign that is written.
  package struct Sign: Equatable {
    /// Seconds of continuous time until the next one.
    package var interval: TimeInterval
    /// Whether the background task holds the process.
    package var isHeld: Bool
    /// Another thread may write it: if it is lost with the process, the one before it says the same of an earlier time.
    package var onlyMovesTime: Bool
  }

  private var start: TimeInterval?
  private var isHeld = false
  private var nextDue: TimeInterval = 0

  package init() {}

  package var isInBackground: Bool { start != nil }

  /// The app is in the background, from now on or still.
  package mutating func enter(at now: ClockReading, isHeld: Bool) -> Sign {
    sign(at: now, since: now.continuous, isHeld)
  }

  /// The process runs in the background.
  /// - Returns: nil where nothing is written: it is too early, or the app is in the foreground.
  package mutating func sign(at now: ClockReading, isHeld: Bool) -> Sign? {
    guard let start else { return nil }
    if isHeld == self.isHeld, now.continuous < nextDue { return nil }
    return sign(at: now, since: start, isHeld)
  }

  package mutating func leave() {
    start = nil
  }

  private mutating func sign(at now: ClockReading, since: TimeInterval, _ isHeld: Bool) -> Sign {
    let onlyMovesTime = start != nil && isHeld == self.isHeld
    let interval = max(Self.shortestInterval, (now.continuous - since) / 20)
    start = since
    self.isHeld = isHeld
    nextDue = now.continuous + interval
    return Sign(interval: interval, isHeld: isHeld, onlyMovesTime: onlyMovesTime)
  }
}
