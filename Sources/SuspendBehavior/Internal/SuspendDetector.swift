// Decides from signs of life whether the process was suspended. Knows no clock, no timer and no UIKit.
// Tests: SuspendDetectorTests.

import Foundation
import LifecycleBehaviors

struct SuspendDetector {
  enum Input: Equatable {
    case enteredBackground
    /// The main thread runs; `watcher` is the longest time for which the watcher beside it was silent since the sign
    /// of life before.
    case signOfLife(watcher: Silence)
    /// Background time that is left, where it is known.
    case remaining(TimeInterval)
    /// The handler of the background task ran.
    case expired
    /// The app comes back; the same as a sign of life, and the end of the stay in the background.
    case enteringForeground(watcher: Silence)
  }

  enum Outcome: Equatable {
    case warn(SuspendWarning)
    case suspended(Silence)
    case averted
  }

  private enum State: Equatable {
    /// Silence is a busy main thread, a breakpoint, or a stopped process, but no suspension: those come in the
    /// background only.
    case foreground
    /// The main thread was last seen at `lastSign`.
    case background(lastSign: ClockReading, Warnings)
  }

  /// What has been told in this stay in the background.
  private struct Warnings: Equatable {
    var isOutstanding = true
    var hasBeenImminent = false
    var hasExpired = false
  }

  /// The shortest common silence that is a suspension, in seconds. Anything shorter is a busy machine.
  let shortestSuspension: TimeInterval
  /// Background time below which a suspension is imminent, in seconds.
  let imminence: TimeInterval
  private var state = State.foreground

  init(shortestSuspension: TimeInterval, imminence: TimeInterval) {
    self.shortestSuspension = shortestSuspension
    self.imminence = imminence
  }

  mutating func handle(_ input: Input, at now: ClockReading) -> [Outcome] {
    switch (state, input) {
    case (.foreground, .enteredBackground):
      state = .background(lastSign: now, Warnings())
      return [.warn(.possible)]

    case (.background(let lastSign, let warnings), .signOfLife(let watcher)):
      return look(since: lastSign, warnings, watcher, now)

    case (.background(let lastSign, let warnings), .enteringForeground(let watcher)):
      var outcomes = look(since: lastSign, warnings, watcher, now)
      if case .background(_, let after) = state, after.isOutstanding { outcomes.append(.averted) }
      state = .foreground
      return outcomes

    case (.background(let lastSign, var warnings), .remaining(let seconds)):
      guard seconds < imminence, !warnings.hasBeenImminent, !warnings.hasExpired else { return [] }
      warnings.hasBeenImminent = true
      warnings.isOutstanding = true
      state = .background(lastSign: lastSign, warnings)
      return [.warn(.imminent(secondsLeft: seconds))]

    case (.background(let lastSign, var warnings), .expired):
      guard !warnings.hasExpired else { return [] }
      warnings.hasExpired = true
      warnings.isOutstanding = true
      state = .background(lastSign: lastSign, warnings)
      return [.warn(.expired)]

    case (.background, .enteredBackground), (.foreground, .signOfLife), (.foreground, .enteringForeground),
      (.foreground, .remaining), (.foreground, .expired):
      // A task may expire, and a timer fire, just after the app has come back.
      return []
    }
  }

  /// A suspension is what both the main thread and the watcher were silent for.
  private mutating func look(
    since lastSign: ClockReading, _ warnings: Warnings, _ watcher: Silence, _ now: ClockReading
  ) -> [Outcome] {
    let main = Silence(lastSign: lastSign, firstLateSign: now)
    guard let common = main.overlap(with: watcher), common.seconds >= shortestSuspension else {
      state = .background(lastSign: now, warnings)
      return []
    }
    var answered = warnings
    answered.isOutstanding = false
    state = .background(lastSign: now, answered)
    return [.suspended(common)]
  }
}
