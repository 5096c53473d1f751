import LifecycleBehaviors
import UIKit

@MainActor
final class Lock {
  var didChange: @MainActor () -> Void = {}
  private var isUnlocked = false
  /// When the app has left.
  private var left: ClockReading?
  private var observers: [any NSObjectProtocol] = []

  var isLocked: Bool { !isUnlocked || secondsAway >= 5 }

  private var secondsAway: TimeInterval {
    left.map {
      LifecycleTime.current.read().continuous - $0.continuous
    } ?? 0
  }

  init() {
    let center = NotificationCenter.default
    observers = [
      center.addObserver(
        forName: UIApplication.didEnterBackgroundNotification,
        object: nil, queue: nil
      ) { [weak self] _ in
        MainActor.assumeIsolated { self?.appDidEnterBackground() }
      },
      center.addObserver(
        forName: UIApplication.didBecomeActiveNotification,
        object: nil, queue: nil
      ) { [weak self] _ in
        MainActor.assumeIsolated { self?.appDidBecomeActive() }
      },
    ]
  }

  func appDidEnterBackground() {
    // If the user leaves again before the app becomes active,
    // the time away before that still counts.
    isUnlocked = !isLocked
    left = LifecycleTime.current.read()
  }

  func appDidBecomeActive() {
    isUnlocked = !isLocked
    left = nil
  }

  func unlock() {
    isUnlocked = true
    didChange()
  }
}

final class LockViewController: UIViewController {
  private let lock: Lock

  init(unlocking lock: Lock) {
    self.lock = lock
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    showColumn([
      UIButton("Unlock") { [lock] in lock.unlock() }
    ])
  }
}
