import LifecycleBehaviors
import ScreenSupport
import UIKit

/// Reports a screen that is still in memory some seconds after it was closed, most likely because some object retains it by
/// mistake.
///
/// ```swift
/// #if DEBUG
///   LifecycleBehaviorDefaults.register { _ in LeakWatchBehavior() }
/// #endif
/// ```
///
/// The report is a `LifecycleIssue` of the kind `leakedScreen`. The message tells how the screen was closed. If a container
/// leaks, only one of the screens in the container is reported. Screens that are shown again meanwhile, and search results,
/// which UIKit retains, are not reported. Until a screen is closed, the behavior does nothing.
///
/// ## Topics
///
/// ### Creating a behavior
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
  ///   - seconds: how long a closed screen may stay in memory, in seconds. If the app is not active at the end of this time, the
  ///     time starts again when the app is active. With `infinity`, no screen is reported. Negative values and NaN count as 3,
  ///     and are reported as a `LifecycleIssue`.
  ///   - isKeptOnPurpose: returns whether the app retains the closed screen on purpose, for example to show it again. Called on
  ///     the main thread.
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

  /// Reports seconds that are negative or not a number.
  /// - Parameters:
  ///   - viewController: the screen to which the behavior was added.
  ///   - context: the coordinator.
  public func afterAttaching(_ viewController: UIViewController, context: Context) {
    guard !(givenSeconds >= 0) else { return }
    LifecycleIssue.reportOnce(
      .invalidInterval,
      """
      LeakWatchBehavior(after:) was given \(givenSeconds) s, so the behavior waits 3 s. Pass the number of seconds, 0 or more, \
      for which a closed screen may stay in memory.
      """,
      on: viewController, of: Self.self, at: context.callSite)
  }

  /// Begins to watch the screen.
  /// - Parameters:
  ///   - closing: how the screen was closed.
  ///   - context: the coordinator.
  public func afterClosing(_ closing: ScreenClosing, context: Context) {
    context.coordinator(as: LeakWatch.self).begin(closing, seconds, unless: isKeptOnPurpose, addedAt: context.callSite)
  }
}

/// The watch over one screen. It is deallocated with the screen, so it reports only a screen that is still in memory.
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
           Something retains the screen: a closure that captures it, a method of the screen that is used as a closure, a timer, \
          a task that does not end, or a delegate that is not weak. If the app retains the screen on purpose, write \
          LeakWatchBehavior(unless:).
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
