import LifecycleBehaviors
import ScreenSupport
import UIKit

/// Samples all watched screens of the app together, so that one loses focus before another one gains it.
///
/// This comment follows a sheet from the app's code to the report of a loss. A player is watched:
///
///     addBehaviors([
///       FocusBehavior<PlayerViewController>(.media) { player, change in player.isPaused = !change.hasFocus }
///     ])
///
/// ``FocusBehavior`` has created a ``FocusMonitor`` for the screen, which joined this center. In `viewDidAppear` the center
/// added the monitor to the monitors that it samples. Since then, the ``FocusSampler`` is called at the end of each run-loop
/// iteration. At rest the run loop has no iterations, so nothing runs.
///
/// Then the user taps:
///
///     present(QueueViewController(), animated: true)
///
/// UIKit calls nothing on the player. But the tap, and each step of the animation, is part of an iteration. At the end of the
/// iteration, the sampler calls ``sample()``, at most once a frame.
///
/// The monitor reads the facts of the screen with the ``FocusReader``: it is covered by a sheet, whose transition is under way.
/// The facts have changed, so the sampler lets the display link run. The monitor decides: ``FocusRules`` turn ``FocusFacts``
/// and options into a ``FocusVerdict``, undecided, because a transition may be cancelled. There is nothing to report.
///
/// When the animation has ended, a sample finds a sheet that stays. The verdict is a loss, which the ``FocusLedger`` turns into
/// a ``FocusChange`` with the times. The center reports all losses of the sample, then all gains, so that the player is paused
/// before a watched queue begins. Reporting calls the closure of the behavior.
///
/// The closure may have changed something, so another sample follows. After a second without a change the link is paused.
///
/// A notification of UIKit's, such as of the app's state or a key window, only requests a sample. Where the screen or the
/// process might not exist later, a loss is reported immediately: in `viewDidDisappear`, and when the app or a scene leaves.
///
/// Retains no screen and no container.
@MainActor
final class FocusCenter {
  /// The monitors of all watched screens, in the order in which their behaviors were attached.
  private(set) var watched: [FocusMonitor] = []
  /// The monitors of the screens that have appeared, in the same order. Only these are sampled: no other screen has focus.
  private var onScreen: [FocusMonitor] = []
  private var containers: [Weak<FocusWithinObservation>] = []
  /// The monitors with a change that was decided and is not reported yet, in the order of the reports.
  private var unreported: [FocusMonitor] = []
  /// The groups of members whose focus has changed since the last sample at the end of an iteration.
  private var changedGroups: [FocusGroup] = []
  /// The last decisions, oldest first: at least `FocusDecision.mostRecent`, if there were so many.
  var decisions: [FocusDecision] = []
  private var activity = AppActivity()
  private lazy var frontmost = FrontmostWindows { [weak self] in self?.setNeedsSample() }
  private let keyWindows = KeyWindows()
  /// False while the app or a scene is leaving.
  private var mayGain = true
  private let observer = NotificationObserver()
  private let didSample: @MainActor () -> Void
  private lazy var sampler = FocusSampler(didSample: didSample) { [weak self] in
    self?.sample(isIterationOver: $0) == true
  }
  /// The facts are being read, which calls the app's `ignoringCovers`.
  private var isReading = false

  /// The center of the running app.
  static var current: FocusCenter { AppObjects.current.object(orCreate: FocusCenter()) }

  /// The center of the behaviors that only record: what they sample, and when, changes nothing for those of the app.
  static var forRecording: FocusCenter { AppObjects.current.object(orCreate: Recording()).center }

  @MainActor
  private final class Recording {
    let center = FocusCenter { FocusSampling.didSampleForRecording.report(()) }
  }

