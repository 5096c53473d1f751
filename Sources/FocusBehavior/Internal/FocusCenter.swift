import LifecycleBehaviors
import UIKit

/// Looks at all watched screens together, so that one loses focus before another gains it.
///
/// There is one as long as a screen is watched. It keeps none of them alive.
@MainActor
final class FocusCenter {
  /// The present center, or a new one when nobody is watched or, in tests, another app runs.
  static var shared: FocusCenter {
    if let current, current.monitors.hasAny { return current }
    running?.stop()
    let center = FocusCenter()
    running = center
    return center
  }

  /// The center of the app that runs, if a screen is watched.
  static var current: FocusCenter? {
    running?.isOfThisApp == true ? running : nil
  }

  private static var running: FocusCenter?

  private weak var application = UIApplication.shared
  private(set) var monitors = FocusMonitors()
  private var activity: AppActivity?
  private var observer: NotificationObserver?
  private lazy var sampler = FocusSampler(
    isWanted: { [weak self] in self?.monitors.hasAny ?? false },
    turnDidEnd: { [weak self] isTimeToLook in self?.turnDidEnd(isTimeToLook) })
  private var isEvaluating = false
  private var needsEvaluation = false

  private init() {
    activity = AppActivity { [weak self] isLeaving in
      // Told at once, because the process may not get another turn; what returns can wait for the end of this one.
      isLeaving ? self?.evaluate() : self?.setNeedsEvaluation()
    }
    let observer = NotificationObserver()
    self.observer = observer
    for name in [
      UIWindow.didBecomeKeyNotification, UIWindow.didResignKeyNotification,
      UIWindow.didBecomeVisibleNotification, UIWindow.didBecomeHiddenNotification,
    ] {
      observer.observe(name) { [weak self] _ in self?.setNeedsEvaluation() }
    }
  }

  /// False when, in tests, the app this was made in has ended.
  var isOfThisApp: Bool { application === UIApplication.shared }

  // MARK: Monitors

  func register(_ monitor: FocusMonitor) {
    monitors.add(monitor)
  }

  func unregister(_ monitor: FocusMonitor) {
    monitors.remove(monitor)
    if monitors.hasAny { updateSampling() } else { stop() }
  }

  /// The screen has appeared.
  func startLooking(at monitor: FocusMonitor) {
    monitors.startLooking(at: monitor)
    updateSampling()
    setNeedsEvaluation(time: monitor.time)
  }

  /// The screen has left, and is told while it is still there.
  func stopLooking(at monitor: FocusMonitor) {
    monitors.stopLooking(at: monitor)
    guard let activity else { return }
    if case .news(let change?) = monitor.look(activity) { monitor.tell(change) }
    updateSampling()
    setNeedsEvaluation(time: monitor.time)
  }

  private func stop() {
    sampler.stop()
    activity = nil
    observer = nil
    if Self.running === self { Self.running = nil }
  }

  // MARK: Evaluation

  /// Looks again when this turn of the run loop is over, so that what comes and goes within it is not told. There is
  /// another turn in any case: this one may be past its end, or nobody may be told of it.
  func setNeedsEvaluation(time: LifecycleTime? = nil) {
    guard !needsEvaluation, let time = time ?? monitors.first?.time else { return }
    needsEvaluation = true
    _ = time.schedule(0) { [weak self] in
      guard let self, needsEvaluation, !sampler.observesTurns else { return }
      evaluate()
    }
  }

  private func turnDidEnd(_ isTimeToLook: Bool) {
    if isTimeToLook || needsEvaluation { evaluate() }
  }

  /// Decides for every screen that has appeared, then tells the losses, then the gains.
  func evaluate() {
    guard let activity else { return }
    if isEvaluating { return setNeedsEvaluation() }
    needsEvaluation = false
    isEvaluating = true
    defer { isEvaluating = false }
    var changes: [(monitor: FocusMonitor, change: FocusChange)] = []
    var isNews = false
    monitors.forEachOnScreen { monitor in
      guard case .news(let change) = monitor.look(activity) else { return }
      isNews = true
      if let change { changes.append((monitor, change)) }
    }
    guard isNews else { return }
    updateSampling()
    for (monitor, change) in changes where !change.hasFocus {
      monitor.tell(change)
    }
    for (monitor, change) in changes where change.hasFocus {
      monitor.tell(change)
    }
    // Whoever was told may have changed something, perhaps after the turn's last look.
    if !changes.isEmpty { setNeedsEvaluation() }
  }

  private func updateSampling() {
    guard let activity else { return }
    sampler.update(monitors, isInBackground: activity.app == .background)
    // Nobody tells the end of this turn any more.
    if needsEvaluation, !sampler.observesTurns {
      needsEvaluation = false
      setNeedsEvaluation()
    }
  }
}
