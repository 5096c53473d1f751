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
