import Foundation
import LifecycleBehaviors

// One stay in the background: first what the silence since the last sign was, then what the event itself means.

extension SuspendDetector.Stay {
  typealias Outcome = SuspendDetector.Outcome

  // MARK: Silence

  /// A suspension is what the main thread and the watcher were both silent for, with nobody using the processor. What
  /// else the main thread was silent for is a stall.
  func judging(_ look: SuspendLook, _ policy: SuspendPolicy, _ now: ClockReading) -> ([Outcome], Self) {
    let main = Silence(lastSign: lastSign, firstLateSign: now)
    let suspensions = look.isDebugged ? [] : suspensions(within: main, look.silences, policy)
    var after = self
    after.lastSign = now
    if !suspensions.isEmpty {
      after.since = now
      after.warned = .nothing
      after.nextReading = -.infinity
    }
    return (suspensions.map(Outcome.suspended) + stall(main, suspensions, look, policy), after)
  }

  private func suspensions(within main: Silence, _ silences: [Silence], _ policy: SuspendPolicy) -> [Silence] {
    silences.compactMap { watcher in
      guard let common = main.overlap(with: watcher), common.seconds >= policy.shortestSuspension else { return nil }
      // A thread that kept the processor busy for half of it kept the watcher from running. The other half is left to
      // what the process may have used before it was stopped.
      return common.processorSeconds * 2 < common.seconds ? common : nil
    }
  }

  /// Told only once it has been said that the app is in the background: before that it is the work of launching.
  private func stall(
    _ main: Silence, _ suspensions: [Silence], _ look: SuspendLook, _ policy: SuspendPolicy
  ) -> [Outcome] {
    let seconds = main.seconds - suspensions.reduce(0) { $0 + $1.seconds }
    guard warned > .nothing, seconds >= policy.shortestStall else { return [] }
    let isPaused = look.isDebugged && !self.suspensions(within: main, look.silences, policy).isEmpty
    return [.stalled(isPaused ? .debugger(seconds: seconds) : .mainThread(seconds: seconds))]
  }

  // MARK: Background time

  func needsSecondsLeft(at now: ClockReading) -> Bool {
    warned < .imminent && !isPatient(at: now) && now.continuous >= nextReading
  }

  /// Most processes that are launched or resumed in the background come to the foreground at once.
  private func isPatient(at now: ClockReading) -> Bool {
    warned == .nothing && now.continuous - since.continuous < SuspendDetector.patience
  }

  /// The next reading is due when the warning would be, if the time went down as the clock goes on.
  private func reading(_ secondsLeft: TimeInterval, _ policy: SuspendPolicy, _ now: ClockReading) -> Self {
    var after = self
    let pause = min(secondsLeft - policy.imminence, SuspendDetector.longestPause)
    // The heartbeat that is nearest, be it a little early.
    after.nextReading = now.continuous + pause - policy.interval / 2
    return after
  }

  // MARK: Events

  func next(
    _ event: SuspendDetector.Event, _ look: SuspendLook, _ policy: SuspendPolicy, _ now: ClockReading
  ) -> ([Outcome], SuspendDetector.State) {
    switch event {
    case .enteredBackground:
      return warning(.possible)

    case .heartbeat:
      if isPatient(at: now) { return ([], .background(self)) }
      let (outcomes, state) = warning(.possible)
      guard let secondsLeft = look.secondsLeft, case .background(let stay) = state else { return (outcomes, state) }
      guard secondsLeft <= policy.imminence else {
        return (outcomes, .background(stay.reading(secondsLeft, policy, now)))
      }
      let (more, next) = stay.warning(.imminent, secondsLeft: max(0, secondsLeft))
      return (outcomes + more, next)

    case .taskExpired:
      let (outcomes, state) = warning(.possible)
      guard case .background(let stay) = state else { return (outcomes, state) }
      let (more, next) = stay.warning(.expired)
      return (outcomes + more, next)

    case .enteringForeground:
      return (warned > .nothing ? [.averted] : [], .foreground)

    case .startedInForeground, .startedInBackground, .stopped:
      return ([], .background(self))
    }
  }

  /// Told unless it, or a graver one, has been told already.
  private func warning(
    _ grade: SuspendDetector.Warned, secondsLeft: TimeInterval = 0
  ) -> ([Outcome], SuspendDetector.State) {
    guard grade > warned else { return ([], .background(self)) }
    var after = self
    after.warned = grade
    let warning: SuspendWarning? =
      switch grade {
      case .nothing: nil
      case .possible: .possible
      case .imminent: .imminent(secondsLeft: secondsLeft)
      case .expired: .expired
      }
    return (warning.map { [.warn($0)] } ?? [], .background(after))
  }
}
