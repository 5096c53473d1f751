extension LastRun {
  /// What the system itself says of the end of one run: the termination category of a MetricKit diagnostic.
  ///
  /// Source: MetricKit of iOS 27, `CrashDiagnostic.terminationCategory` and `MemoryExceptionDiagnostic`.
  #if hasAttribute(nonexhaustive)
    @nonexhaustive
  #endif
  public enum SystemVerdict: String, Hashable, Sendable, CaseIterable {
    case abnormal, badAccess, illegalInstruction
    case watchdog
    case memoryLimit
    case backgroundTaskTimeout
    case fileLock
  }

  /// Returns the conclusion with what the system has told later about the same run. MetricKit delivers it once a day, and only
  /// where the user shares diagnostics, so nothing waits for it.
  ///
  /// ```swift
  /// // The diagnostic names the process and the time of the run that `lastRun` is about
  /// let known = lastRun.refined(by: .watchdog)
  /// ```
  /// - Parameter verdict: of the same run: compare the diagnostic's times with ``launchDate`` and ``lastSignDate`` first.
  /// - Returns: a certain conclusion, with the evidence and the screen of this one. Where there was no run, the record is not readable
  ///   yet, or the run says itself that it was notified or called `exit`, the conclusion stays as it is.
  public func refined(by verdict: SystemVerdict) -> LastRun {
    switch end {
    case .noRun, .notReadableYet, .notified, .exited: return self
    default: break
    }
    var refined = self
    refined.confidence = .certain
    (refined.end, refined.causes) =
      switch verdict {
      case .abnormal, .badAccess, .illegalInstruction: (.crashed, [.crash])
      case .watchdog: (.hung, [.watchdog])
      case .memoryLimit: (.outOfMemory, [.memory])
      case .backgroundTaskTimeout: (.killedInBackground, [.backgroundTime])
      case .fileLock: (.killedWhileSuspended, [.fileLock])
      }
    return refined
  }
}
