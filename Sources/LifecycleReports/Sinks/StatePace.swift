import Foundation

/// When the transitions of one state are passed on, so that a receiver with a limit loses none that lasts: a few at once, then
/// one in half a second, of those that wait only the last.
struct StatePace {
  /// Seconds from one transition to the next. Apple asks for the pace of taps and publishes no number; this one is ours.
  static let interval: TimeInterval = 0.5
  /// How many may follow each other at once.
  static let burst = 4

  enum Decision: Equatable {
    case report(String?)
    /// Ask ``due(at:)`` after so many seconds.
    case wait(TimeInterval)
    case nothing
  }

  /// What was passed on last; nil for no state, with which everything begins.
  private var reported: String?
  private var waiting: String??
  /// How many could be passed on at ``tokenTime``.
  private var tokens = Double(burst)
  private var tokenTime: TimeInterval?

  /// - Parameters:
  ///   - label: the new state; nil for none.
  ///   - isUrgent: whether it is passed on in any case: the process may get no further turn.
  ///   - now: seconds.
  /// - Returns: what is to be done.
  mutating func enter(_ label: String?, isUrgent: Bool = false, at now: TimeInterval) -> Decision {
    let wasWaiting = waiting != nil
    waiting = nil
    guard label != reported else { return .nothing }
    refill(at: now)
    if tokens >= 1 || isUrgent { return report(label) }
    waiting = .some(label)
    return wasWaiting ? .nothing : .wait((1 - tokens) * Self.interval)
  }

  /// The time that ``Decision/wait(_:)`` named has passed.
  mutating func due(at now: TimeInterval) -> Decision {
    guard let label = waiting else { return .nothing }
    refill(at: now)
    // A timer may fire a little early.
    guard tokens >= 0.99 else { return .wait((1 - tokens) * Self.interval) }
    waiting = nil
    return report(label)
  }

  private mutating func report(_ label: String?) -> Decision {
    tokens = max(0, tokens - 1)
    reported = label
    return .report(label)
  }

  private mutating func refill(at now: TimeInterval) {
    if let tokenTime { tokens = min(Double(Self.burst), tokens + max(0, now - tokenTime) / Self.interval) }
    tokenTime = now
  }
}
