import LifecycleBehaviors
import ScreenSupport
import UIKit

/// Keeps the display from dimming and the device from sleeping while the screen is on screen.
///
/// ```swift
/// addBehaviors([KeepAwakeBehavior()])
/// ```
///
/// The behavior sets `UIApplication.isIdleTimerDisabled` from `afterAppearing` to `afterDisappearing`, while the screen's scene
/// is in the foreground. A cancelled swipe back has no effect.
///
/// If several screens have the behavior, the value stays until the last of them has disappeared, or its scene has entered the
/// background. Then the value from before the first of them is restored. If the app has set the value to false meanwhile, it
/// stays false. A screen no longer counts after it has been deallocated, or after its behavior has been removed, silently or
/// not.
///
/// In an app extension, the behavior has no effect, because the idle timer belongs to the app. An issue is reported.
///
/// ## Topics
///
/// ### Creating a behavior
///
/// - ``init()``
public struct KeepAwakeBehavior: ViewControllerLifecycleBehavior {
  /// Creates the behavior.
  public init() {}

  /// Creates the state of one attachment.
  /// - Returns: whether the screen keeps the device awake.
  public func makeCoordinator() -> some AnyObject {
    KeptAwake()
  }

  public func afterAttaching(_ viewController: UIViewController, context: Context) {
    LifecycleIssue.reportInAppExtension(
      "KeepAwakeBehavior", "Add it only to screens of the app.", on: viewController, of: Self.self,
      at: context.callSite)
  }

  public func afterAppearing(_ viewController: UIViewController, context: Context) {
    context.coordinator(as: KeptAwake.self).begin(on: viewController)
  }

  public func afterDisappearing(_ viewController: UIViewController, context: Context) {
    context.coordinator(as: KeptAwake.self).end()
  }
}

/// Whether one screen keeps the device awake.
@MainActor
private final class KeptAwake {
  private var idleTimer: IdleTimer?
  private var observer: NotificationObserver?

  /// Inside these notifications the state of the scene may still have its old value.
  private static let isForeground = [
    UIScene.didEnterBackgroundNotification: false,
    UIScene.didDisconnectNotification: false,
    UIScene.willEnterForegroundNotification: true,
  ]

  func begin(on screen: UIViewController) {
    guard self.observer == nil else { return }
    let observer = NotificationObserver()
    for (name, isForeground) in Self.isForeground {
      observer.observe(name) { [weak self, weak screen] scene in
        guard let self, let screenScene = screen?.viewIfLoaded?.window?.windowScene,
          scene == ObjectIdentifier(screenScene)
        else { return }
        setAwake(isForeground)
      }
    }
    self.observer = observer
    setAwake(screen.viewIfLoaded?.window?.windowScene?.isInBackground != true)
  }

  func end() {
    observer = nil
    setAwake(false)
  }

  private func setAwake(_ isAwake: Bool) {
    if !isAwake {
      idleTimer?.release()
      idleTimer = nil
    } else if idleTimer == nil, let application = UIApplication.current {
      let idleTimer = AppObjects.current.object(orCreate: IdleTimer(of: application))
      idleTimer.disable()
      self.idleTimer = idleTimer
    }
  }

  deinit {
    // The screen may be deallocated on any thread; the application belongs to the main thread.
    if let idleTimer { MainThread.run { idleTimer.release() } }
  }
}

/// The app's idle timer: disabled until the last screen that keeps the device awake has released it.
@MainActor
private final class IdleTimer {
  private weak var application: UIApplication?
  private var holds = 0
  /// As the app has set it.
  private var isDisabledByApp = false

  init(of application: UIApplication) {
    self.application = application
  }

  func disable() {
    // While others hold it, only false is certainly the app's.
    let isDisabled = application?.isIdleTimerDisabled == true
    if holds == 0 || !isDisabled { isDisabledByApp = isDisabled }
    holds += 1
    application?.isIdleTimerDisabled = true
  }

  func release() {
    holds -= 1
    if holds == 0, !isDisabledByApp { application?.isIdleTimerDisabled = false }
  }
}
