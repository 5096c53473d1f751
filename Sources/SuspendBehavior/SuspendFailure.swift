import Foundation

/// What impairs a ``SuspendMonitor``. It goes on with what is left to it.
public enum SuspendFailure: Error, Hashable, Sendable {
  /// One of the two monotonic clocks cannot be read. Suspensions are found all the same; the device's sleep is not
  /// told, and counts as no time where it is the continuous clock that fails.
  case clockUnavailable

  /// The system granted no background task. The process may be suspended within seconds, and no
  /// ``SuspendWarning/imminent(secondsLeft:)`` or ``SuspendWarning/expired`` is told.
  case backgroundTaskRefused

  /// The journal could not be written; `reason` is the system's word for it. The next launch may not know how this run
  /// ended. Told again when writing fails after it has worked in between.
  case journalUnwritable(reason: String)
}
