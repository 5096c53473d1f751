import UIKit

/// One reason to keep the device awake, until it ends or is released.
@MainActor
final class IdleTimerHold {
  /// What `isIdleTimerDisabled` was before the first of the holds.
  private static var wasDisabled = PerApp<Bool>()
  private static var holds: [Weak<IdleTimerHold>] = []

  static func begin() -> IdleTimerHold {
    update()
    let application = UIApplication.shared
    if wasDisabled.current == nil { wasDisabled.set(application.isIdleTimerDisabled) }
    application.isIdleTimerDisabled = true
    let hold = IdleTimerHold()
    holds.append(Weak(hold))
    return hold
  }

  private init() {}

  func end() {
    Self.holds.removeAll { $0.object === self }
    Self.update()
  }

  deinit {
    // Wherever the screen is deallocated, the application is for the main thread.
    Task { @MainActor in Self.update() }
  }

  /// Restores what was found when no hold is left.
  private static func update() {
    holds.removeAll { $0.object == nil }
    guard holds.isEmpty, let found = wasDisabled.current else { return }
    wasDisabled.set(nil)
    UIApplication.shared.isIdleTimerDisabled = found
  }
}
