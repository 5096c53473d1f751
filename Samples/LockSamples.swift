import FocusBehavior
import InputFocusBehavior
import LifecycleBehaviors
import OverlayBehavior
import UIKit

// Locking an app: Face ID, a PIN, the app switcher.

/// Tests have an answer of their own.
@MainActor var askForFace: () async -> Bool = { true }

private func isRightPIN(_ digits: String) -> Bool { digits == "1234" }

private final class OfflineViewController: UIViewController {}

private final class LogoViewController: UIViewController {}

enum LockRecipe {
  @MainActor
  final class Overlays {
    private let wall: OverlayController
    private let logo: OverlayController
    private let lockScreen: OverlayController

    init(_ connection: Connection, _ lock: Lock) {
      let isOffline = OverlayCondition(isCheckedWhileHidden: false) {
        !connection.isUsable
      }
      connection.didChange = { [weak isOffline] in isOffline?.setNeedsCheck() }
      wall = OverlayController(while: isOffline) { _ in OfflineViewController() }

      logo = OverlayController(
        while: .sceneIsNotActive, options: OverlayOptions(priority: .low)
      ) { _ in LogoViewController() }

      let isLocked = OverlayCondition(isCheckedWhileHidden: false, staysWhenUnreadable: true) { lock.isLocked }
      lock.didChange = { [weak isLocked] in isLocked?.setNeedsCheck() }
      lockScreen = OverlayController(
        while: isLocked, options: OverlayOptions(priority: .high, transition: .none)
      ) { _ in LockViewController(unlocking: lock) }
    }
  }

  @MainActor
  final class Lock {
    var didChange: @MainActor () -> Void = {}
    private var isUnlocked = false
    private var hasAsked = false
    /// When the app entered the background; nil once the app is active again.
    private var left: ClockReading?

    var isLocked: Bool { !isUnlocked || secondsAway >= 300 }

    private var secondsAway: TimeInterval {
      left.map { LifecycleTime.current.read().continuous - $0.continuous } ?? 0
    }

    func appDidEnterBackground() {
      // Read before `left` changes: a locked app stays locked if the user leaves again.
      isUnlocked = !isLocked
      left = LifecycleTime.current.read()
      hasAsked = false
    }

    func appDidBecomeActive() {
      isUnlocked = !isLocked
      left = nil
    }

    func unlock() {
      isUnlocked = true
      // Unlocking restarts the five minutes.
      if left != nil { left = LifecycleTime.current.read() }
      // Under the system's prompt, the app is inactive. The condition is then checked when the app becomes active.
      if UIApplication.shared.applicationState == .active { didChange() }
    }

    /// Asks once each time the app is opened. The system's prompt takes focus from the lock screen, and then gives it back.
    func askOnce() {
      guard !hasAsked else { return }
      hasAsked = true
      // Yours, with an LAContext.
      Task { if await askForFace() { unlock() } }
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
      addBehaviors {
        FocusBehavior { [lock] change in
          if change.hasFocus { lock.askOnce() }
        }
      }
    }
  }

  final class PINViewController: UIViewController {
    enum Field { case pin }

    let pinField = UITextField()
    private let inputFocus = InputFocus<Field>(initial: .pin)
    private let lock: Lock

    init(unlocking lock: Lock) {
      self.lock = lock
      super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
      super.viewDidLoad()
      pinField.isSecureTextEntry = true
      pinField.keyboardType = .numberPad
      if #available(iOS 14.0, tvOS 14.0, *) {
        pinField.addAction(UIAction { [weak self] _ in self?.digitsDidChange() }, for: .editingChanged)
      }
      view.addSubview(pinField)
      addBehaviors([InputFocusBehavior<PINViewController>(inputFocus, fields: [.pin: \.pinField])])
    }

    private func digitsDidChange() {
      guard let digits = pinField.text, digits.count == 4 else { return }
      pinField.text = ""
      if isRightPIN(digits) { lock.unlock() }
    }
  }
}
