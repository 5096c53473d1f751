import Foundation
import LifecycleBehaviors

/// A time in the background since the app entered it or was last resumed there.
struct BackgroundStay: Equatable {
  /// The findings of the main thread at a sign of its life, besides the time.
  struct Facts: Equatable {
    /// Those of the watcher since the previous sign, oldest first.
    var silences: [Silence] = []
    /// The background time that is left, in seconds; very large where the system does not report it. Nil where it was
    /// not read.
    var secondsLeft: TimeInterval?
    /// A debugger is attached to the process.
    var isDebugged = false
  }

  /// How grave a warning is.
  enum Grade: Int, Comparable {
    case nothing, possible, imminent, expired

    init(_ warning: SuspendWarning) {
      switch warning {
      case .possible: self = .possible
      case .imminent: self = .imminent
      case .expired: self = .expired
      }
    }

    static func < (left: Grade, right: Grade) -> Bool { left.rawValue < right.rawValue }
  }

  /// Seconds after which a process that was launched or resumed in the background is taken to stay there. Most enter the
  /// foreground at once, and a warning would be a false alarm.
  static let patience = 2.0

  /// The longest time in seconds until the background time that is left is read again. It may become known, or shorter,
  /// when something else no longer keeps the process running.
  static let longestPause = 5.0

  private(set) var since: ClockReading
  /// When the main thread was last seen running.
  private(set) var lastSign: ClockReading
  /// The gravest warning since ``since``.
  private(set) var warned = Grade.nothing
  /// When the background time that is left is read again, in seconds of continuous time.
  private var nextReading = -TimeInterval.infinity

  init(since: ClockReading, lastSign: ClockReading, warned: Grade = .nothing) {
    self.since = since
    self.lastSign = lastSign
    self.warned = warned
  }

  // MARK: Silence

  /// Finds what the time since the previous sign of life was. A suspension is a silence that the main thread and the
  /// watcher have in common while no thread used the processor. The rest of the main thread's silence is a stall.
  mutating func judgeSilence(_ facts: Facts, _ options: SuspendOptions, at now: ClockReading) -> [SuspendOutcome] {
    let silence = Silence(lastSign: lastSign, firstLateSign: now)
    let common = facts.silences.compactMap { commonSilence(silence, $0, options) }
    // The system does not suspend a process that is being debugged.
    let suspensions = facts.isDebugged ? [] : common
    let seconds = silence.seconds - suspensions.reduce(0) { $0 + $1.seconds }
    let isPaused = facts.isDebugged && !common.isEmpty
    // Before the first warning the main thread is busy with the launch.
    let isStall = warned > .nothing && seconds >= options.shortestStall
    lastSign = now
    // A launch that keeps the main thread busy has not come to the foreground yet.
    if warned == .nothing, seconds >= options.shortestStall { since = now }
    if !suspensions.isEmpty {
      since = now
      warned = .nothing
      nextReading = -.infinity
    }
    let stall = SuspendOutcome.stalled(seconds: seconds, byDebugger: isPaused)
    return suspensions.map(SuspendOutcome.suspended) + (isStall ? [stall] : [])
  }

  private func commonSilence(_ main: Silence, _ watcher: Silence, _ options: SuspendOptions) -> Silence? {
    guard let common = main.overlap(with: watcher), common.seconds >= options.shortestSuspension else { return nil }
    // A thread that kept the processor busy for half of it kept the watcher from running. Less than half is what the
    // process may have used before it was stopped.
    return common.processorSeconds * 2 < common.seconds ? common : nil
  }

  // MARK: Warnings

  func needsSecondsLeft(at now: ClockReading) -> Bool {
    warned < .imminent && !isPatient(at: now) && now.continuous >= nextReading
  }

  /// Warns of a stay that lasts, and of background time that is running out.
  mutating func warnIfDue(_ facts: Facts, _ options: SuspendOptions, at now: ClockReading) -> [SuspendOutcome] {
    guard !isPatient(at: now) else { return [] }
    let outcomes = warn(.possible)
    guard let secondsLeft = facts.secondsLeft else { return outcomes }
    if secondsLeft <= options.imminence {
      return outcomes + warn(.imminent(secondsLeft: max(0, secondsLeft)))
    }
    // When the warning would be due if the remaining time decreased with the clock; at the nearest heartbeat, which may
    // be a little early.
    let pause = min(secondsLeft - options.imminence, Self.longestPause)
    nextReading = now.continuous + pause - options.interval / 2
    return outcomes
  }

  /// Warns, unless the same warning or a graver one has been given already.
  mutating func warn(_ warning: SuspendWarning) -> [SuspendOutcome] {
    guard Grade(warning) > warned else { return [] }
    warned = Grade(warning)
    return [.warn(warning)]
  }

  /// Most processes that are launched or resumed in the background enter the foreground at once.
  private func isPatient(at now: ClockReading) -> Bool {
    warned == .nothing && now.continuous - since.continuous < Self.patience
  }
}
