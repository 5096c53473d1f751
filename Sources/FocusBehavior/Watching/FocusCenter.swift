import LifecycleBehaviors
import UIKit

/// Looks at all watched screens of the app together, so that one loses focus before another one gains it.
///
/// It exists while a screen or a container is watched, and keeps none of them alive.
@MainActor
final class FocusCenter {
  /// All are monitors. The type is that of the members of a group, so that the code for it is compiled once.
  private let monitors = FocusMembers<any FocusGroupMember>()
  /// Only these are looked at, so that a hundred screens below the top one do not add to the cost of a look.
  private(set) var onScreen = FocusMonitorsOnScreen()
  private var containers: [FocusWithinObservation] = []
  private var activity: AppActivity?
  private lazy var sampler = FocusSampler { [weak self] in self?.look() }
  /// Whether a look has been requested since the last one. It then examines the containers too, even if the facts of all
  /// screens are the same.
  private var isRequested = false
  /// The number of the monitor whose clocks the sampler uses. Setting them costs six times the rest of a request.
  private var numberOfClocks = 0
  /// False while the app or a scene is leaving.
  private var mayGain = true
  /// Reports about released screens, which wait for the end of this turn.
  private var lateReports: [@MainActor () -> Void] = []

  private init() {
    activity = AppActivity { [weak self] isLeaving in
      if isLeaving { self?.lookWhileLeaving() }
      self?.setNeedsLook()
    }
  }

  // MARK: One per app

  private static let one = PerApp<FocusCenter>()

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
    monitors.add(monitor, number: monitor.number, of: monitor.address)
    monitor.group?.didUse = { [weak self] in self?.setNeedsLook() }
  }

  func remove(_ monitor: FocusMonitor) {
    monitor.end()
    monitors.remove(number: monitor.number, of: monitor.address)
    onScreen.remove(monitor)
    setSampled(false, monitor)
    updateSampling()
    setNeedsLook(for: monitor)
  }

  /// Removes the monitor of a screen that has been released. If it had focus, that is reported when this turn is over.
  func removeReleased(_ monitor: FocusMonitor) {
    remove(monitor)
    guard let report = monitor.deinitializedReport() else { return }
    lateReports.append(report)
    guard lateReports.count == 1 else { return }
    monitor.time.perform { [self] in
      let reports = lateReports
      lateReports = []
      for report in reports { report() }
    }
  }

  /// Returns the monitor of the app's behavior that was attached to `screen` first.
  func monitor(of screen: UIViewController) -> FocusMonitor? {
    for number in monitors.numbers(of: ObjectIdentifier(screen)) {
      if let monitor = monitors[number] as? FocusMonitor, monitor.isOfApp, monitor.screen === screen { return monitor }
    }
    return nil
  }

  func add(_ container: FocusWithinObservation) {
    containers.append(container)
  }

  func didAppear(_ monitor: FocusMonitor) {
    onScreen.add(monitor)
    setSampled(monitor.isVisible, monitor)
    updateSampling()
    setNeedsLook(for: monitor)
  }

  /// Reports the loss inside `viewDidDisappear`, while the screen certainly exists.
  func didDisappear(_ monitor: FocusMonitor) {
    guard let activity else { return }
    onScreen.remove(monitor)
    var look = FocusLook(activity)
    if monitor.look(&look), let change = monitor.decide() { monitor.report(change) }
    setSampled(monitor.isVisible, monitor)
    updateSampling()
    setNeedsLook(for: monitor)
  }

  // MARK: When to look

  /// Looks when this turn of the run loop is over.
  /// - Parameter monitor: the one on whose clocks the turn is; nil for that of the behavior that was attached first.
  private func setNeedsLook(for monitor: FocusMonitor? = nil) {
    guard let monitor = monitor ?? monitors.first as? FocusMonitor else { return }
    isRequested = true
    if numberOfClocks != monitor.number {
      numberOfClocks = monitor.number
      sampler.time = monitor.time
    }
    sampler.setNeedsLook()
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
    var look = FocusLook(activity)
    var hasNews = isRequested
    isRequested = false
    for monitor in onScreen.all {
      if monitor.look(&look) { hasNews = true }
    }
    guard hasNews else { return }
    reportScreens()
    reportContainers()
  }

  /// Decides for every screen that has appeared, then reports the losses, then the gains.
  private func reportScreens() {
    var losses: [(monitor: FocusMonitor, change: FocusChange)] = []
    var gains = losses
    for monitor in onScreen.all {
      if let change = monitor.decide(mayGain: mayGain) {
        if change.hasFocus { gains.append((monitor, change)) } else { losses.append((monitor, change)) }
      }
      setSampled(monitor.isVisible, monitor)
    }
    updateSampling()
    for (monitor, change) in losses { monitor.report(change) }
    for (monitor, change) in gains { monitor.report(change) }
    // A handler may have changed something after the last look of the turn and after Core Animation's commit.
    if !losses.isEmpty || !gains.isEmpty { setNeedsLook() }
  }

  private func reportContainers() {
    containers.removeAll(where: \.isOver)
    if containers.isEmpty, monitors.isEmpty { return stop() }
    guard !containers.isEmpty else { return }
    let focused = onScreen.controllersWithFocusWithin
    let changed = containers.filter { $0.look(at: focused) }
    for container in changed where !container.hasFocus { container.report() }
    for container in changed where container.hasFocus { container.report() }
  }

  // MARK: Sampling

  private func setSampled(_ isSampled: Bool, _ monitor: FocusMonitor) {
    guard isSampled != monitor.isSampled else { return }
    monitor.isSampled = isSampled
    isSampled ? sampler.add(monitor.sampling) : sampler.remove(monitor.sampling)
  }

  /// Samples the visible screens, while the app is not in the background.
  private func updateSampling() {
    guard let activity else { return }
    sampler.update(isPaused: activity.app == .background, in: onScreen.all.last(where: \.isVisible)?.time)
  }
}
