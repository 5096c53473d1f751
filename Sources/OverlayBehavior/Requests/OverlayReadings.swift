// Decides what follows from the readings of a condition. Tests: OverlayReadingsTests.

/// Counts failed readings, and decides what each reading requests.
struct OverlayReadings {
  enum Outcome: Equatable {
    /// The request stays as it is.
    case none
    case request(Bool)
    /// The condition cannot be read any more. Without a new request the earlier one stays.
    case unreadable(request: Bool?)
  }

  let failureLimit: Int
  let staysWhenUnreadable: Bool
  /// Failed checks since the last one that succeeded.
  private(set) var failedChecks = 0

  init(failureLimit: Int, staysWhenUnreadable: Bool) {
    self.failureLimit = failureLimit
    self.staysWhenUnreadable = staysWhenUnreadable
  }

  mutating func enter(_ value: Bool) -> Outcome {
    failedChecks = 0
    return .request(value)
  }

  mutating func enterFailure() -> Outcome {
    failedChecks += 1
    guard failedChecks == failureLimit else { return .none }
    return .unreadable(request: staysWhenUnreadable ? nil : false)
  }

  /// The app has shown or hidden the overlay. The count starts again: otherwise an overlay that is shown after failed checks
  /// have hidden it would lock the user out permanently.
  mutating func reset() {
    failedChecks = 0
  }

  var isUnreadable: Bool { failedChecks >= failureLimit }
}
