import UIKit

@MainActor
final class Lock {
  var didChange: @MainActor () -> Void = {}
  private var isUnlocked = false
  private var observer: (any NSObjectProtocol)?

  var isLocked: Bool { !isUnlocked }

  init() {
    observer = NotificationCenter.default.addObserver(
      forName: UIApplication.didEnterBackgroundNotification,
      object: nil, queue: nil
    ) { [weak self] _ in
      MainActor.assumeIsolated { self?.appDidEnterBackground() }
    }
  }

  func appDidEnterBackground() {
    isUnlocked = false
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
