import Foundation
import LifecycleBehaviors

/// Notices when the main thread hangs. At rest nothing runs: while the main thread works, another thread samples it once in two
/// seconds.
@MainActor
final class MainThreadWatch {
  /// Called on another thread when a silence is found, and on the main thread when it is over. It receives no silence but reads the
  /// current one, under the lock of what it changes: a call that was overtaken by another one then changes nothing.
  typealias Change = @Sendable (_ silence: () -> RunRecord.Silence?) -> Void

  private let watcher: Watcher
  private var observers: [LifecycleSubscription] = []

  /// Begins within an iteration: a launch that hangs is noticed.
  init(didChange: @escaping Change) {
    let time = LifecycleTime.current
    watcher = Watcher(time, didChange)
    watcher.begin()
    observers = [
      time.beforeEachIteration { [watcher] in watcher.begin() },
      time.afterEachIteration { [watcher] in watcher.end() },
    ]
  }

  private final class Watcher: @unchecked Sendable {
    private let time: LifecycleTime
    private let didChange: Change
    private let lock = NSLock()
    // Guarded by `lock`, which is never held while another object is called.
    private var signs = MainThreadSigns()

    init(_ time: LifecycleTime, _ didChange: @escaping Change) {
      self.time = time
      self.didChange = didChange
    }

    func begin() {
      let now = time.read()
      let (wasSilent, needsSample) = lock.withLock { (signs.silence != nil, signs.begin(at: now)) }
      if wasSilent { notify() }
      if needsSample { sampleLater(MainThreadSigns.threshold) }
    }

    func end() {
      let wasSilent = lock.withLock {
        defer { signs.end() }
        return signs.silence != nil
      }
      if wasSilent { notify() }
    }

    private func notify() {
      didChange { lock.withLock { signs.silence } }
    }

    /// Not once the watch has been deallocated.
    private func sampleLater(_ seconds: TimeInterval) {
      time.performOffMainThread(after: seconds) { [weak self] in self?.sample() }
    }

    private func sample() {
      let now = time.read()
      let (wait, isSilent) = lock.withLock { (signs.sample(at: now), signs.silence != nil) }
      if isSilent { notify() }
      if let wait { sampleLater(wait) }
    }
  }
}
