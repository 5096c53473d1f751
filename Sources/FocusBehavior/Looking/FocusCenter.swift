import LifecycleBehaviors
import ScreenSupport
import UIKit

/// Looks at all watched screens of the app together, so that one loses focus before another one gains it.
///
/// A look reads the facts of each screen that has appeared (`FocusFacts+UIKit`), has the rules decide (`FocusMonitor`), and
/// reports the losses and then the gains. Keeps no screen and no container alive.
@MainActor
final class FocusCenter {
  /// The monitors of all watched screens.
  private(set) var watched: [ObjectIdentifier: [FocusMonitor]] = [:]
  /// The monitors of the screens that have appeared, in the order in which their behaviors were attached. Only these are
  /// looked at: no other screen has focus.
  private var onScreen: [FocusMonitor] = []
  private var containers: [Weak<FocusWithinObservation>] = []
  /// The losses of screens that were released while they had focus.
  private var lossesOfReleased: [(monitor: FocusMonitor, change: FocusChange)] = []
  /// Changes that were decided and are not reported yet, in their order.
  private var unreported: [(monitor: FocusMonitor, change: FocusChange)] = []
  private var activity = AppActivity()
  private let observer = NotificationObserver()
  private lazy var sampler = FocusSampler { [weak self] in self?.look() == true }
  /// The last decisions, oldest first: at least `FocusDecision.mostRecent`, if there were so many.
  var decisions: [FocusDecision] = []
  /// False while the app or a scene is leaving.
  private var mayGain = true

  /// The center of the running app.
  static var current: FocusCenter { AppObjects.current.object(orMake: FocusCenter()) }

  private init() {
    for (name, state) in AppActivity.appNotifications {
      observer.observe(name) { [weak self] _ in
        guard let self else { return }
        activityDidChange(isLeaving: activity.enter(state))
      }
    }
    for (name, state) in AppActivity.sceneNotifications {
      observer.observe(name) { [weak self] scene in
        guard let self, let scene else { return }
        let isDisconnected = name == UIScene.didDisconnectNotification
        activityDidChange(isLeaving: activity.enter(state, of: scene, isDisconnected: isDisconnected))
      }
    }
    for name in [
      UIWindow.didBecomeKeyNotification, UIWindow.didResignKeyNotification, UIWindow.didBecomeVisibleNotification,
      UIWindow.didBecomeHiddenNotification,
    ] {
      observer.observe(name) { [weak self] _ in self?.setNeedsLook() }
    }
  }

  // MARK: Watched screens

  func add(_ monitor: FocusMonitor) {
    watched[monitor.screenIdentity, default: []].append(monitor)
  }

  func remove(_ monitor: FocusMonitor) {
    watched[monitor.screenIdentity]?.removeAll { $0 === monitor }
    if watched[monitor.screenIdentity]?.isEmpty == true { watched[monitor.screenIdentity] = nil }
    onScreen.removeAll { $0 === monitor }
    updateSampling()
    setNeedsLook()
  }

  /// Reports with the next look that a screen was released while it had focus.
  func reportLater(_ change: FocusChange, of monitor: FocusMonitor) {
    lossesOfReleased.append((monitor, change))
    setNeedsLook()
  }

  func didAppear(_ monitor: FocusMonitor) {
    if !onScreen.contains(where: { $0 === monitor }) {
      onScreen.insert(monitor, at: onScreen.firstIndex { $0.number > monitor.number } ?? onScreen.endIndex)
    }
    updateSampling()
    setNeedsLook()
  }

  /// Reports the loss inside `viewDidDisappear`, while the screen certainly exists.
  func didDisappear(_ monitor: FocusMonitor) {
    reportNow(of: monitor)
    onScreen.removeAll { $0 === monitor }
    monitor.look(activity)
    monitor.options.group?.settle()
    if let change = monitor.decide() { monitor.report(change) }
    updateSampling()
    setNeedsLook()
  }

