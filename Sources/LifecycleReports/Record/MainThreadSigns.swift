import Foundation
import LifecycleBehaviors

/// Decides whether the main thread hangs, from the starts and ends of its run-loop iterations and from samples that another thread
/// takes, only while the main thread works.
struct MainThreadSigns {
  /// Seconds of silence that are noted.
  static let threshold: TimeInterval = 2
  /// Seconds from one sample to the next while the main thread is silent.
  static let interval: TimeInterval = 1

  /// The silence that the last sample found; nil as soon as it is over.
  private(set) var silence: RunRecord.Silence?
  /// When the current iteration began; nil while the main thread waits.
  private var iteration: ClockReading?
  private var isSampling = false
  private var nextSample: TimeInterval = 0

  /// An iteration has begun.
  /// - Returns: whether a sample has to be taken after ``threshold``.
  mutating func begin(at now: ClockReading) -> Bool {
    iteration = now
    silence = nil
    guard !isSampling else { return false }
    isSampling = true
    nextSample = now.continuous + Self.threshold
    return true
  }

  /// The main thread waits.
  mutating func end() {
    iteration = nil
    silence = nil
  }

  /// Another thread takes a sample.
  /// - Returns: the seconds until the next one; nil while the main thread waits, as nothing is sampled until it wakes.
  mutating func sample(at now: ClockReading) -> TimeInterval? {
    guard let iteration else {
      isSampling = false
      return nil
    }
    // Both stood still: the process was stopped, or the machine is too busy to tell.
    let isLate = now.continuous - nextSample > Self.threshold / 2
    if isLate { self.iteration = now }
    let seconds = isLate ? 0 : now.uptime - iteration.uptime
    let isSilent = seconds >= Self.threshold - 0.01
    silence = isSilent ? RunRecord.Silence(since: iteration.continuous, lastLook: now.continuous) : nil
    let wait = isSilent ? Self.interval : Self.threshold - seconds
    nextSample = now.continuous + wait
    return wait
  }
}
