import Foundation
import LifecycleBehaviors

/// A time during which no code of this process ran.
public struct Suspension: Hashable, Sendable {
  /// How sure it is that the system suspended the process.
  public enum Confidence: Hashable, Sendable {
    /// A few seconds of silence: a machine under heavy load, or a debugger, may look the same.
    case likely
    /// Longer than anything but a suspension, or a debugger, is known to keep two threads silent.
    case high
  }

  /// The last reading before the silence. The suspension began here or up to 0.2 s later.
  public let lastSign: ClockReading

  /// The first reading after it.
  public let firstLateSign: ClockReading

  /// When the suspension began, by the calendar clock as it stands when the process runs again.
  public let began: Date

  /// How long it lasted, in seconds of continuous time; up to 0.2 s too long.
  public var seconds: TimeInterval { firstLateSign.continuous - lastSign.continuous }

  /// The part of it during which the device itself slept, in seconds.
  public var secondsAsleep: TimeInterval { max(0, seconds - (firstLateSign.uptime - lastSign.uptime)) }

  /// Three seconds are the limit. Source: the limit at which the SuspendStatusRecorder gist (BadPirate, 2020) takes a
  /// late one-second tick for a suspension.
  public var confidence: Confidence { seconds >= 3 ? .high : .likely }

  init(_ silence: Silence, now: ClockReading, date: Date) {
    lastSign = silence.lastSign
    firstLateSign = silence.firstLateSign
    began = date.addingTimeInterval(silence.lastSign.continuous - now.continuous)
  }
}
