import Foundation

/// The facts known when a run begins: the record of the previous run, and the present state.
struct LastRunFacts: Equatable, Sendable {
  /// Seconds of silence of the main thread that are a hang.
  static let hang: TimeInterval = 5
  /// Seconds in the background within which a silence that begins is a hang: the system waits for an app that enters it.
  static let entering: TimeInterval = 15
  /// Seconds by which a sign of life may be late on a busy machine.
  static let patience = 0.5
  /// Seconds that a shutdown and a start of the device may take.
  static let restart: TimeInterval = 120
  /// Seconds by which two computations of a device's start may differ (30, as KSCrash has it).
  static let bootTolerance: TimeInterval = 30

  /// The record of the previous run.
  var record: RunRecord
  var process: RunRecord.Process
  /// When this run began.
  var launch: RunRecord.Instant
  /// Whether a crash reporter has a report of the run before; nil where there is none.
  var hasCrashReport: Bool?

  // MARK: What follows

  /// When the device was started, in seconds since 1970.
  private var deviceStart: TimeInterval { launch.wall - launch.continuous }

  private var isSameBoot: Bool {
    if let now = process.boot, let then = record.process.boot { return now == then }
    let start = record.launch.wall - record.launch.continuous
    return launch.continuous >= record.sign && abs(deviceStart - start) <= Self.bootTolerance
  }

  /// Neither a restart of the device nor an update of the app or the system can have ended the run.
  var isUnchanged: Bool { isSameBoot && process.builds == record.process.builds }

  /// The main thread was silent when the process was last seen, as one whose end the system forces.
  var wasHung: Bool {
    guard let silence = record.silence, silence.lastLook - silence.since >= Self.hang else { return false }
    guard case .background(let entered, _, _) = record.phase else { return true }
    return silence.since <= entered + Self.entering
  }

  /// Whether a sign of life in the background was due and did not come; nil where a restart of the device may have ended the
  /// process before.
  func wasSilent(nextDue: TimeInterval) -> Bool? {
    if isSameBoot { return launch.continuous > nextDue + Self.patience }
    return deviceStart > record.wall(at: nextDue) + Self.restart ? true : nil
  }
}
