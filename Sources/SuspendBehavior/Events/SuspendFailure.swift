/// A failure that impairs a ``SuspendMonitor``. The monitor continues without the part that has failed.
///
/// ```swift
/// for await event in SuspendMonitor.shared.events() {
///   if case .failed(let failure) = event { analytics.log("suspension: \(failure)") }
/// }
/// ```
///
/// A later version may add failures: a `switch` over them has a `default`.
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
public struct SuspendFailure: Hashable, Sendable, CustomStringConvertible {
  /// The name of the constant: `"backgroundTaskRefused"`.
  public let name: String

  /// The failure as a part of a sentence, for a log: `"no background task granted"`.
  public let description: String

  private init(_ name: String, _ description: String) {
    self.name = name
    self.description = description
  }

  /// One of the two monotonic clocks cannot be read. Suspensions are found all the same. The device's sleep is not known;
  /// it is not counted at all where the continuous clock is the one that cannot be read.
  public static let clockUnavailable = SuspendFailure("clockUnavailable", "a clock is unavailable")

  /// The system granted no background task. The process may be suspended within seconds, and no
  /// ``SuspendWarning/imminent(secondsLeft:)`` or ``SuspendWarning/expired`` is delivered.
  public static let backgroundTaskRefused = SuspendFailure("backgroundTaskRefused", "no background task granted")
}