  /// Reports what was decided of one monitor, and what was decided before that, before more is decided of it.
  func reportNow(of monitor: FocusMonitor) {
    while unreported.contains(where: { $0.monitor === monitor }) { reportNext() }
  }

  private func reportNext() {
    let (monitor, change) = unreported.removeFirst()
    monitor.report(change)
  }

  /// Returns the monitor of the app's behavior that was attached to `screen` first.
  func monitor(of screen: UIViewController) -> FocusMonitor? {
    watched[ObjectIdentifier(screen)]?.first { $0.options.isOfApp && $0.screen === screen }
  }

  /// Reads whether a screen has focus at this moment, with or without a behavior.
  func hasFocusNow(_ screen: UIViewController, _ options: FocusOptions) -> Bool {
    guard screen.viewIfLoaded?.window != nil, screen.isShownByContainers else { return false }
    let facts = FocusFacts(of: screen, .appeared, activity, ignoring: options.ignoresCover)
    return FocusRules.verdict(facts, options.interruptions) == .focused
  }

  // MARK: When to look

  /// Looks when this turn of the run loop is over.
  func setNeedsLook() {
    sampler.setNeedsLook()
  }

  /// Looks now. From inside a report it looks in the next turn.
  func lookNow() {
    sampler.lookNow()
  }

  /// - Parameter isLeaving: the process may not get another turn, so that losses are reported at once. More announcements may
  ///   follow, so no screen gains focus yet.
  private func activityDidChange(isLeaving: Bool) {
    if isLeaving {
      mayGain = false
      sampler.lookNow()
      mayGain = true
    }
    setNeedsLook()
  }

  /// Looks as often as the visible screens request, and on request only while the app is in the background.
  private func updateSampling() {
    let visible = activity.app == .background ? [] : onScreen.filter(\.isVisible)
    let ofContainers = visible.isEmpty ? [] : containers.compactMap(\.object?.options.sampling)
    sampler.follow(visible.map(\.options.sampling) + ofContainers)
  }

  // MARK: The look

  /// - Returns: whether anything has changed on the screens since the look before.
  private func look() -> Bool {
    // In a test, notifications of the next app arrive here until the objects of this one are released.
    guard Self.current === self else { return false }
    let changed = onScreen.filter { $0.look(activity) }
    settleGroups()
    var losses = lossesOfReleased
    lossesOfReleased = []
    var gains: [(monitor: FocusMonitor, change: FocusChange)] = []
    for monitor in onScreen {
      guard let change = monitor.decide(mayGain: mayGain) else { continue }
      if change.hasFocus { gains.append((monitor, change)) } else { losses.append((monitor, change)) }
    }
    updateSampling()
    unreported = losses + gains
    while !unreported.isEmpty { reportNext() }
    reportContainers()
    // A handler may have changed something after the last look of the turn and after Core Animation's commit.
    if !losses.isEmpty || !gains.isEmpty { setNeedsLook() }
    return !changed.isEmpty
  }

  /// Ranks the members of each group, once all of them have been looked at.
  private func settleGroups() {
    var settled: Set<ObjectIdentifier> = []
    for case let group? in onScreen.map(\.options.group) where settled.insert(ObjectIdentifier(group)).inserted {
      group.settle()
    }
  }

  func record(_ decision: FocusDecision) {
    FocusDecision.listeners.report(decision)
    if decisions.count == 2 * FocusDecision.mostRecent { decisions.removeFirst(FocusDecision.mostRecent) }
    decisions.append(decision)
  }

  // MARK: Containers

  func add(_ container: FocusWithinObservation) {
    containers.append(Weak(container))
    updateSampling()
    setNeedsLook()
  }

  private func reportContainers() {
    containers.removeAll { $0.object == nil }
    let changed = containers.compactMap(\.object).filter { observation in
      observation.decide(onScreen) { monitor, hadFocus in
        (hadFocus || mayGain) && monitor.hasFocus(under: observation.options, activity, was: hadFocus)
      }
    }
    for container in changed where !container.hasFocus { container.report() }
    for container in changed where container.hasFocus { container.report() }
  }
}
