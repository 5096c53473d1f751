import Foundation
import LifecycleBehaviors

/// Notices when the main thread hangs. At rest nothing runs: while the main thread works, another thread looks once in two
/// seconds.
@MainActor
final class MainThreadWatch {
  /// Is told on another thread of the silence, and on the main thread, with nil, of its end.
  typealias Report = @Sendable (RunRecord.Silence?) -> Void

  private let watcher: Watcher
  private var observers: [LifecycleSubscription] = []

  /// Begins within a turn: a launch that hangs is noticed.
  init(report: @escaping Report) {
    let time = LifecycleTime.current
    watcher = Watcher(time, report)
    watcher.begin()
    observers = [
      time.beforeEachTurn { [watcher] in watcher.begin() }, time.afterEachTurn { [watcher] in watcher.end() },
    ]
  }

  deinit {
    watcher.stop()
  }

  private final class Watcher: @unchecked Sendable {
    private let time: LifecycleTime
    private let report: Report
    private let lock = NSLock()
    // Guarded by `lock`.
    private var signs = MainThreadSigns()
    private var isStopped = false

    init(_ time: LifecycleTime, _ report: @escaping Report) {
      self.time = time
      self.report = report
    }

    func begin() {
      let now = time.read()
      let (wasSilent, needsLook) = lock.withLock { (signs.isSilent, signs.begin(at: now)) }
      if wasSilent { report(nil) }
      if needsLook { lookLater(MainThreadSigns.threshold) }
    }

    func end() {
      let wasSilent = lock.withLock {
        defer { signs.end() }
        return signs.isSilent
      }
      if wasSilent { report(nil) }
    }

    func stop() {
      lock.withLock { isStopped = true }
    }

    private func lookLater(_ seconds: TimeInterval) {
      time.performOffMainThread(after: seconds) { [weak self] in self?.look() }
    }

    private func look() {
      let now = time.read()
      let finding = lock.withLock { isStopped ? .waits : signs.look(at: now) }
      switch finding {
      case .waits: break
      case .works(let wait): lookLater(wait)
      case .silent(let since, let wait):
        report(RunRecord.Silence(since: since.continuous, lastLook: now.continuous))
        lookLater(wait)
      }
    }
  }
}
