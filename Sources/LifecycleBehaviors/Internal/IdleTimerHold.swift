import UIKit

/// One reason to keep the device awake, until it ends or is released.
@MainActor
final class IdleTimerHold {
  /// What the first of the holds has found.
  private struct Found {
    weak var application: UIApplication?
    var wasDisabled: Bool
  }

  private struct WeakHold {
    weak var hold: IdleTimerHold?
  }

  private static var found: Found?
  private static var holds: [WeakHold] = []

  static func begin() -> IdleTimerHold {
    update()
    let application = UIApplication.shared
    if found == nil { found = Found(application: application, wasDisabled: application.isIdleTimerDisabled) }
    application.isIdleTimerDisabled = true
    let hold = IdleTimerHold()
    holds.append(WeakHold(hold: hold))
    return hold
  }

  private init() {}

  func end() {
    Self.holds.removeAll { $0.hold === self }
    Self.update()
  }

  deinit {
    // Wherever the screen is deallocated, the application is for the main thread.
    Task { @MainActor in Self.update() }
  }

  /// Restores what was found when no hold is left.
  private static func update() {
    holds.removeAll { $0.hold == nil }
    guard holds.isEmpty, let found else { return }
    self.found = nil
    found.application?.isIdleTimerDisabled = found.wasDisabled
  }
}
