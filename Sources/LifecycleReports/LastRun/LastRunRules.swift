import Foundation

/// Concludes how a run ended, from what it has left. The first row that applies decides.
///
/// Sources of the rows: what Sentry, Bugsnag, Datadog and KSCrash exclude before they speak of a kill (their sources of 2026),
/// with the false verdicts that their issues report.
enum LastRunRules {
  /// What was found where the record of the run before is kept.
  enum Found: Equatable, Sendable {
    case nothing
    case notReadable
    case unusable(String)
    case record(LastRunCase)
  }

  static func conclude(_ found: Found) -> LastRun {
    switch found {
    case .nothing: return LastRun(.noRun, .certain)
    case .notReadable: return LastRun(.notReadableYet, .unknown, [])
    case .unusable(let reason): return LastRun(.unknown, .unknown, [.recordDamaged(reason: reason)])
    case .record(let facts): return conclude(facts)
    }
  }

  private static func conclude(_ facts: LastRunCase) -> LastRun {
    if facts.previous.process.run == facts.process.run || facts.isPreviousAlive {
      return LastRun(.noRun, .certain, [.stillRunning])
    }
    var lastRun = withNotice(facts) ?? inBackground(facts) ?? inForeground(facts) ?? unexplained(facts)
    cap(&lastRun, facts)
    describe(&lastRun, facts)
    return lastRun
  }

  // MARK: What the run itself says

  private static func withNotice(_ facts: LastRunCase) -> LastRun? {
    let previous = facts.previous
    if previous.crashed || facts.hasCrashReport == true {
      return LastRun(.crashed, .certain, causes: [.crash], [.crashReported])
    }
    switch (previous.end, previous.phase) {
    case (.notice, .inactive(let since)) where previous.sign - since <= 10:
      return LastRun(.notified, .likely, causes: [.user], [.notice, .inactive(seconds: previous.sign - since)])
    case (.notice, _): return LastRun(.notified, .certain, causes: [.user, .system], [.notice])
    case (.exit, _): return LastRun(.exited, .certain, causes: [.exit], [.exitHandler])
    case (.stopped, _): return LastRun(.notRecorded, .unknown, [.recordStopped])
    case (nil, _): break
    }
    if let development = previous.development {
      return LastRun(.unknown, .unknown, causes: [.tool], [.development(environment: development)])
    }
    return nil
  }

  // MARK: In the background

  private static func inBackground(_ facts: LastRunCase) -> LastRun? {
    guard case .background(let nextDue, let isHeld) = facts.previous.phase else { return nil }
    let since = changesSince(facts)
    if facts.isBootSoon {
      return LastRun(.restarted, .likely, causes: [.restart, .panicOrPower, .systemUpdate], since)
    }
    let openWork = facts.previous.openWork
    if isHeld || !openWork.isEmpty || facts.wasSilent(nextDue: nextDue) == false {
      return LastRun(
        .killedInBackground, .likely, causes: [.backgroundTime, .fileLock, .memory, .user, .crash],
        [.runningInBackground(openWork: openWork)] + since)
    }
    if !facts.previous.wasActive {
      return LastRun(
        .neverUsed, .likely, causes: [.memory, .system], [.launchedInBackground, .silentInBackground] + since)
    }
    return LastRun(
      .killedWhileSuspended, .likely, causes: [.memory, .user, .fileLock] + causesOfChanges(facts),
      [.silentInBackground] + since)
  }

  // MARK: In the foreground

  private static func inForeground(_ facts: LastRunCase) -> LastRun? {
    let since = changesSince(facts)
    if let silence = facts.previous.silence, silence.lastLook - silence.since >= 5 {
      return LastRun(
        .hung, facts.isBootSoon ? .possible : .likely,
        causes: [.watchdog, .user] + (facts.isBootSoon ? [.restart] : []),
        [.mainThreadSilent(seconds: silence.lastLook - silence.since)] + since)
    }
    if facts.isSystemChanged, facts.isBootSoon {
      return LastRun(.systemUpdated, .likely, causes: [.systemUpdate], since)
    }
    if facts.isBootSoon { return LastRun(.restarted, .likely, causes: [.restart, .panicOrPower], since) }
    if facts.isAppChanged, !facts.isClockMoved, let seconds = facts.secondsSinceSign, seconds <= LastRunCase.soon {
      return LastRun(.appUpdated, .possible, causes: [.appUpdate, .tool], since)
    }
    guard case .active = facts.previous.phase else { return nil }
    return ofStrain(facts)
  }