  private init(didSample: @escaping @MainActor () -> Void = {}) {
    self.didSample = didSample
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
      observer.observe(name) { [weak self] _ in self?.setNeedsSample() }
    }
  }

  // MARK: Watched screens

  func add(_ monitor: FocusMonitor) {
    watched.insert(monitor)
  }

  func remove(_ monitor: FocusMonitor) {
    watched.remove(monitor)
    onScreen.remove(monitor)
    setNeedsSample()
  }

  func didAppear(_ monitor: FocusMonitor) {
    onScreen.insert(monitor)
    setNeedsSample()
  }

  /// Reports the loss inside `viewDidDisappear`, while the screen certainly exists.
  func didDisappear(_ monitor: FocusMonitor) {
    reportNow(of: monitor)
    onScreen.remove(monitor)
    var reader = reader(isIterationOver: false)
    monitor.sample(&reader)
    monitor.decide()
    monitor.report()
    setNeedsSample()
  }

  func add(_ container: FocusWithinObservation) {
    containers.append(Weak(container))
    setNeedsSample()
  }

  /// Returns the monitor of the app's behavior that was attached to `screen` first.
  func monitor(of screen: UIViewController) -> FocusMonitor? {
    watched.first { $0.screen === screen }
  }

  /// Reads whether a screen has focus at this moment, with or without a behavior.
  func hasFocusNow(_ screen: UIViewController, _ options: FocusOptions) -> Bool {
    guard screen.viewIfLoaded?.window != nil, screen.isShownByContainers else { return false }
    var reader = reader(isIterationOver: false)
    let facts = reader.facts(of: screen, .appeared, options)
    return FocusRules.verdict(facts, options.interruptions) == .focused
  }

  private func reader(isIterationOver: Bool) -> FocusReader {
    FocusReader(isIterationOver: isIterationOver, activity, frontmost, keyWindows)
  }

  // MARK: When to sample

  /// Samples when a run-loop iteration is over.
  func setNeedsSample() {
    sampler.setNeedsSample()
  }

  /// Samples when a run-loop iteration is over, unless the next frame will.
  func setNeedsSampleUnlessMoving() {
    if !sampler.isMoving { sampler.setNeedsSample() }
  }

  /// Samples when a run-loop iteration is over, if the next frame would.
  static func setNeedsSampleOfFrame() {
    AppObjects.current[FocusCenter.self]?.sampler.setNeedsSampleOfFrame()
  }

  /// Samples all watched screens now.
  static func sampleAllNow() {
    current.sampleNow()
    AppObjects.current[Recording.self]?.center.sampleNow()
  }

  /// Samples now. From inside a report it samples in the next iteration. What is called while the facts are read is part of a
  /// sample already.
  func sampleNow() {
    if !isReading { sampler.sampleNow() }
  }

  /// - Parameter isLeaving: the process may not get another iteration, so losses are reported immediately. More announcements
  ///   may follow, so no screen gains focus yet.
  private func activityDidChange(isLeaving: Bool) {
    if isLeaving {
      mayGain = false
      sampler.sampleNow()
      mayGain = true
    }
    setNeedsSample()
  }

  // MARK: The sample

  /// Takes one sample of all screens, and reports what it has changed. Called by the sampler.
  /// - Parameter isIterationOver: whether the app's own code has returned.
  /// - Returns: whether any fact has changed since the sample before.
  private func sample(isIterationOver: Bool) -> Bool {
    var reader = reader(isIterationOver: isIterationOver)
    var hasChanged = false
    isReading = true
    for monitor in onScreen where monitor.sample(&reader) { hasChanged = true }
    isReading = false
    for monitor in onScreen { monitor.options.group?.settle() }
    decide()
    let changedContainers = decideOnContainers(&reader)
    var hasReports = !unreported.isEmpty
    while !unreported.isEmpty { reportNext() }
    for container in changedContainers where !container.hasFocus { container.report() }
    for container in changedContainers where container.hasFocus { container.report() }
    if isIterationOver {
      if reportGroups() { hasReports = true }
      for monitor in onScreen where monitor.didSample() { hasChanged = true }
    }
    // A handler may have changed something after the last sample of the iteration and after Core Animation's commit.
    if hasReports { setNeedsSample() }
    return hasChanged
  }

  /// Decides on each screen, and what the screens request from the sampler: on request only, while the app is in the
  /// background.
  private func decide() {
    var gains: [FocusMonitor] = []
    var demand = FocusSampler.Demand()
    var isAnyOnScreen = false
    for monitor in onScreen {
      if let change = monitor.decide(mayGain: mayGain) {
        if change.hasFocus { gains.append(monitor) } else { unreported.append(monitor) }
      }
      guard activity.app != .background, monitor.isOnScreen else { continue }
      isAnyOnScreen = true
      demand.add(monitor.options)
    }
    unreported += gains
    if isAnyOnScreen {
      for container in containers { container.object.map { demand.add($0.options) } }
    }
    sampler.demand = demand
  }

  /// - Returns: the containers in which the first screen has gained focus, or the last screen has lost focus.
  private func decideOnContainers(_ reader: inout FocusReader) -> [FocusWithinObservation] {
    guard !containers.isEmpty else { return [] }
    containers.removeAll { $0.object == nil }
    return containers.compactMap(\.object).filter { $0.decide(onScreen, &reader, mayGain: mayGain) }
  }

  // MARK: Reports

  /// Reports with the next sample that a screen was deallocated while it had focus.
  func reportLater(_ monitor: FocusMonitor) {
    unreported.append(monitor)
    setNeedsSample()
  }

  /// Reports what was decided of one monitor, and what was decided before that, before more is decided of it.
  func reportNow(of monitor: FocusMonitor) {
    while monitor.unreportedChange != nil, !unreported.isEmpty { reportNext() }
  }

  /// The focus of a member has changed. Requests a sample, after which the group's closure is called.
  func didChange(_ group: FocusGroup) {
    if !changedGroups.contains(where: { $0 === group }) { changedGroups.append(group) }
    setNeedsSample()
  }

  /// - Returns: whether any group has changed.
  private func reportGroups() -> Bool {
    let groups = changedGroups
    changedGroups = []
    for group in groups { group.reportChange() }
    return !groups.isEmpty
  }

  private func reportNext() {
    unreported.removeFirst().report()
  }

  func record(_ decision: FocusDecision) {
    FocusDecision.listeners.report(decision)
    if decisions.count == 2 * FocusDecision.mostRecent { decisions.removeFirst(FocusDecision.mostRecent) }
    decisions.append(decision)
  }
}
