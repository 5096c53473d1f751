import Foundation

/// How the run of the app before this one ended, and what was in front, as far as its record shows.
///
/// ```swift
/// // In application(_:didFinishLaunchingWithOptions:)
/// let lastRun = AttentionReporter.shared.keepRecord()
/// print(lastRun)  // "hung; on Player, focused for at least 12 s"
/// ```
///
/// It claims nothing that the record does not show: where two ends leave the same traces it is
/// ``End-swift.struct/unknown``. See <doc:WhichScreenWasIt>.
///
/// ## Topics
///
/// ### How it ended
///
/// - ``end-swift.property``
/// - ``End-swift.struct``
///
/// ### What was in front
///
/// - ``attention``
/// - ``attentionDuration``
///
/// ### When
///
/// - ``launchDate``
/// - ``lastSignDate``
///
/// ### In a log
///
/// - ``description``
///
/// ### Creating one
///
/// - ``init(_:attention:)``
public struct LastRun: Hashable, Sendable {
  /// How it ended.
  public var end: End

  /// The target of the user's attention at ``lastSignDate``; nil without a record that can be read.
  public var attention: Attention?

  /// For how many seconds it had been on that, at least.
  public var attentionDuration: TimeInterval = 0

  /// When the recording of the run began, by the calendar's clock; nil without a record that can be read.
  public var launchDate: Date?

  /// The last time that the process is known to have run, by the calendar's clock. At rest it gives no signs of life, and may
  /// have lived on for long.
  public var lastSignDate: Date?

  /// Creates a value, for tests of code that takes one.
  ///
  /// ```swift
  /// let lastRun = LastRun(.hung, attention: Attention(screen: "Player", .focused))
  /// ```
  /// - Parameters:
  ///   - end: how the run ended.
  ///   - attention: what was in front.
  public init(_ end: End, attention: Attention? = nil) {
    self.end = end
    self.attention = attention
  }
}

extension LastRun {
  /// How a run ended. A later version may add ends: a `switch` over them has a `default`.
  ///
  /// ## Topics
  ///
  /// ### Ends
  ///
  /// - ``finished``
  /// - ``crashed``
  /// - ``hung``
  /// - ``killedInForeground``
  /// - ``killedInBackground``
  /// - ``killedWhileSuspended``
  /// - ``unknown``
  ///
  /// ### In a log
  ///
  /// - ``name``
  /// - ``description``
  public struct End: Hashable, Sendable, CustomStringConvertible {
    /// Its name, as it is written in code: `"hung"`.
    public let name: String

    public var description: String { name }

    private init(_ name: String) {
      self.name = name
    }

    /// The app was notified that it terminates, or it called `exit`.
    public static let finished = End("finished")
    /// The app, or its crash reporter, says that it crashed.
    public static let crashed = End("crashed")
    /// The main thread had been silent for five seconds or more when the process was last seen: in the foreground, in the
    /// launch, or since it entered the background.
    public static let hung = End("hung")
    /// The process was killed while the app was active. Only with a crash reporter that has no report: without one a crash
    /// leaves the same traces.
    public static let killedInForeground = End("killedInForeground")
    /// The process was killed in the background while it ran.
    public static let killedInBackground = End("killedInBackground")
    /// The process was in the background, nothing was known to keep it running, and its signs of life ceased: it was suspended,
    /// and then killed.
    public static let killedWhileSuspended = End("killedWhileSuspended")
    /// The record doesn't show how the run ended, or there is none that can be read.
    public static let unknown = End("unknown")
  }
}

extension LastRun: CustomStringConvertible {
  /// For a log: `"hung; on Player, focused for at least 12 s"`, `"unknown"`.
  public var description: String {
    guard let attention else { return end.name }
    let duration = String(format: "%.0f", attentionDuration)
    return "\(end); \(attention.screen == nil ? "" : "on ")\(attention) for at least \(duration) s"
  }
}

extension LastRun {
  /// Concludes from a record, at the launch after it.
  init(_ facts: LastRunFacts) {
    let record = facts.record
    end = LastRunRules.end(of: facts)
    attention = record.seen.attention
    attentionDuration = max(0, record.sign - record.seen.since)
    launchDate = Date(timeIntervalSince1970: record.launch.wall)
    lastSignDate = Date(timeIntervalSince1970: record.wall(at: record.sign))
  }
}
