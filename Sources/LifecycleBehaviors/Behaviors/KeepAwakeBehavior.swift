import UIKit

/// Keeps the device from dimming its screen and going to sleep while the screen is there.
///
/// From `afterAppearing` to `afterDisappearing` it holds `UIApplication.isIdleTimerDisabled`. Screens are counted: the
/// timer stays off until the last one has gone, and is then as the first one found it. A swipe back that is let go
/// changes nothing. A screen that is deallocated lets go, and so does a behavior that is removed, silently or not.
public struct KeepAwakeBehavior: ViewControllerLifecycleBehavior {
  /// Makes the behavior. It has nothing to configure.
  public init() {}

  /// Whether this screen keeps the device awake.
  @MainActor
  public final class Coordinator {
    fileprivate var hold: IdleTimerHold?
  }

  /// Makes the state of one attachment.
  public func makeCoordinator() -> Coordinator {
    Coordinator()
  }

  public func afterAppearing(_ viewController: UIViewController, context: Context) {
    if context.coordinator.hold == nil { context.coordinator.hold = IdleTimerHold.begin() }
  }

  public func afterDisappearing(_ viewController: UIViewController, context: Context) {
    context.coordinator.hold?.end()
    context.coordinator.hold = nil
  }
}
