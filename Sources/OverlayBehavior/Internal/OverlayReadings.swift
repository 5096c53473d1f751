// What follows from the readings of a condition. Tests: OverlayReadingsTests.

struct OverlayReadings {
  enum Outcome: Equatable {
    /// Nothing is known that was not known before.
    case none
    case wish(Bool)
    /// The condition cannot be read; the overlay keeps its wish if there is no new one.
    case unreadable(wish: Bool?)
  }

  let failureLimit: Int
  let staysWhenUnreadable: Bool
  /// Failed checks since the last one that did not.
  private(set) var failedChecks = 0

  init(failureLimit: Int, staysWhenUnreadable: Bool) {
    self.failureLimit = failureLimit
    self.staysWhenUnreadable = staysWhenUnreadable
  }

  mutating func enter(_ value: Bool) -> Outcome {
    failedChecks = 0
    return .wish(value)
  }

  mutating func enterFailure() -> Outcome {
    failedChecks += 1
    guard failedChecks == failureLimit else { return .none }
    return .unreadable(wish: staysWhenUnreadable ? nil : false)
  }

  /// Somebody has decided by hand: the count starts anew, or an overlay shown after a lift could lock out for good.
  mutating func reset() {
    failedChecks = 0
  }

  var isUnreadable: Bool { failedChecks >= failureLimit }
}
