/// Decides when work is started and cancelled, so that it runs during each period and never overlaps itself.
struct SerialRestart {
  private enum State {
    case outside
    case running
    /// Inside, and the work has returned by itself.
    case ended
    /// Outside, and the cancelled work has not returned yet.
    case ending
    /// Inside again, while the cancelled work has not returned yet.
    case waiting
  }

  private var state = State.outside

  /// A period begins.
  /// - Returns: whether the work is to be started.
  mutating func enter() -> Bool {
    switch state {
    case .outside:
      state = .running
      return true
    case .ending: state = .waiting
    case .running, .ended, .waiting: break
    }
    return false
  }

  /// The period ends.
  /// - Returns: whether the work is to be cancelled.
  mutating func exit() -> Bool {
    switch state {
    case .running:
      state = .ending
      return true
    case .ended: state = .outside
    case .waiting: state = .ending
    case .outside, .ending: break
    }
    return false
  }

  /// The work has returned.
  /// - Returns: whether it is to be started again.
  mutating func finish() -> Bool {
    switch state {
    case .running: state = .ended
    case .ending: state = .outside
    case .waiting:
      state = .running
      return true
    case .outside, .ended: break
    }
    return false
  }
}
