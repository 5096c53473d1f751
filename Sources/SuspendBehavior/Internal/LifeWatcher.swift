import Foundation
import LifecycleBehaviors

/// Signs of life from a thread of its own, so that a busy main thread is not taken for a stopped process.
final class LifeWatcher: @unchecked Sendable {
  private let lock = NSLock()
  private let read: @Sendable () -> ClockReading
  // Both guarded by `lock`.
  private var lastSign: ClockReading
  private var longest: Silence?
  @MainActor private var timer: (any LifecycleTimer)?

  @MainActor
  init(time: LifecycleTime, interval: TimeInterval) {
    read = time.read
    lastSign = time.read()
    timer = time.repeatOffMainThread(interval) { [weak self] in self?.tick() }
  }

  @MainActor
  func stop() {
    timer?.cancel()
    timer = nil
  }

  /// The longest silence since it was last asked for, the one that may be going on included.
  func takeLongestSilence() -> Silence {
    let now = read()
    return lock.withLock {
      let current = Silence(lastSign: lastSign, firstLateSign: now)
      let answer = longest.map { $0.seconds > current.seconds ? $0 : current } ?? current
      longest = nil
      lastSign = now
      return answer
    }
  }

  private func tick() {
    let now = read()
    lock.withLock {
      let silence = Silence(lastSign: lastSign, firstLateSign: now)
      if silence.seconds > longest?.seconds ?? 0 { longest = silence }
      lastSign = now
    }
  }
}
