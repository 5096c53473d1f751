import LifecycleBehaviors
import ScreenSupport
import UIKit

/// Reports a screen that is still in memory some seconds after it was closed: most likely something retains it by mistake.
///
/// ```swift
/// #if DEBUG
///   LifecycleBehaviorDefaults.register { _ in LeakWatchBehavior() }
/// #endif
/// ```
///
/// The report is a `LifecycleIssue` of the kind `leakedScreen` that says how the screen was closed. Of several screens in one
/// container that leaks, one is reported. A screen that is shown again meanwhile is not reported, nor are search results,
/// which UIKit retains. Nothing is done until a screen is closed.
///
/// ## Topics
///
/// ### Creating one
///
/// - ``init(after:unless:)``
///
/// ### As a behavior
///
/// - ``makeCoordinator()``
/// - ``afterAttaching(_:context:)``
/// - ``afterClosing(_:context:)``
public struct LeakWatchBehavior: ViewControllerLifecycleBehavior {
  private let givenSeconds: TimeInterval
  private let isKeptOnPurpose: @MainActor (UIViewController) -> Bool

  /// Creates the behavior.
  /// - Parameters:
  ///   - seconds: how long a closed screen may stay in memory, while the app is active; `infinity` is for ever. Negative
  ///     ones and NaN are reported as a `LifecycleIssue`, and count as 3.
  ///   - isKeptOnPurpose: returns whether the app retains a closed screen to show it again.
  public init(
    after seconds: TimeInterval = 3,
    unless isKeptOnPurpose: @escaping @MainActor (UIViewController) -> Bool = { _ in false }
  ) {
    self.givenSeconds = seconds
    self.isKeptOnPurpose = isKeptOnPurpose
  }

  private var seconds: TimeInterval { givenSeconds >= 0 ? givenSeconds : 3 }

  /// Creates the state of one attachment.
  /// - Returns: the watch, which ends with the screen.
  public func makeCoordinator() -> some AnyObject {
    LeakWatch()
  }

  /// Reports seconds that are none.
  public func afterAttaching(_ viewController: UIViewController, context: Context) {
    guard !(givenSeconds >= 0) else { return }
    LifecycleIssue.reportOnce(
      .invalidInterval,
      """
      LeakWatchBehavior(after:) was given \(givenSeconds), so it waits 3 s. Pass the seconds, 0 or more, that a closed \
      screen may stay in memory.
      """,
      on: viewController, of: Self.self, at: context.callSite)
  }

  /// Begins to watch.
  public func afterClosing(_ closing: ScreenClosing, context: Context) {
    context.coordinator(as: LeakWatch.self).begin(closing, seconds, unless: isKeptOnPurpose, addedAt: context.callSite)
  }
}

/// Belongs to the screen: it is deallocated with it, and reports only if it is not.
@MainActor
private final class LeakWatch {
  private var timer: LifecycleSubscription?
  private var observer: NotificationObserver?

  func begin(
    _ closing: ScreenClosing, _ seconds: TimeInterval,
    unless isKeptOnPurpose: @escaping @MainActor (UIViewController) -> Bool,
    addedAt callSite: CallSite?
  ) {
    timer = LifecycleTime.current.schedule(after: seconds) { [weak self] in
      guard let self else { return }
      // Code that ends what a screen has begun may wait for the app to be active.
      guard UIApplication.current?.applicationState == .active else {
        return whenActive { [weak self] in
          self?.begin(closing, seconds, unless: isKeptOnPurpose, addedAt: callSite)
        }
      }
      timer = nil
      guard let leak = ScreenLeak(closing), !isKeptOnPurpose(leak.screen), ReportedLeaks.ofApp.add(leak.outermost)
      else { return }
      LifecycleIssue.report(
        .leakedScreen,
        leak.message(after: seconds)
          + """
           Something retains it: a closure that captures it, a timer, a task that doesn't end, or a delegate that isn't weak. \
          If that's intended, write LeakWatchBehavior(unless:).
          """,
        on: leak.screen, of: LeakWatchBehavior.self, at: callSite)
    }
  }
}

extension LeakWatch {
  private func whenActive(_ work: @escaping @MainActor () -> Void) {
    let observer = NotificationObserver()
    observer.observe(UIApplication.didBecomeActiveNotification) { [weak self] _ in
      self?.observer = nil
      work()
    }
    self.observer = observer
  }
}

/// The outermost controllers that have been reported, so that each is reported once.
@MainActor
private final class ReportedLeaks {
  static var ofApp: ReportedLeaks { AppObjects.current.object(orCreate: ReportedLeaks()) }
  private var reported: [Weak<UIViewController>] = []

  /// - Returns: whether it has not been reported before.
  func add(_ controller: UIViewController) -> Bool {
    reported.removeAll { $0.object == nil }
    guard !reported.contains(where: { $0.object === controller }) else { return false }
    reported.append(Weak(controller))
    return true
  }
}
