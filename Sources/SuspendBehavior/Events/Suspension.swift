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
/// ### Creating
///
/// - ``init(lastSign:firstLateSign:uncertainty:began:)``
public struct Suspension: Hashable, Sendable {
  /// The last sign of life before the silence, of the main thread or of the watcher. The process ran here.
  public let lastSign: ClockReading

  /// The first sign of life after it. The process ran again here.
  public let firstLateSign: ClockReading

  /// How much shorter the suspension may have been than the time between the two signs, in seconds. After ``lastSign``
  /// the process still ran for an unknown part of the interval, at the end of which the next sign was due.
  public let uncertainty: TimeInterval

  /// When the suspension began, as far as is known, by the calendar clock of the time when the process runs again.
  public let began: Date

  /// The best estimate of the length, in seconds of continuous time: the time between the two signs less half the
  /// ``uncertainty``.
  public var seconds: TimeInterval { max(0, silence - uncertainty / 2) }

  /// The part of ``seconds`` during which the device itself slept. 0 where only one of the clocks can be read; see
  /// ``SuspendFailure/clockUnavailable``.
  public var secondsAsleep: TimeInterval {
    min(seconds, max(0, silence - (firstLateSign.uptime - lastSign.uptime)))
  }

  /// Whether the silence lasted three seconds and more: only a suspension, or a debugger that cannot be detected, is known to
  /// keep two threads silent for so long. A machine under heavy load may look like a shorter suspension; see <doc:Certainty>.
  /// Source of the limit: the SuspendStatusRecorder gist (BadPirate, 2020) takes a one-second tick that is so late for a
  /// suspension.
  public var isCertain: Bool { silence >= 3 }

  /// Creates a value, for tests of code that takes one.
  ///
  /// ```swift
  /// let suspension = Suspension(
  ///   lastSign: ClockReading(uptime: 10, continuous: 10), firstLateSign: ClockReading(uptime: 15, continuous: 30),
  ///   uncertainty: 0.2, began: Date(timeIntervalSince1970: 7))
  /// ```
  /// - Parameters:
  ///   - lastSign: the last sign of life before the silence.
  ///   - firstLateSign: the first one after it.
  ///   - uncertainty: how much shorter the suspension may have been than the time between the two, in seconds.
  ///   - began: when it began, by the calendar clock.
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
