import LifecycleBehaviors
import ScreenSupport
import UIKit

/// Watches for the suspension of this process and notifies its subscribers.
///
/// ```swift
/// for await event in SuspendMonitor.shared.events() {
///   if case .didUnsuspend(let suspension) = event { clock.refresh(after: suspension.seconds) }
/// }
/// ```
///
/// The app has one monitor, whatever the number of ``SuspendBehavior``s. The monitor works while it has a subscriber: a
/// behavior, or a task that reads its events. In the foreground, the monitor has three notification observers and no timer.
/// While the process runs in the background, the main thread and a watcher thread each give a sign of life every `2 * accuracy`
/// seconds, and the monitor holds a background task for ``SuspendOptions/backgroundTime``.
///
/// Main thread only: a call from another thread stops the app. Subscribers are called on the main thread, in the order of their
/// subscriptions.
///
/// In an app extension, the monitor has no effect, and a subscription is reported as a `LifecycleIssue`.
///
/// ## Topics
///
/// ### The monitor of the app
///
/// - ``shared``
///
/// ### Events
///
/// - ``events(_:file:line:)``
@preconcurrency @MainActor
public final class SuspendMonitor {
  /// The monitor of the app, which is created when you first use it.
  public static var shared: SuspendMonitor {
    MainThread.require("SuspendMonitor.shared")
    return AppObjects.current.object(orCreate: SuspendMonitor(app: .shared, center: .default))
  }

  /// - Parameters:
  ///   - screen: the screen whose behavior uses the monitor, for issues.
  ///   - behavior: the type of that behavior.
  ///   - callSite: the app's line.
  /// - Returns: the app's monitor, for a subscription.
  static func ofApp(
    on screen: UIViewController? = nil, of behavior: (any Any.Type)? = nil, at callSite: CallSite? = nil
  ) -> SuspendMonitor {
    shared.reportInAppExtension(on: screen, of: behavior, at: callSite)
    return shared
  }

  private func reportInAppExtension(
    on screen: UIViewController? = nil, of behavior: (any Any.Type)? = nil, at callSite: CallSite? = nil
  ) {
    guard !hasReportedExtension else { return }
    hasReportedExtension = true
    LifecycleIssue.reportInAppExtension(
      behavior.map { "\($0)" } ?? "SuspendMonitor",
      "To finish work before the extension is suspended, call BackgroundWork.withoutSuspension.",
      on: screen, of: behavior, at: callSite)
  }

  private var hasReportedExtension = false
  private let app: BackgroundApp
  private let center: NotificationCenter
  /// Exists while the monitor has a subscriber.
  private var watch: SuspendWatch?

  /// - Parameters:
  ///   - app: the application.
  ///   - center: where the events are posted.
  init(app: BackgroundApp, center: NotificationCenter) {
    self.center = center
    self.app = app
  }

  // MARK: Subscribing

  /// Calls `handler` with each event until the returned subscription is cancelled or deallocated.
  /// - Parameters:
  ///   - options: how closely to watch. The monitor serves the most demanding of its subscribers.
  ///   - callSite: the app's line, for issues; nil for the framework itself.
  ///   - handler: called with each event, on the main thread. It may cancel and subscribe.
  /// - Returns: the subscription. Retain it: deallocating the subscription ends the calls.
  package func subscribe(
    _ options: SuspendOptions = .standard, from callSite: CallSite? = nil,
    perform handler: @escaping (SuspendEvent) -> Void
  ) -> LifecycleSubscription {
    reportInAppExtension(at: callSite)
    let subscriber = SuspendSubscriber(to: self, options: options, handler: handler)
    if let watch {
      watch.subscribers.add(subscriber)
    } else {
      watch = SuspendWatch(for: subscriber, app: app, center: center)
    }
    return LifecycleSubscription(retaining: subscriber) { [weak subscriber] in subscriber?.cancel() }
  }

  /// The future events, as an asynchronous sequence.
  ///
  /// ```swift
  /// for await event in SuspendMonitor.shared.events() {
  ///   if case .didUnsuspend(let suspension) = event { clock.refresh(after: suspension.seconds) }
  /// }
  /// ```
  ///
  /// No event is lost while no task reads the sequence. The sequence ends when the task that reads it is cancelled.
  ///
  /// > Important: Do not save data in this loop. When the task reads a warning, UIKit's notification may already have returned,
  /// > and the process can be suspended at any moment. Save data in a ``SuspendBehavior``, or in an observer of
  /// > `applicationWillSuspend`: both are called during UIKit's notification.
  /// - Parameters:
  ///   - options: how closely to watch. The monitor serves the most demanding options of all subscribers.
  ///   - file: the file of the call, for issues.
  ///   - line: the line of the call, for issues.
  /// - Returns: the sequence. Its subscription lasts until the sequence ends or is deallocated.
  /// - Precondition: the call is made on the main thread. A call from another thread stops the app.
  public func events(
    _ options: SuspendOptions = .standard, file: StaticString = #fileID, line: UInt = #line
  ) -> AsyncStream<SuspendEvent> {
    MainThread.require("events()", from: CallSite(file: file, line: line))
    return AsyncStream { continuation in
      let subscription = subscribe(options, from: CallSite(file: file, line: line)) { continuation.yield($0) }
      continuation.onTermination = { _ in
        Task { @MainActor in subscription.cancel() }
      }
    }
  }

  /// Called by a subscription that was cancelled or deallocated.
  func subscriptionDidEnd() {
    guard let watch, watch.subscribers.isEmpty else { return }
    self.watch = nil
    watch.stop()
  }
}