  private static func ofStrain(_ facts: LastRunCase) -> LastRun? {
    let (strain, since) = (facts.previous.strain, changesSince(facts))
    let warning = strain.memoryWarning.map { facts.previous.sign - $0 }.flatMap { $0 <= 30 ? $0 : nil }
    let left = strain.memoryLeft.flatMap { $0 < 0.25 ? $0 : nil }
    if warning != nil || left != nil {
      let evidence = warning.map { [LastRun.Evidence.memoryWarning(secondsBefore: $0)] } ?? []
      return LastRun(
        .outOfMemory, (left ?? 1) < 0.05 ? .likely : .possible, causes: [.memory, .crash, .tool],
        evidence + (left.map { [.memoryLeft(fraction: $0)] } ?? []) + since)
    }
    if strain.isHot {
      return LastRun(.overheated, .possible, causes: [.heat, .crash, .memory], [.heat] + since)
    }
    guard facts.hasCrashReport == false else { return nil }
    return LastRun(.killed, .possible, causes: [.memory, .system, .tool], [.noCrashReported, .active] + since)
  }

  /// Nothing speaks for one cause.
  private static func unexplained(_ facts: LastRunCase) -> LastRun {
    let phase: LastRun.Evidence =
      switch facts.previous.phase {
      case .launching: .launching
      case .inactive(let since): .inactive(seconds: facts.previous.sign - since)
      case .active, .background: .active
      }
    let crash: [LastRun.Cause] = facts.hasCrashReport == false ? [] : [.crash]
    let noReport: [LastRun.Evidence] = facts.hasCrashReport == false ? [.noCrashReported] : []
    return LastRun(
      .unknown, .unknown, causes: crash + [.memory, .watchdog, .user, .tool] + causesOfChanges(facts),
      [phase] + noReport + changesSince(facts))
  }

  // MARK: What holds for all

  private static func changesSince(_ facts: LastRunCase) -> [LastRun.Evidence] {
    (facts.isSameBoot ? [] : [.deviceRestarted(soon: facts.isBootSoon)])
      + (facts.isSystemChanged ? [.systemChanged(soon: facts.isBootSoon)] : [])
      + (facts.isAppChanged ? [.appChanged] : [])
  }

  private static func causesOfChanges(_ facts: LastRunCase) -> [LastRun.Cause] {
    (facts.isAppChanged ? [.appUpdate] : []) + (facts.isSystemChanged ? [.systemUpdate] : [])
      + (facts.isSameBoot ? [] : [.restart, .panicOrPower])
  }

  /// What is not certain in any case is not more than possible where times cannot be compared, where entries were lost, and
  /// where a restart hides what was before it.
  private static func cap(_ lastRun: inout LastRun, _ facts: LastRunCase) {
    guard lastRun.confidence < .certain else { return }
    let isHidden = (!facts.isSameBoot || facts.isSystemChanged) && !facts.isBootSoon
    let isOfStrain = [.outOfMemory, .overheated, .killed].contains(lastRun.end)
    if facts.isClockMoved || facts.previous.missedEntries || isHidden && isOfStrain {
      lastRun.confidence = min(lastRun.confidence, .possible)
    }
    if facts.isClockMoved { lastRun.evidence.append(.clockMoved) }
  }

  private static func describe(_ lastRun: inout LastRun, _ facts: LastRunCase) {
    let previous = facts.previous
    lastRun.attention = previous.seen.attention
    lastRun.attentionDuration = max(0, previous.sign - previous.seen.since)
    lastRun.launchDate = Date(timeIntervalSince1970: previous.launch.wall)
    lastRun.lastSignDate = Date(timeIntervalSince1970: facts.lastSignWall)
    lastRun.isStale = previous.missedEntries
    if previous.missedEntries { lastRun.evidence.append(.entriesLost) }
  }
}

extension RunRecord.Seen {
  init(_ attention: Attention, since: TimeInterval) {
    self.init(
      screen: attention.screen.map(StateLabels.cut), state: attention.state.rawValue,
      cover: attention.cover.map(StateLabels.cut), since: since)
  }

  var attention: Attention? {
    Attention.State(rawValue: state).map { Attention(screen: screen, $0, cover: cover) }
  }
}
