import Foundation

/// What is known when a run begins: what the one before has left, and how things are now.
struct LastRunCase: Equatable, Sendable {
  /// Seconds within which a start of the device or of the app follows the end of the run.
  static let soon: TimeInterval = 120
  /// Seconds by which a sign of life may be late on a busy machine.
  static let patience = 0.5
  /// Seconds that the calendar's clock may differ from the continuous one.
  static let clockTolerance: TimeInterval = 60
  /// Seconds by which two computations of a device's start may differ (30, as KSCrash has it).
  static let bootTolerance: TimeInterval = 30

  var previous: RunRecord
  var process: RunRecord.Process
  /// When this run began.
  var launch: RunRecord.Instant
  /// The process of the record still runs.
  var isPreviousAlive = false
  /// Whether a crash reporter has a report of the run before; nil where there is none.
  var hasCrashReport: Bool?

  // MARK: What follows

  /// When the device was started, in seconds since 1970.
  private var deviceStart: TimeInterval { launch.wall - launch.continuous }

  var isSameBoot: Bool {
    if let now = process.boot, let then = previous.process.boot { return now == then }
    let start = previous.launch.wall - previous.launch.continuous
    return launch.continuous >= previous.sign && abs(deviceStart - start) <= Self.bootTolerance
  }

  /// The calendar's clock was set back or moved, so that its times cannot be compared.
  var isClockMoved: Bool {
    if launch.wall < lastSignWall { return true }
    guard isSameBoot else { return false }
    let expected = previous.wall(at: launch.continuous)
    return abs(launch.wall - expected) > Self.clockTolerance
  }

  var lastSignWall: TimeInterval { previous.wall(at: previous.sign) }

  /// The device was started soon after the last sign.
  var isBootSoon: Bool {
    !isSameBoot && !isClockMoved && (0...Self.soon).contains(deviceStart - lastSignWall)
  }

  var isSystemChanged: Bool { process.system != previous.process.system }

  var isAppChanged: Bool { process.app != previous.process.app }

  /// Seconds from the last sign to this launch; nil if the device has been started since.
  var secondsSinceSign: TimeInterval? { isSameBoot ? launch.continuous - previous.sign : nil }

  /// Whether a sign of life in the background was due and did not come; nil where that cannot be known.
  func wasSilent(nextDue: TimeInterval) -> Bool? {
    if isSameBoot { return launch.continuous > nextDue + Self.patience }
    // The process may have run until the device was shut down, which takes a while before its start.
    return isClockMoved ? nil : deviceStart > previous.wall(at: nextDue) + Self.soon
  }
}
