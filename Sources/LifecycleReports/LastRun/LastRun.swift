import Foundation

/// How the run of the app before this one ended, and which screen was in front, as far as its record shows.
///
/// ```swift
/// // In application(_:didFinishLaunchingWithOptions:)
/// let lastRun = AttentionReporter.shared.keepRecord()
/// print(lastRun)  // "hung, then killed (likely); on Player, focused for at least 12 s"
/// ```
///
/// It is never more certain than the evidence: what leaves the same traces is listed in ``causes``. Without a crash reporter,
/// a crash and a kill in the foreground look alike; see `keepRecord` for how to hand in what it knows.
///
/// ## Topics
///
/// ### How it ended
///
/// - ``end-swift.property``
/// - ``End-swift.enum``
/// - ``confidence-swift.property``
/// - ``Confidence-swift.enum``
/// - ``causes``
/// - ``Cause``
/// - ``evidence``
/// - ``Evidence``
///
/// ### What was in front
///
/// - ``attention``
/// - ``attentionDuration``
/// - ``isStale``
///
/// ### When
///
/// - ``launchDate``
/// - ``lastSignDate``
///
/// ### Later knowledge
///
/// - ``refined(by:)``
/// - ``SystemVerdict``
///
/// ### In a log
///
/// - ``description``
///
/// ### Making one
///
/// - ``init(_:_:causes:evidence:attention:)``
public struct LastRun: Hashable, Sendable {
  /// How it ended.
  public var end: End

  /// How sure that is.
  public var confidence: Confidence

  /// What may have ended it, as far as the evidence allows, the likelier first. Empty where nothing is known.
  public var causes: [Cause]

  /// What the conclusion rests on. Empty only where ``end-swift.property`` is `unknown` or there was no run.
  public var evidence: [Evidence]

  /// What the user's attention was on at ``lastSignDate``; nil where there is no record.
  public var attention: Attention?

  /// For how many seconds it had been on that, at least.
  public var attentionDuration: TimeInterval = 0

  /// When the run began, by the calendar's clock.
  public var launchDate: Date?

  /// The last time that the process is known to have run, by the calendar's clock. At rest it gives no signs: it may have
  /// lived on for long.
  public var lastSignDate: Date?

  /// Entries of the record were lost, so ``attention`` is that of ``lastSignDate`` and perhaps not the last.
  public var isStale = false

  /// Makes a value, for tests of code that takes one.
  ///
  /// ```swift
  /// let lastRun = LastRun(.hung, .likely, attention: Attention(screen: "Player", .focused))
  /// ```
  /// - Parameters:
  ///   - end: how the run ended.
  ///   - confidence: how sure that is.
  ///   - causes: what may have ended it.
  ///   - evidence: what that rests on.
  ///   - attention: what was in front.
  public init(
    _ end: End, _ confidence: Confidence, causes: [Cause] = [], evidence: [Evidence] = [], attention: Attention? = nil
  ) {
    self.end = end
    self.confidence = confidence
    self.causes = causes
    self.evidence = evidence
    self.attention = attention
  }

  init(_ end: End, _ confidence: Confidence, causes: [Cause] = [], _ evidence: [Evidence]) {
    self.init(end, confidence, causes: causes, evidence: evidence)
  }
}

