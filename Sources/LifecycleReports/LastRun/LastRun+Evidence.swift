import Foundation

extension LastRun {
  /// A trace that a run has left, or what has changed since.
  #if hasAttribute(nonexhaustive)
    @nonexhaustive
  #endif
  public enum Evidence: Hashable, Sendable {
    /// The app, or its crash reporter, says that it crashed.
    case crashReported
    /// A crash reporter was there and has no report.
    case noCrashReported
    /// `UIApplication.willTerminateNotification` was posted.
    case notice
    /// The process ran its exit handlers.
    case exitHandler
    /// The app ended the record.
    case recordStopped
    /// A debugger, the simulator or a test, which kills processes.
    case development(environment: String)
    /// It was launched in the background and never came to the front.
    case launchedInBackground
    /// The app had not become active yet.
    case launching
    /// The app was in the foreground and active.
    case active
    /// The app was in the foreground, and had been inactive for so many seconds.
    case inactive(seconds: TimeInterval)
    /// The app was in the background, and a task held it, or the next sign of life was not due yet.
    case runningInBackground(openWork: [String])
    /// The app was in the background, and signs of life that were due did not come.
    case silentInBackground
    /// The main thread had been silent for so many seconds when the watcher last looked.
    case mainThreadSilent(seconds: TimeInterval)
    /// The device was started anew, soon after the last sign or at any time since.
    case deviceRestarted(soon: Bool)
    /// The system has another build, soon after the last sign or at any time since.
    case systemChanged(soon: Bool)
    /// The app has another version or build.
    case appChanged
    /// There was a memory warning, so many seconds before the last sign.
    case memoryWarning(secondsBefore: TimeInterval)
    /// The part of the app's memory that was left, from 0 to 1.
    case memoryLeft(fraction: Double)
    /// The thermal state was critical.
    case heat
    /// The calendar's clock was moved, so that times of two runs cannot be compared.
    case clockMoved
    /// Entries of the record were lost.
    case entriesLost
    /// The record cannot be used, for this reason.
    case recordDamaged(reason: String)
    /// The record is of a process that still runs.
    case stillRunning
  }
}

extension LastRun.Evidence: CustomStringConvertible {
  /// For a log: `"memory warning 4 s before the last sign"`, `"main thread silent for 9 s"`.
  public var description: String {
    switch self {
    case .crashReported: "crash reported"
    case .noCrashReported: "no crash reported"
    case .notice: "notified that it terminates"
    case .exitHandler: "exit handler ran"
    case .recordStopped: "record ended by the app"
    case .development(let environment): "under \(environment)"
    case .launchedInBackground: "launched in the background"
    case .launching: "launching"
    case .active: "active"
    case .inactive(let seconds): "inactive for \(Self.text(seconds))"
    case .runningInBackground(let openWork):
      "running in the background" + (openWork.isEmpty ? "" : " with \(openWork.joined(separator: ", ")) open")
    case .silentInBackground: "silent in the background"
    case .mainThreadSilent(let seconds): "main thread silent for \(Self.text(seconds))"
    case .deviceRestarted(let soon): "device restarted" + (soon ? " soon after" : "")
    case .systemChanged(let soon): "another build of the system" + (soon ? " soon after" : "")
    case .appChanged: "another build of the app"
    case .memoryWarning(let seconds): "memory warning \(Self.text(seconds)) before the last sign"
    case .memoryLeft(let fraction): String(format: "%.0f %% of the memory left", fraction * 100)
    case .heat: "critical heat"
    case .clockMoved: "clock moved"
    case .entriesLost: "entries lost"
    case .recordDamaged(let reason): "the record \(reason)"
    case .stillRunning: "still running"
    }
  }

  private static func text(_ seconds: TimeInterval) -> String {
    String(format: "%.0f s", seconds)
  }
}
