import Foundation

/// A failure that impairs a ``SuspendMonitor``. The monitor continues without the part that has failed.
///
/// ```swift
/// for await event in SuspendMonitor.shared.events() {
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

  /// The case's name, without its associated value: `"backgroundTaskRefused"`.
  public var name: String {
    switch self {
    case .clockUnavailable: "clockUnavailable"
    case .backgroundTaskRefused: "backgroundTaskRefused"
    }
  }
}