extension LastRun {
  /// How a run ended.
  #if hasAttribute(nonexhaustive)
    @nonexhaustive
  #endif
  public enum End: String, Hashable, Sendable, CaseIterable {
    /// No run is known: this is the first, or the record is gone with the app's data.
    case noRun
    /// The record cannot be read yet: the device has not been unlocked since its start. Read
    /// ``AttentionReporter/lastRun`` again when `UIApplication.protectedDataDidBecomeAvailableNotification` is posted.
    case notReadableYet
    /// The app crashed.
    case crashed
    /// The app was notified that it terminates.
    case notified
    /// The process called `exit`.
    case exited
    /// The app ended the record before; see ``AttentionReporter/stopKeepingRecord()``.
    case notRecorded
    /// It was launched in the background, never used, and killed unseen.
    case neverUsed
    /// The device was started anew.
    case restarted
    /// The process was suspended, and then killed.
    case killedWhileSuspended
    /// The process was killed in the background while it ran.
    case killedInBackground
    /// The main thread hung, and then the process was killed.
    case hung
    /// The system was updated.
    case systemUpdated
    /// The app was updated, or installed again.
    case appUpdated
    /// The app used too much memory.
    case outOfMemory
    /// The device was too hot.
    case overheated
    /// The process was killed in the foreground; it did not crash.
    case killed
    /// Nothing tells how it ended.
    case unknown
  }

  /// How sure a conclusion is.
  public enum Confidence: Int, Hashable, Sendable, Comparable, CaseIterable {
    /// Nothing speaks for any cause.
    case unknown
    /// Other causes leave the same traces.
    case possible
    /// Other causes would leave these traces seldom.
    case likely
    /// No other cause leaves these traces.
    case certain

    public static func < (left: Confidence, right: Confidence) -> Bool { left.rawValue < right.rawValue }
  }

  /// What may have ended a run.
  #if hasAttribute(nonexhaustive)
    @nonexhaustive
  #endif
  public enum Cause: String, Hashable, Sendable, CaseIterable {
    case crash
    case exit
    case user
    case system
    /// More memory than the system allows.
    case memory
    case watchdog
    /// Time in the background that ran out.
    case backgroundTime
    /// A lock on a file outside of the app's own folders, held at suspension.
    case fileLock
    case appUpdate
    case systemUpdate
    case restart
    case panicOrPower
    case heat
    /// A debugger, or a tool that runs tests.
    case tool
  }
}

extension LastRun.Cause {
  fileprivate var text: String {
    switch self {
    case .crash: "a crash"
    case .exit: "exit"
    case .user: "the user"
    case .system: "the system"
    case .memory: "memory"
    case .watchdog: "the watchdog"
    case .backgroundTime: "background time that ran out"
    case .fileLock: "a file lock"
    case .appUpdate: "an update of the app"
    case .systemUpdate: "an update of the system"
    case .restart: "a restart"
    case .panicOrPower: "a panic or loss of power"
    case .heat: "heat"
    case .tool: "a debugger or test tool"
    }
  }
}

extension LastRun.End {
  fileprivate var text: String {
    switch self {
    case .noRun: "no run before"
    case .notReadableYet: "not readable yet"
    case .crashed: "crashed"
    case .notified: "terminated with notice"
    case .exited: "exited"
    case .notRecorded: "not recorded to its end"
    case .neverUsed: "launched in the background, never used, killed"
    case .restarted: "ended by a restart of the device"
    case .killedWhileSuspended: "suspended, then killed"
    case .killedInBackground: "killed in the background"
    case .hung: "hung, then killed"
    case .systemUpdated: "ended by an update of the system"
    case .appUpdated: "ended by an update of the app"
    case .outOfMemory: "out of memory"
    case .overheated: "ended by heat"
    case .killed: "killed in the foreground"
    case .unknown: "unknown"
    }
  }
}

extension LastRun: CustomStringConvertible {
  /// For a log: `"hung, then killed (likely); on Player, focused for at least 12 s"`, `"unknown: a crash or memory; on Inbox, alert for at least 3 s"`.
  public var description: String {
    var text = end.text
    if end == .unknown, !causes.isEmpty { text += ": " + causes.map(\.text).joined(separator: " or ") }
    if confidence == .likely || confidence == .possible { text += " (\(confidence))" }
    guard let attention else { return text }
    let duration = String(format: "%.0f", attentionDuration)
    return text + "; \(attention.screen == nil ? "" : "on ")\(attention) for at least \(duration) s"
  }
}
