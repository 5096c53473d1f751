import LifecycleBehaviors
import UIKit

/// Looks at all watched screens of the app together, so that one loses focus before another one gains it.
///
/// It exists while a screen or a container is watched, and keeps none of them alive.
@MainActor
final class FocusCenter {
  /// In the order in which their behaviors were attached.
  private(set) var monitors: [FocusMonitor] = []
  /// Those whose screens have appeared. Only these are looked at, so that a hundred screens below the top one do not add to
  /// the cost of a look.
  private var onScreen: [FocusMonitor] = []
  private var containers: [FocusWithinObservation] = []
  private var activity: AppActivity?
  private lazy var sampler = FocusSampler { [weak self] in self?.look() }
  /// Whether a look has been requested since the last one. It then examines the containers too, even if the facts of all
  /// screens are the same.
  private var isRequested = false
  /// False while the app or a scene is leaving.
  private var mayGain = true

  private init() {
    activity = AppActivity { [weak self] isLeaving in
      if isLeaving { self?.lookWhileLeaving() }
      self?.setNeedsLook()
    }
  }

  // MARK: One per app

  private static var one = PerApp<FocusCenter>()

  /// The center of the app that runs, made if need be.
  static var shared: FocusCenter {
    if let center = one.current { return center }
    one.latest?.stop()
    let center = FocusCenter()
    one.set(center)
    return center
  }

  /// The center of the app that runs; nil while no screen and no container is watched.
  static var current: FocusCenter? { one.current }

  /// Ends the observation of the app permanently.
  private func stop() {
    sampler.stop()
    activity = nil
    if Self.one.latest === self { Self.one.set(nil) }
  }

  // MARK: What is watched

  func add(_ monitor: FocusMonitor) {
    monitors.append(monitor)
    monitor.options.group?.didUse = { [weak self] in self?.setNeedsLook() }
  }

  func remove(_ monitor: FocusMonitor) {
    monitor.end()
    monitors.removeAll { $0 === monitor }
    updateOnScreen()
    setNeedsLook(in: monitor.time)
  }

  func add(_ container: FocusWithinObservation) {
    containers.append(container)
  }

  func didAppear(_ monitor: FocusMonitor) {
    updateOnScreen()
    setNeedsLook(in: monitor.time)
  }

  /// Reports the loss inside `viewDidDisappear`, while the screen certainly exists.
  func didDisappear(_ monitor: FocusMonitor) {
    guard let activity else { return }
    onScreen.removeAll { $0 === monitor }
    if monitor.look(activity), let change = monitor.decide() { monitor.report(change) }
    updateOnScreen()
    setNeedsLook(in: monitor.time)
  }

  // MARK: When to look

  /// Looks when this turn of the run loop is over.
  func setNeedsLook(in time: LifecycleTime? = nil) {
    guard let time = time ?? monitors.first?.time else { return }
    isRequested = true
    sampler.setNeedsLook(in: time)
  }

  /// Looks now. From inside a report it looks in the next turn.
  func lookNow() {
    sampler.lookNow()
  }

  /// Looks now, because the process may not get another turn. The app or a scene is leaving, and more announcements may
  /// follow, so no screen gains focus yet.
  private func lookWhileLeaving() {
    mayGain = false
    sampler.lookNow()
    mayGain = true
  }

  // MARK: The look

  private func look() {
    guard let activity else { return }
    var hasNews = isRequested
    isRequested = false
    for monitor in onScreen {
      if monitor.look(activity) { hasNews = true }
    }
    guard hasNews else { return }
    reportScreens()
    reportContainers()
  }

  /// Decides for every screen that has appeared, then reports the losses, then the gains.
  private func reportScreens() {
    var changes: [(monitor: FocusMonitor, change: FocusChange)] = []
    for monitor in onScreen {
      if let change = monitor.decide(mayGain: mayGain) { changes.append((monitor, change)) }
    }
    updateSampling()
    for (monitor, change) in changes where !change.hasFocus { monitor.report(change) }
    for (monitor, change) in changes where change.hasFocus { monitor.report(change) }
    // A handler may have changed something after the last look of the turn and after Core Animation's commit.
    if !changes.isEmpty { setNeedsLook() }
  }

  private func reportContainers() {
    containers.removeAll(where: \.isOver)
    if containers.isEmpty, monitors.isEmpty { return stop() }
    let changed = containers.filter { $0.look(at: monitors) }
    for container in changed where !container.hasFocus { container.report() }
    for container in changed where container.hasFocus { container.report() }
  }

  private func updateOnScreen() {
    onScreen = monitors.filter { $0.appearance == .appeared }
    updateSampling()
  }

  /// Samples the visible screens, while the app is not in the background.
  private func updateSampling() {
    guard let activity else { return }
    let visible = activity.app == .background ? [] : onScreen.filter(\.isVisible)
    sampler.setSamplings(visible.map(\.options.sampling), in: visible.last?.time)
  }
}
