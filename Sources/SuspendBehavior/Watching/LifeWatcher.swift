import Foundation
import LifecycleBehaviors

/// Receives signs of life from a thread of its own, so that a busy main thread is not taken for a stopped process.
final class LifeWatcher: @unchecked Sendable {
  /// More than one silence of the main thread is known to contain; the longest are kept.
  static let capacity = 16

  private let read: @Sendable () -> ClockReading
  private let shortestSilence: TimeInterval
  let lock = NSLock()
  // `lock` guards both. The clock is read under it too: otherwise, in a process that is stopped between a reading and its
  // use, one thread would judge the silence by a time before it.
  private var lastSign: ClockReading
  private var silences: [Silence] = []

  /// - Parameters:
  ///   - shortestSilence: seconds; shorter silences are not kept.
  ///   - read: reads the clocks, on any thread.
  init(shortestSilence: TimeInterval, read: @escaping @Sendable () -> ClockReading) {
    self.shortestSilence = shortestSilence
    self.read = read
    lastSign = read()
  }

  /// The watcher's thread runs.
  func giveSign() {
    lock.withLock { note(read()) }
  }

  /// Takes out the silences since the previous call. The one that is still going on counts too: after a suspension the
  /// main thread may be the first to run.
  /// - Returns: the silences, oldest first, and the time up to which they are known.
  func takeSilences() -> (silences: [Silence], now: ClockReading) {
    lock.withLock {
      let now = read()
      note(now)
      defer { silences = [] }
      return (silences, now)
    }
  }

  /// Ends the silence that is going on.
  private func note(_ now: ClockReading) {
    let silence = Silence(lastSign: lastSign, firstLateSign: now)
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
