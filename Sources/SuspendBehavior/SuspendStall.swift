import Foundation

/// A time in the background during which the main thread gave no sign of life although the process was not suspended.
public struct SuspendStall: Hashable, Sendable {
  /// What it was.
  public enum Cause: String, Hashable, Sendable {
    /// The process ran: its watcher went on, or its threads used the processor. The main thread was busy or waited for
    /// something.
    case mainThread
    /// A debugger was attached; the system does not suspend a process that is being debugged.
    case debugger
  }

  /// What it was.
  public let cause: Cause

  /// How long it lasted, in seconds of continuous time, without the suspensions found within it.
  public let seconds: TimeInterval
}
