import Foundation
import LifecycleBehaviors

/// A time during which no code of this process ran.
///
/// ```swift
/// for await event in SuspendMonitor.shared.events() {
///   guard case .didUnsuspend(let suspension) = event, suspension.isCertain else { continue }
///   analytics.log("suspended for \(suspension.seconds) s, asleep for \(suspension.secondsAsleep) s")
/// }
/// ```
///
/// ## Topics
///
/// ### Length
///
/// - ``seconds``
/// - ``secondsAsleep``
/// - ``uncertainty``
///
/// ### Certainty
///
/// - ``isCertain``
///
/// ### Times
///
/// - ``began``
/// - ``lastSign``
/// - ``firstLateSign``
///
/// ### In a log
///
/// - ``description``
///
/// ### For tests
///
/// - ``init(lastSign:firstLateSign:uncertainty:began:)``
public struct Suspension: Hashable, Sendable {
  /// The last sign of life before the suspension, from the main thread or from the watcher thread. The process was still
  /// running then.
  public let lastSign: ClockReading

  /// The first sign of life after the suspension. The process was running again then.
  public let firstLateSign: ClockReading

  /// How much shorter the suspension may have been than the time between the two signs, in seconds. After ``lastSign``, the
  /// process ran for an unknown part of the interval to the next sign.
  public let uncertainty: TimeInterval

  /// The best estimate of when the suspension began, by the calendar clock as it is when the process runs again.
  public let began: Date

  /// The best estimate of the suspension's length, in seconds of continuous time: the time between the two signs, minus half the
  /// ``uncertainty``.
  public var seconds: TimeInterval { max(0, silence - uncertainty / 2) }

  /// The part of ``seconds`` for which the device itself slept. 0 if only one of the clocks can be read: see
  /// ``SuspendFailure/clockUnavailable``.
  public var secondsAsleep: TimeInterval {
    min(seconds, max(0, silence - (firstLateSign.uptime - lastSign.uptime)))
  }

  /// Whether the time between the two signs is three seconds or more.
  ///
  /// Only a suspension, or a debugger that cannot be detected, is known to keep two threads silent for three seconds. A machine
  /// under heavy load may look like a shorter suspension: <doc:HowSuspensionsAreDetected>. Source of the limit: the
  /// SuspendStatusRecorder gist (BadPirate, 2020) treats a one-second tick that is three seconds late as a suspension.
  public var isCertain: Bool { silence >= 3 }

  /// Creates a suspension, for tests of code that receives one.
  ///
  /// ```swift
  /// let suspension = Suspension(
  ///   lastSign: ClockReading(uptime: 10, continuous: 10), firstLateSign: ClockReading(uptime: 15, continuous: 30),
  ///   uncertainty: 0.2, began: Date(timeIntervalSince1970: 7))
  /// ```
  /// - Parameters:
  ///   - lastSign: the last sign of life before the suspension.
  ///   - firstLateSign: the first sign of life after the suspension.
  ///   - uncertainty: how much shorter the suspension may have been than the time between the two signs, in seconds.
  ///   - began: when the suspension began, by the calendar clock.
  public init(lastSign: ClockReading, firstLateSign: ClockReading, uncertainty: TimeInterval, began: Date) {
    self.lastSign = lastSign
    self.firstLateSign = firstLateSign
    self.uncertainty = uncertainty
    self.began = began
  }

  /// The estimate on the continuous clock.
  var span: Range<TimeInterval> { firstLateSign.continuous - seconds..<firstLateSign.continuous }

  /// Seconds of continuous time between the two signs.
  private var silence: TimeInterval { firstLateSign.continuous - lastSign.continuous }
}
