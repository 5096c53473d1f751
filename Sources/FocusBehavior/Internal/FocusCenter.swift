import LifecycleBehaviors
import UIKit

/// Looks at all watched screens together, so that one loses focus before another gains it.
///
/// There is one as long as a screen is watched. It keeps none of them alive.
@MainActor
final class FocusCenter {
  /// The present center, or a new one when nobody is watched or, in tests, another app runs.
  static var shared: FocusCenter {
    if let current, current.hasMonitors, current.application === UIApplication.shared { return current }
    current?.stop()
    let center = FocusCenter()
    current = center
    return center
  }

  private static var current: FocusCenter?

  private weak var application = UIApplication.shared
  private var monitors: [WeakMonitor] = []
  private var activity: AppActivity?
  private var observer: NotificationObserver?
  private var link: CADisplayLink?
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

  // MARK: Monitors

  func register(_ monitor: FocusMonitor) {
    monitors.append(WeakMonitor(monitor: monitor))
  }

  func unregister(_ monitor: FocusMonitor) {
    monitors.removeAll { $0.monitor == nil || $0.monitor === monitor }
    if monitors.isEmpty { stop() } else { updateLink() }
  }

  private var hasMonitors: Bool { monitors.contains { $0.monitor != nil } }

  private func stop() {
    link?.invalidate()
    link = nil
    activity = nil
    observer = nil
    if Self.current === self { Self.current = nil }
  }

  // MARK: Evaluation

  /// Looks again when this turn of the run loop is over, so that what comes and goes within it is not told.
  func setNeedsEvaluation(time: LifecycleTime? = nil) {
    guard !needsEvaluation, let time = time ?? monitors.lazy.compactMap(\.monitor).first?.time else { return }
    needsEvaluation = true
    _ = time.schedule(0) { [weak self] in self?.evaluate() }
  }

  /// Decides for one screen that has left, while it is still there to be told.
  func evaluateNow(_ monitor: FocusMonitor) {
    guard let activity else { return }
    if let change = monitor.evaluate(activity) { monitor.tell(change) }
    updateLink()
  }

  /// Decides for every screen, then tells the losses, then the gains.
  private func evaluate() {
    needsEvaluation = false
    guard let activity else { return }
    if isEvaluating { return setNeedsEvaluation() }
    isEvaluating = true
    defer { isEvaluating = false }
    monitors.removeAll { $0.monitor == nil }
    let present = monitors.compactMap(\.monitor).filter(\.isWatching)
    let changes = present.compactMap { monitor in monitor.evaluate(activity).map { (monitor, $0) } }
    for (monitor, change) in changes where !change.hasFocus {
      monitor.tell(change)
    }
    for (monitor, change) in changes where change.hasFocus {
      monitor.tell(change)
    }
    updateLink()
  }

  // MARK: The display link

  /// The link runs while a watched screen is on screen and the app is not in the background.
  private func updateLink() {
    guard let activity else { return }
    let rates = monitors.compactMap { $0.monitor?.wantedFramesPerSecond }
    guard let rate = rates.max(), activity.app != .background else {
      link?.isPaused = true
      return
    }
    let link = self.link ?? makeLink()
    if link.preferredFramesPerSecond != rate { link.preferredFramesPerSecond = rate }
    if link.isPaused { link.isPaused = false }
  }

  private func makeLink() -> CADisplayLink {
    let relay = DisplayLinkRelay { [weak self] in
      guard let self else { return false }
      evaluate()
      return hasMonitors
    }
    let link = relay.makeLink()
    link.add(to: .main, forMode: .common)
    self.link = link
    return link
  }
}

private struct WeakMonitor {
  weak var monitor: FocusMonitor?
}
