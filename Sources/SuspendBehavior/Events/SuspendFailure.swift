import Foundation

/// A failure that impairs a ``SuspendMonitor``. The monitor continues without the part that has failed.
///
/// ```swift
/// subscription = SuspendMonitor.shared.subscribe { [analytics] event in
///   if case .failed(let failure) = event { analytics.log("suspension: \(failure)") }
/// }
/// ```
///
/// ## Topics
///
/// ### The background task
///
/// - ``backgroundTaskRefused``
///
/// ### The journal
///
/// - ``journalUnwritable(reason:)``
/// - ``journalUnreadable(reason:)``
///
/// ### The clock
///
/// - ``clockUnavailable``
///
/// ### In a log
///
/// - ``name``
/// - ``description``
#if hasAttribute(nonexhaustive)
  @nonexhaustive
#endif
public enum SuspendFailure: Error, Hashable, Sendable {
  /// One of the two monotonic clocks cannot be read. Suspensions are found all the same. The device's sleep is not known;
  /// it is not counted at all where the continuous clock is the one that cannot be read.
  case clockUnavailable

  /// The system granted no background task. The process may be suspended within seconds, and no
  /// ``SuspendWarning/imminent(secondsLeft:)`` or ``SuspendWarning/expired`` is delivered.
  case backgroundTaskRefused

  /// The journal could not be written; `reason` is the system's description of the error. The next launch may not
  /// know how this run ended. For an entry that another thread writes, it is delivered with the next sign of life. It is
  /// delivered again when writing fails after it has worked in between.
  case journalUnwritable(reason: String)

  /// The file at the journal's URL cannot be read, or was not written by this framework: it is a directory, a pipe, a
  /// symbolic link that leads nowhere, a file of another kind, or a file that the system keeps shut until the device
  /// is unlocked for the first time; `reason` says which. It is not written over. It is read again whenever an entry is
  /// due, and the journal is kept from then on if it can be. Until then ``SuspendMonitor/previousRun`` is
  /// ``SuspendPreviousRun/unknown``.
  case journalUnreadable(reason: String)

  /// The case's name, without its associated value: `"journalUnwritable"`.
  public var name: String {
    switch self {
    case .clockUnavailable: "clockUnavailable"
    case .backgroundTaskRefused: "backgroundTaskRefused"
    case .journalUnwritable: "journalUnwritable"
    case .journalUnreadable: "journalUnreadable"
    }
  }
}
