// Only this folder decides what counts as a suspension, and what is reported. It uses no clock, no timer
// and no UIKit. Tests: SuspendDetectorTableTests, SuspendDetectorTests, SuspendDetectorFuzzTests.

import Foundation
import LifecycleBehaviors

/// Decides from signs of life whether the process was suspended: which event is possible in which state of the app.
/// ``BackgroundStay`` decides what it means in the background.
struct SuspendDetector {
  /// Something that the main thread is notified of. Each is a sign of its life.
  enum Event: CaseIterable {
    /// Watching begins while the app is in the foreground.
    case startedInForeground
    /// Watching begins while the app is in the background: it was launched there, or is being launched with scenes.
    case startedInBackground
    case enteredBackground
    /// Only a sign of life.
    case heartbeat
    /// The expiration handler of the background task runs.
    case taskExpired
    case enteringForeground
    case stopped
  }

  enum State: Equatable {
    /// The monitor has no subscriber.
    case stopped
    /// A silence is a busy main thread, a breakpoint or a stopped process, but no suspension: the system suspends a
    /// process in the background only.
    case foreground
    case background(BackgroundStay)
  }

  /// The limits to judge by. They change between stays in the background only.
  var options: SuspendOptions
  private(set) var state = State.stopped

  init(_ options: SuspendOptions) {
    self.options = options
  }

  /// Whether the facts that come with the event need the background time that is left. Reading it is a call to the
  /// system, so it is read no more often than the warning needs.
  func needsSecondsLeft(for event: Event, at now: ClockReading) -> Bool {
    guard event == .heartbeat, case .background(let stay) = state else { return false }
    return stay.needsSecondsLeft(at: now)
  }

  /// - Parameters:
  ///   - event: what the main thread is notified of.
  ///   - facts: what it finds then. They matter in the background only.
  ///   - now: not before the time of the previous event.
  /// - Returns: what to report, in order.
  mutating func handle(
    _ event: Event, _ facts: BackgroundStay.Facts = .init(), at now: ClockReading
  ) -> [SuspendOutcome] {
    switch (state, event) {
    case (_, .stopped):
      state = .stopped
      return []

    case (.stopped, .startedInForeground):
      state = .foreground
      return []

    case (.stopped, .startedInBackground):
      state = .background(BackgroundStay(since: now, lastSign: now))
      return []

    case (.foreground, .enteredBackground):
      state = .background(BackgroundStay(since: now, lastSign: now, warned: .possible))
      return [.warn(.possible)]

    case (.background(let stay), _):
      return handle(event, in: stay, facts, at: now)

    case (.stopped, .enteredBackground), (.stopped, .heartbeat), (.stopped, .taskExpired),
      (.stopped, .enteringForeground):
      return []

    case (.foreground, .startedInForeground), (.foreground, .startedInBackground), (.foreground, .heartbeat),
      (.foreground, .taskExpired), (.foreground, .enteringForeground):
      // A scene app enters the foreground when it is launched, and a timer or a task may be late.
      return []
    }
  }

  /// First what the silence since the previous sign of life was, then what the event itself means.
  private mutating func handle(
    _ event: Event, in stay: BackgroundStay, _ facts: BackgroundStay.Facts, at now: ClockReading
  ) -> [SuspendOutcome] {
    var stay = stay
    var outcomes = stay.judgeSilence(facts, options, at: now)
    switch event {
    case .enteredBackground:
      outcomes += stay.warn(.possible)
    case .heartbeat:
      outcomes += stay.warnIfDue(facts, options, at: now)
    case .taskExpired:
      outcomes += stay.warn(.possible)
      outcomes += stay.warn(.expired)
    case .enteringForeground:
      state = .foreground
      return stay.warned > .nothing ? outcomes + [.averted] : outcomes
    case .startedInForeground, .startedInBackground, .stopped:
      break
    }
    state = .background(stay)
    return outcomes
  }
}
