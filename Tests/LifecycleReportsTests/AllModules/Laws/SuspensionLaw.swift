import SuspendBehavior

/// Each suspension is told as begun and then as ended, after it has passed, and overlaps no other.
struct SuspensionLaw {
  private var begun: Suspension?
  private var lastEnd = 0.0

  /// - Parameters:
  ///   - event: what was reported.
  ///   - now: seconds of continuous time.
  /// - Returns: what is wrong; nil when nothing is.
  mutating func receive(_ event: SuspendEvent, at now: Double) -> String? {
    if let begun {
      self.begun = nil
      return event == .didUnsuspend(begun) ? nil : "is told \(event) where the suspension should end"
    }
    switch event {
    case .didUnsuspend: return "is told the end of a suspension without its beginning"
    case .didSuspend(let suspension):
      let (start, end) = (suspension.lastSign.continuous, suspension.firstLateSign.continuous)
      defer { (begun, lastEnd) = (suspension, end) }
      return start >= lastEnd && start < end && end <= now
        ? nil : "is told a suspension from \(start) to \(end) at \(now)"
    default: return nil
    }
  }
}
