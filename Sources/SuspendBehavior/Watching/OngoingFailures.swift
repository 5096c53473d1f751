/// The failures that are going on, so that each is reported once.
struct OngoingFailures {
  enum Kind {
    case clock, backgroundTask, journalReading, journalWriting
  }

  private var present: Set<Kind> = []

  /// - Parameter failure: what has failed, perhaps again.
  /// - Returns: whether it is new.
  mutating func begin(_ failure: SuspendFailure) -> Bool {
    present.insert(Kind(failure)).inserted
  }

  mutating func end(_ kind: Kind) {
    present.remove(kind)
  }
}

extension OngoingFailures.Kind {
  fileprivate init(_ failure: SuspendFailure) {
    switch failure {
    case .clockUnavailable: self = .clock
    case .backgroundTaskRefused: self = .backgroundTask
    case .journalUnreadable: self = .journalReading
    case .journalUnwritable: self = .journalWriting
    }
  }
}
