import SuspendBehavior

/// The legal orders of events, written down a second time and without the detector.
struct SuspendLegality {
  enum Place {
    case stopped, foreground, background
  }

  private(set) var place = Place.stopped
  private var open: Suspension?
  private var lastEnd = 0.0
  /// The gravest warning since the stay began or the process was last resumed: 0 to 3.
  private var warned = 0

  /// Moves the app, before any event about it is reported.
  mutating func move(to next: Place) {
    if place != .background || next != .background { warned = 0 }
    place = next
  }

  /// Says what is wrong with reporting `event` now; nil when it is legal. `isArriving`: the app is coming back.
  mutating func violation(of event: SuspendEvent, isArriving: Bool, now: Double) -> String? {
    if place == .stopped { return "reported after stop" }
    if place == .foreground { return "reported in the foreground" }
    if let began = open {
      guard case .didUnsuspend(let suspension) = event else { return "didSuspend is not followed by didUnsuspend" }
      open = nil
      return suspension == began ? nil : "didUnsuspend of another suspension"
    }
    switch event {
    case .didUnsuspend: return "didUnsuspend without didSuspend"
    case .didSuspend(let suspension): return violation(of: suspension, now)
    case .willSuspend(let warning): return violation(of: warning)
    case .averted:
      defer { warned = 0 }
      return isArriving && warned > 0 ? nil : "averted without a warning, or without coming back"
    case .stalled(let seconds, _): return seconds >= 1 ? nil : "a stall of \(seconds) s"
    case .failed: return "the detector reported a failure"
    }
  }

  private mutating func violation(of suspension: Suspension, _ now: Double) -> String? {
    let (start, end) = (suspension.lastSign.continuous, suspension.firstLateSign.continuous)
    defer { (open, lastEnd, warned) = (suspension, end, 0) }
    if start < lastEnd { return "overlaps the suspension before" }
    if end > now { return "ends in the future" }
    if !(suspension.seconds > 0) { return "a length of \(suspension.seconds) s" }
    if suspension.secondsAsleep < 0 || suspension.secondsAsleep > suspension.seconds { return "asleep for too long" }
    return nil
  }

  private mutating func violation(of warning: SuspendWarning) -> String? {
    let grade =
      switch warning {
      case .possible: 1
      case .imminent: 2
      case .expired: 3
      }
    defer { warned = max(warned, grade) }
    if warned == 0, grade > 1 { return "\(warning.name) before possible" }
    if grade <= warned { return "\(warning.name) after as grave a warning" }
    if case .imminent(let seconds) = warning, !(seconds >= 0) { return "\(seconds) s left" }
    return nil
  }
}
