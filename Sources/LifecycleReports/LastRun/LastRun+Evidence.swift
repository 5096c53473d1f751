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
    /// A debugger, the simulator or a test, which kills processes.
    case development(String)
    /// It was launched in the background and never came to the front.
    case launchedInBackground
    /// The app had not become active yet.
    case launching
    /// The app was in the foreground and active.
    case active
    /// The app was in the foreground and inactive, for so many seconds.
    case inactive(TimeInterval)
    /// The app was in the background, and a task held it, or the next sign of life was not due yet.
    case runningInBackground(openWork: [String])
    /// The app was in the background, and signs of life that were due did not come.
    case silentInBackground
    /// The main thread had been silent for so many seconds when the watcher last looked.
    case mainThreadSilent(TimeInterval)
    /// The device was started anew, soon after the last sign or at any time since.
    case deviceRestarted(soon: Bool)
    /// The system has another build, soon after the last sign or at any time since.
    case systemChanged(soon: Bool)
    /// The app has another version or build.
    case appChanged
    /// There was a memory warning, so many seconds before the last sign.
    case memoryWarning(TimeInterval)
    /// So much of the app's memory was left, from 0 to 1.
    case memoryLeft(Double)
    /// The thermal state was critical.
    case heat
    /// The calendar's clock was moved, so that times of two runs cannot be compared.
    case clockMoved
    /// Entries of the record were lost.
    case entriesLost
    /// The record cannot be used, for this reason.
    case recordDamaged(String)
    /// The record is of a process that still runs.
    case stillRunning
  }
}
