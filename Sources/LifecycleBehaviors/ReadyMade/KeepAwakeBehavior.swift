import UIKit

/// Keeps the display from dimming and the device from sleeping while the screen is on screen.
///
/// ```swift
/// addBehaviors([KeepAwakeBehavior()])
/// ```
///
/// From `afterAppearing` to `afterDisappearing` it sets `UIApplication.isIdleTimerDisabled`. Screens are counted: the value
/// stays until the last one has disappeared, and is then restored to what it was before the first. A cancelled swipe back has
/// no effect. A screen that is deallocated does not count any more, and neither does a behavior that is removed, silently or
/// not.
public struct KeepAwakeBehavior: ViewControllerLifecycleBehavior {
  /// Makes the behavior.
  public init() {}

  /// Makes the state of one attachment.
  /// - Returns: whether the screen keeps the device awake.
  public func makeCoordinator() -> some AnyObject {
    KeptAwake()
  }

  public func afterAppearing(_ viewController: UIViewController, context: Context) {
    let keptAwake = context.coordinator(as: KeptAwake.self)
    if keptAwake.hold == nil { keptAwake.hold = IdleTimerHold.begin() }
  }

  public func afterDisappearing(_ viewController: UIViewController, context: Context) {
    let keptAwake = context.coordinator(as: KeptAwake.self)
    keptAwake.hold?.end()
    keptAwake.hold = nil
  }
}

/// Whether one screen keeps the device awake.
@MainActor
private final class KeptAwake {
  var hold: IdleTimerHold?
}

/// One reason to keep the device awake, until it ends or is released.
@MainActor
private final class IdleTimerHold {
  /// What `isIdleTimerDisabled` was before the first of the holds.
  private static let wasDisabled = PerApp<Bool>()
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
    // The screen may be deallocated on any thread; the application belongs to the main thread.
    Task { @MainActor in Self.update() }
  }

  /// Restores the earlier value when no hold is left.
  private static func update() {
    holds.removeAll { $0.object == nil }
    guard holds.isEmpty, let found = wasDisabled.current else { return }
    wasDisabled.set(nil)
    UIApplication.shared.isIdleTimerDisabled = found
  }
}
