import Foundation

/// What a run leaves on disk for the next one. Times are seconds of continuous time, which counts while the device sleeps and
/// begins anew with each start of the device; `launch` ties them to the calendar.
struct RunRecord: Equatable, Sendable, Codable {
  /// The app and the system as they were in this run.
  struct Process: Equatable, Sendable, Codable {
    /// Different for each run.
    var run: String
    var identifier: Int32
    /// When the process began, in a form that is only compared; nil where it cannot be read.
    var began: String?
    var bundle: String
    /// Version and build of the app.
    var app: String
    /// The build of the system.
    var system: String
    /// Different for each start of the device; nil where it cannot be read.
    var boot: String?
  }

  struct Instant: Equatable, Sendable, Codable {
    /// Seconds since 1970, by the calendar's clock.
    var wall: TimeInterval
    var continuous: TimeInterval
  }

  enum Phase: Equatable, Sendable, Codable {
    /// The app has not been active yet, nor for long in the background.
    case launching
    case active
    case inactive(since: TimeInterval)
    /// A process that runs writes again at `nextDue`. While it `isHeld`, a background task keeps it running.
    case background(nextDue: TimeInterval, isHeld: Bool)

    var isBackground: Bool {
      if case .background = self { true } else { false }
    }
  }

  enum End: String, Equatable, Sendable, Codable {
    /// The app was notified that it terminates.
    case notice
    /// The process called `exit`, or returned from `main`.
    case exit
    /// The app ended the record, and ran on.
    case stopped
  }

  /// What the user's attention was on.
  struct Seen: Equatable, Sendable, Codable {
    var screen: String?
    var state: String
    var cover: String?
    var since: TimeInterval
  }

  struct Silence: Equatable, Sendable, Codable {
    /// When the main thread was last known to run.
    var since: TimeInterval
    /// When the watcher last found it silent.
    var lastLook: TimeInterval
  }

  /// What the run shows of the device.
  struct Strain: Equatable, Sendable, Codable {
    /// The latest memory warning.
    var memoryWarning: TimeInterval?
    /// The part of the app's memory that is left, from 0 to 1, as of the last sign.
    var memoryLeft: Double?
    var isHot = false
  }

  var process: Process
  var launch: Instant
  /// The last sign of life.
  var sign: TimeInterval
  var phase: Phase
  /// The app has been active in this run.
  var wasActive = false
  var end: End?
  /// The app has called ``AttentionReporter/noteCrash()``.
  var crashed = false
  /// Why anything may have ended it: a debugger, the simulator, a test.
  var development: String?
  var seen: Seen
  var silence: Silence?
  var strain = Strain()
  /// How many names of work there are.
  static let openWorkLimit = 4

  /// The names of work that is to be finished before suspension.
  var openWork: [String] = []
  /// An entry was lost: what follows from the record may be old.
  var missedEntries = false

  /// - Parameter time: seconds of continuous time of this run.
  /// - Returns: seconds since 1970.
  func wall(at time: TimeInterval) -> TimeInterval { launch.wall + time - launch.continuous }
}
