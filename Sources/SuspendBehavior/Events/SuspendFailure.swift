/// A failure of a part of the ``SuspendMonitor``. The monitor continues without that part.
///
/// ```swift
/// for await event in SuspendMonitor.shared.events() {
///   if case .failed(let failure) = event { analytics.log("suspension: \(failure)") }
/// }
/// ```
///
/// Later versions may have more failures, so a `switch` over them needs a `default`.
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
  /// The name of the constant, such as `"backgroundTaskRefused"`.
  public let name: String

  /// The failure as a part of a sentence, for a log: `"no background task granted"`.
  public let description: String

  private init(_ name: String, _ description: String) {
    self.name = name
    self.description = description
  }

  /// One of the two monotonic clocks cannot be read. Suspensions are still detected, but ``Suspension/secondsAsleep`` is 0. If
  /// the continuous clock is the one that cannot be read, no length contains the time for which the device slept.
  public static let clockUnavailable = SuspendFailure("clockUnavailable", "a clock is unavailable")

  /// The system granted no background task. The process may be suspended within seconds, and no
  /// ``SuspendWarning/imminent(secondsLeft:)`` or ``SuspendWarning/expired`` is delivered.
  public static let backgroundTaskRefused = SuspendFailure("backgroundTaskRefused", "no background task granted")
}
