import Foundation
import LifecycleBehaviors

/// Signs of life from a thread of its own, so that a busy main thread is not taken for a stopped process.
final class LifeWatcher: @unchecked Sendable {
  /// More than one main-thread silence is known to hold; the longest are kept.
  static let capacity = 16

  private let shortestSilence: TimeInterval
  private let lock = NSLock()
  // Both guarded by `lock`.
  private var lastSign: ClockReading
  private var silences: [Silence] = []

  /// - Parameter shortestSilence: seconds; anything shorter is not worth keeping.
  init(shortestSilence: TimeInterval, startingAt now: ClockReading) {
    self.shortestSilence = shortestSilence
    lastSign = now
  }

  /// The watcher's thread runs.
  func giveSign(at now: ClockReading) {
    lock.withLock { note(now) }
  }

  /// Takes out the silences since the last question, oldest first. The one that is still going on counts too: after a
  /// suspension the main thread may be the first to run.
  func takeSilences(until now: ClockReading) -> [Silence] {
    lock.withLock {
      note(now)
      defer { silences = [] }
      return silences
    }
  }

  /// Ends the silence that is going on. A sign that was read before another thread's and comes after it ends none.
  private func note(_ now: ClockReading) {
    let silence = Silence(lastSign: lastSign, firstLateSign: now)
    guard silence.seconds > 0 else { return }
    lastSign = now
    guard silence.seconds >= shortestSilence else { return }
    silences.append(silence)
    if silences.count > Self.capacity,
      let shortest = silences.indices.min(by: { silences[$0].seconds < silences[$1].seconds })
    {
      silences.remove(at: shortest)
    }
  }
}
