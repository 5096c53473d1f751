// What counts as a suspension, and what is told of it, is decided here and nowhere else. Knows no clock, no timer and
// no UIKit. Tests: SuspendDetectorTableTests, SuspendDetectorTests, SuspendDetectorFuzzTests.

import Foundation
import LifecycleBehaviors

/// Decides from signs of life whether the process was suspended.
struct SuspendDetector {
  /// What the main thread learns. Each is a sign of its life.
  enum Event: CaseIterable {
    /// Watching begins while the app is in the foreground.
    case startedInForeground
    /// Watching begins while the app is in the background: it was launched there, or is being launched with scenes.
    case startedInBackground
    case enteredBackground
    /// Nothing but a sign of life.
    case heartbeat
    /// The expiration handler of the background task runs.
    case taskExpired
    case enteringForeground
    case stopped
  }

  enum Outcome: Equatable {
    case warn(SuspendWarning)
    case suspended(Silence)
    case stalled(SuspendStall)
    case averted
  }

  enum State: Equatable {
    /// Nobody listens.
    case stopped
    /// A silence is a busy main thread, a breakpoint or a stopped process, but no suspension: those come in the
    /// background only.
    case foreground
    case background(Stay)
  }

  /// A time in the background since the app went there or was last resumed there.
  struct Stay: Equatable {
    var since: ClockReading
    /// When the main thread was last seen running.
    var lastSign: ClockReading
    var warned = Warned.nothing
    /// When the background time that is left is read again, in seconds of continuous time.
    var nextReading = -TimeInterval.infinity
  }

  /// The gravest warning that has been told and has had no answer yet.
  enum Warned: Int, Comparable {
    case nothing, possible, imminent, expired

    static func < (left: Warned, right: Warned) -> Bool { left.rawValue < right.rawValue }
  }

  /// Seconds after which a process that was launched or resumed in the background is taken to stay there. Most come to
  /// the foreground at once, and a warning would be a false alarm.
  static let patience = 2.0

  /// Seconds after which the background time that is left is read again at the latest. It may become known, or shorter,
  /// when something else stops keeping the process running.
  static let longestPause = 5.0

  /// The limits to judge by. They change between stays in the background only.
  var policy: SuspendPolicy
  private(set) var state = State.stopped

  init(_ policy: SuspendPolicy) {
    self.policy = policy
  }

  /// Whether the look that comes with the event needs the background time that is left. It is a question to the system,
  /// so it is asked no more often than the warning needs.
  func needsSecondsLeft(for event: Event, at now: ClockReading) -> Bool {
    guard event == .heartbeat, case .background(let stay) = state else { return false }
    return stay.needsSecondsLeft(at: now)
  }

  /// - Parameter now: not before that of the event before.
  /// - Returns: what there is to tell, in order.
  mutating func handle(_ event: Event, _ look: SuspendLook = SuspendLook(), at now: ClockReading) -> [Outcome] {
    switch (state, event) {
    case (_, .stopped):
      state = .stopped
      return []

    case (.stopped, .startedInForeground):
      state = .foreground
      return []

    case (.stopped, .startedInBackground):
      state = .background(Stay(since: now, lastSign: now))
      return []

    case (.foreground, .enteredBackground):
      state = .background(Stay(since: now, lastSign: now, warned: .possible))
      return [.warn(.possible)]

    case (.background(let stay), _):
      let (found, after) = stay.judging(look, policy, now)
      let (told, next) = after.next(event, look, policy, now)
      state = next
      return found + told

    case (.stopped, .enteredBackground), (.stopped, .heartbeat), (.stopped, .taskExpired),
      (.stopped, .enteringForeground):
      return []

    case (.foreground, .startedInForeground), (.foreground, .startedInBackground), (.foreground, .heartbeat),
      (.foreground, .taskExpired), (.foreground, .enteringForeground):
      // A scene app enters the foreground when it is launched, and a timer or a task may be late.
      return []
    }
  }
}
