import Foundation

/// The record that a run leaves on disk for the next one. Times are seconds of continuous time, which counts while the device
/// sleeps and begins anew with each start of the device; `launch` ties them to the calendar.
struct RunRecord: Equatable, Sendable, Codable {
  /// The app and the system as they were in this run.
  struct Process: Equatable, Sendable, Codable {
    var bundle: String
    /// Version and build of the app, and the build of the system.
    var builds: String
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
    case inactive
    /// A process that runs writes again at `nextDue`.
    case background(entered: TimeInterval, nextDue: TimeInterval, hold: Hold)
  }

  /// The reason why the process runs in the background.
  enum Hold: String, Equatable, Sendable, Codable {
    /// No background task.
    case nothing
    /// The task of the monitor, whose end is written before it ends.
    case monitor
    /// Another task, whose end is not announced.
    case otherTask
  }

  enum End: String, Equatable, Sendable, Codable {
    /// The app has called ``AttentionReporter/noteCrash()``.
    case crashed
    /// The app was notified that it terminates, or the process called `exit` or returned from `main`.
    case finished
    /// The app ended the recording, and ran on.
    case stopped
  }

  /// The target of the user's attention.
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

  var process: Process
  var launch: Instant
  /// The last sign of life.
  var sign: TimeInterval
  var phase: Phase
  var end: End?
  /// A debugger, the simulator or a test may end it at any time.
  var isDevelopment: Bool
  var seen: Seen
  /// The main thread is silent.
  var silence: Silence?

  /// - Parameter time: seconds of continuous time of this run.
  /// - Returns: seconds since 1970.
  func wall(at time: TimeInterval) -> TimeInterval { launch.wall + time - launch.continuous }
}
