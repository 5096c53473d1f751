import LifecycleBehaviors
import UIKit

/// Watches for the suspension of this process and tells its subscribers.
///
/// There is one per app, under any number of ``SuspendBehavior``s. It exists as long as a ``SuspendSubscription`` does.
/// It waits for the app to enter the background: an app with scenes also reads as being there while it launches.
/// In the foreground it does nothing. In the background it looks at its signs of life twice a second, and a watcher on
/// another thread five times a second, as long as the process runs.
///
/// To be able to say that a suspension is imminent it holds a background task of its own. It ends the task when it has
/// said so, when the task expires, and when the app comes back; with it, a process that nothing else keeps running is
/// suspended about 25 s after entering the background instead of about 5 s.
///
/// All calls arrive on the main thread.
@MainActor
public final class SuspendMonitor {
  /// The app's monitor, made when it is first asked for.
  public static var shared: SuspendMonitor {
    if let current, current.application === UIApplication.shared { return current }
    let monitor = SuspendMonitor(time: .current, app: .shared, center: .default)
    current = monitor
    return monitor
  }

  private static weak var current: SuspendMonitor?

  /// Seconds between two looks at the main thread; less than the shortest suspension, or every pause between two looks
  /// would be silence enough for one.
  static let heartbeat: TimeInterval = 0.5
  /// Seconds between two signs of life of the watcher; the accuracy of a suspension's length.
  static let watchInterval: TimeInterval = 0.2

  private weak var application: UIApplication?
  private let time: LifecycleTime
  private let app: BackgroundApp
  private let center: NotificationCenter
  private var detector = SuspendDetector(shortestSuspension: 1, imminence: 5)
  private var subscriptions: [WeakSubscription] = []
  private let observations = Observations()
  private var watcher: LifeWatcher?
  private var timer: (any LifecycleTimer)?
  private var task: BackgroundTask?

  init(time: LifecycleTime, app: BackgroundApp, center: NotificationCenter) {
    self.time = time
    self.app = app
    self.center = center
    application = UIApplication.shared
    observations.observe(UIApplication.didEnterBackgroundNotification, on: center) { [weak self] in
      self?.enterBackground()
    }
    observations.observe(UIApplication.willEnterForegroundNotification, on: center) { [weak self] in
      self?.enterForeground()
    }
  }

  /// Calls `handler` with each event until the subscription is cancelled or released. Subscribers are told in the
  /// order in which they subscribed.
  public func subscribe(_ handler: @escaping @MainActor (SuspendEvent) -> Void) -> SuspendSubscription {
    let subscription = SuspendSubscription(monitor: self, handler: handler)
    subscriptions.append(WeakSubscription(subscription: subscription))
    return subscription
  }

  func remove(_ subscription: SuspendSubscription) {
    subscriptions.removeAll { $0.subscription == nil || $0.subscription === subscription }
    if subscriptions.isEmpty { stopWatching() }
  }

  // MARK: Background and foreground

  private func enterBackground() {
    guard watcher == nil, hasSubscribers else { return }
    watcher = LifeWatcher(time: time, interval: Self.watchInterval)
    task = app.beginTask { [weak self] in self?.expire() }
    if task == nil { center.post(name: .suspendStatusRecorderFailed, object: nil, userInfo: noTask) }
    tell(detector.handle(.enteredBackground, at: time.read()))
    scheduleHeartbeat()
  }

  private func enterForeground() {
    guard let watcher else { return }
    let outcomes = detector.handle(.enteringForeground(watcher: watcher.takeLongestSilence()), at: time.read())
    stopWatching()
    tell(outcomes)
  }

  private func stopWatching() {
    watcher?.stop()
    watcher = nil
    timer?.cancel()
    timer = nil
    task = nil
  }

  // MARK: Signs of life

  private func scheduleHeartbeat() {
    guard watcher != nil else { return }
    timer = time.schedule(Self.heartbeat) { [weak self] in self?.beat() }
  }

  private func beat() {
    guard let watcher else { return }
    guard hasSubscribers else { return stopWatching() }
    tell(detector.handle(.signOfLife(watcher: watcher.takeLongestSilence()), at: time.read()))
    let warnings = detector.handle(.remaining(app.remainingTime()), at: time.read())
    tell(warnings)
    // The task has done its work: from here on it would only keep the process from being suspended.
    if !warnings.isEmpty { task = nil }
    scheduleHeartbeat()
  }

  private func expire() {
    tell(detector.handle(.expired, at: time.read()))
    task = nil
  }

  // MARK: Telling

  private var hasSubscribers: Bool { subscriptions.contains { $0.subscription != nil } }

  private var noTask: [String: String] { ["failure": "no background task was granted"] }

  private func tell(_ outcomes: [SuspendDetector.Outcome]) {
    for event in outcomes.flatMap(events) {
      for subscription in subscriptions.compactMap(\.subscription) {
        subscription.receive(event)
      }
      event.post(on: center)
    }
  }

  private func events(_ outcome: SuspendDetector.Outcome) -> [SuspendEvent] {
    switch outcome {
    case .warn(let warning): return [.willSuspend(warning)]
    case .averted: return [.averted]
    case .suspended(let silence):
      let suspension = Suspension(silence, now: time.read(), date: Date())
      return [.didSuspend(suspension), .didUnsuspend(suspension)]
    }
  }

  private struct WeakSubscription {
    weak var subscription: SuspendSubscription?
  }
}
