import LifecycleBehaviors
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
/// not. In an app extension the behavior has no effect, which is reported as a `LifecycleIssue`: the idle timer belongs
/// to the app.
///
/// ## Topics
///
/// ### Making one
///
/// - ``init()``
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
    context.coordinator(as: KeptAwake.self).hold = nil
  }
}

/// Whether one screen keeps the device awake.
@MainActor
private final class KeptAwake {
  var hold: IdleTimerHold?
}

/// Disables the idle timer until the last screen that keeps the device awake has released it.
@MainActor
private final class IdleTimerHold {
  private static let wasDisabled = PerApp<Bool>()
  private static weak var current: IdleTimerHold?

  static func begin() -> IdleTimerHold {
    update()
    LifecycleIssue.reportInAppExtension("KeepAwakeBehavior", "Only the app can keep the device awake.")
    if let application = UIApplication.current {
      if wasDisabled.current == nil { wasDisabled.set(application.isIdleTimerDisabled) }
      application.isIdleTimerDisabled = true
    }
    let hold = current ?? IdleTimerHold()
    current = hold
    return hold
  }

  private init() {}

  deinit {
    // The screen may be deallocated on any thread; the application belongs to the main thread.
    MainThread.run { Self.update() }
  }

  private static func update() {
    guard current == nil, let found = wasDisabled.current else { return }
    wasDisabled.set(nil)
    UIApplication.current?.isIdleTimerDisabled = found
  }
}
