import Foundation
import LifecycleBehaviors

/// A time during which no code of this process ran.
public struct Suspension: Hashable, Sendable {
  /// How sure it is that the system suspended the process; see <doc:Confidence>.
  public enum Confidence: Int, Hashable, Sendable, Comparable {
    /// Under a second of common silence. A machine under heavy load may look the same.
    case low
    /// One second up to three.
    case medium
    /// Longer than anything but a suspension, or a debugger that cannot be seen, is known to keep two threads silent.
    case high

    public static func < (left: Confidence, right: Confidence) -> Bool { left.rawValue < right.rawValue }

    /// The case's name: `"high"`.
    public var name: String {
      switch self {
      case .low: "low"
      case .medium: "medium"
      case .high: "high"
      }
    }
  }

  /// The last sign of life before the silence, of whichever thread gave it. The process ran here.
  public let lastSign: ClockReading

  /// The first sign of life after it. The process ran again here.
  public let firstLateSign: ClockReading

  /// How much shorter the suspension may have been than the time between the two signs, in seconds: the process lived
  /// on after ``lastSign`` for an unknown part of the interval to the next sign, which never came.
  public let uncertainty: TimeInterval

  /// When the suspension began, as best known, by the calendar clock as it stands when the process runs again.
  public let began: Date

  /// The best estimate of the length, in seconds of continuous time: the time between the two signs less half the
  /// ``uncertainty``.
  public var seconds: TimeInterval { max(0, silence.seconds - uncertainty / 2) }

  /// The part of ``seconds`` during which the device itself slept. 0 where only one of the clocks can be read; see
  /// ``SuspendFailure/clockUnavailable``.
  public var secondsAsleep: TimeInterval {
    min(seconds, max(0, silence.seconds - (firstLateSign.uptime - lastSign.uptime)))
  }

  /// How sure it is. The limits are one second and three. Source of the latter: the SuspendStatusRecorder gist
  /// (BadPirate, 2020) takes a one-second tick that is so late for a suspension.
  public var confidence: Confidence {
    if silence.seconds >= 3 { return .high }
    return silence.seconds >= 1 ? .medium : .low
  }

  /// Makes a value, for tests of code that takes one.
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

  private var silence: Silence { Silence(lastSign: lastSign, firstLateSign: firstLateSign) }

  /// - Parameters:
  ///   - interval: seconds from one sign of life to the next.
  ///   - now: a reading at `date`.
  init(_ silence: Silence, interval: TimeInterval, now: ClockReading, date: Date) {
    let uncertainty = min(interval, silence.seconds)
    self.init(
      lastSign: silence.lastSign, firstLateSign: silence.firstLateSign, uncertainty: uncertainty,
      began: date.addingTimeInterval(silence.lastSign.continuous + uncertainty / 2 - now.continuous))
  }
}
