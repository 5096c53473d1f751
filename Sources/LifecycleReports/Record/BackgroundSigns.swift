import LifecycleBehaviors

/// Which of a process's signs of life in the background are written.
struct BackgroundSigns {
  /// Seconds between two signs in the first twenty seconds. Later it is a twentieth of the time in the background: an app that
  /// plays music for hours writes every few minutes.
  static let shortestInterval = 1.0

  /// A sign that is written.
  struct Sign: Equatable {
    /// Seconds of continuous time until the next one.
    var interval: Double
    /// The reason why the process runs.
    var hold: RunRecord.Hold
    /// Another thread may write it: if it is lost with the process, the one before it says the same of an earlier time.
    var onlyMovesTime: Bool
  }

  private var start: Double?
  private var hold = RunRecord.Hold.nothing
  private var nextDue = 0.0

  var isInBackground: Bool { start != nil }

  /// The app is in the background, from now on or still.
  mutating func enter(at now: ClockReading, hold: RunRecord.Hold) -> Sign {
    sign(at: now, since: now.continuous, hold)
  }

  /// The process runs in the background.
  /// - Returns: nil where nothing is written: it is too early, or the app is in the foreground.
  mutating func sign(at now: ClockReading, hold: RunRecord.Hold) -> Sign? {
    guard let start else { return nil }
    if hold == self.hold, now.continuous < nextDue { return nil }
    return sign(at: now, since: start, hold)
  }

  mutating func leave() {
    start = nil
  }

  private mutating func sign(at now: ClockReading, since: Double, _ hold: RunRecord.Hold) -> Sign {
    let onlyMovesTime = start != nil && hold == self.hold
    let interval = max(Self.shortestInterval, (now.continuous - since) / 20)
    start = since
    self.hold = hold
    nextDue = now.continuous + interval
    return Sign(interval: interval, hold: hold, onlyMovesTime: onlyMovesTime)
  }
}
