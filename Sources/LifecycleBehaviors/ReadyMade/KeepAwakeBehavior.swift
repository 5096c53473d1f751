import UIKit

/// Keeps the display from dimming and the device from sleeping while the screen is there.
///
/// From `afterAppearing` to `afterDisappearing` it holds `UIApplication.isIdleTimerDisabled`. Screens are counted: the
/// timer stays off until the last one has gone, and is then as the first one found it. A cancelled swipe back changes
/// nothing. A screen that is deallocated does not count any more, nor does a behavior that is removed, silently or not.
public struct KeepAwakeBehavior: ViewControllerLifecycleBehavior {
  /// Makes the behavior. It has nothing to configure.
  public init() {}

  /// Makes the state of one attachment.
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
