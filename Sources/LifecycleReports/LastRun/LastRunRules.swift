/// Decides how a run ended from what it has left. The first row that applies decides.
///
/// Sources of the rows: what Sentry, Bugsnag, Datadog and KSCrash exclude before they speak of a kill (their sources of 2026),
/// with the false verdicts that their issues report.
enum LastRunRules {
  static func end(of run: LastRunFacts) -> LastRun.End {
    let record = run.record
    if record.end == .crashed || run.hasCrashReport == true { return .crashed }
    if record.end == .finished { return .finished }
    if record.end == .stopped { return .unknown }
    // A debugger, the simulator and a test end a process at any time.
    if record.isDevelopment { return .unknown }
    if run.wasHung { return .hung }

    switch record.phase {
    case .background(_, let nextDue, let hold):
      // A restart of the device may have ended it.
      guard let wasSilent = run.wasSilent(nextDue: nextDue) else { return .unknown }
      if hold == .monitor { return .killedInBackground }
      // Signs of life come from the main thread, which was busy: their absence is no suspension.
      if record.silence != nil { return .unknown }
      if !wasSilent { return .killedInBackground }
      // The other task may have ended right after the last sign.
      return hold == .otherTask ? .unknown : .killedWhileSuspended
    case .active where run.isUnchanged && run.hasCrashReport == false: return .killedInForeground
    // The app was in front and may have crashed, been updated or ended with the device; or the user was leaving it.
    case .active, .inactive, .launching: return .unknown
    }
  }
}
