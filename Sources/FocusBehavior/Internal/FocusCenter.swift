import LifecycleBehaviors
import UIKit

/// Looks at all watched screens together, so that one loses focus before another gains it.
///
/// There is one as long as anything is watched. It keeps none of the screens alive.
@MainActor
final class FocusCenter {
  private weak var application = UIApplication.shared
  private(set) var monitors = FocusMonitors()
  private var observations: [FocusWithinObservation] = []
  private var activity: AppActivity?
  private lazy var sampler = FocusSampler { [weak self] isTimeToLook in self?.turnDidEnd(isTimeToLook) }
  private var isEvaluating = false
  private var needsEvaluation = false

  init() {
    activity = AppActivity { [weak self] isLeaving in
      // Told at once, because the process may not get another turn; what returns can wait for the end of this one.
      if isLeaving { self?.evaluate(isLeaving: true) }
      self?.setNeedsEvaluation()
    }
  }

  /// False when, in tests, the app this was made in has ended.
  var isOfThisApp: Bool { application === UIApplication.shared }

  /// Listens to nothing and looks at nothing any more.
  func close() {
    sampler.stop()
    activity = nil
  }

  // MARK: Who is watched

  func register(_ monitor: FocusMonitor) {
    monitors.add(monitor)
  }

  func unregister(_ monitor: FocusMonitor) {
    monitors.remove(monitor)
    updateSampling()
    setNeedsEvaluation(time: monitor.time)
  }

  func add(_ observation: FocusWithinObservation) {
    observations.append(observation)
  }

  /// The screen has appeared.
  func startLooking(at monitor: FocusMonitor) {
    monitors.startLooking(at: monitor)
    updateSampling()
    setNeedsEvaluation(time: monitor.time)
  }

  /// The screen has left; its loss is reported while it is still there.
  func stopLooking(at monitor: FocusMonitor) {
    monitors.stopLooking(at: monitor)
    guard let activity else { return }
    if monitor.look(activity), let change = monitor.decide() { monitor.tell(change) }
    updateSampling()
    setNeedsEvaluation(time: monitor.time)
  }

  // MARK: Evaluation

  /// Looks again when this turn of the run loop is over, so that what comes and goes within it is not reported.
  ///
  /// Schedules a turn: the current one may be past its end, or its end may not be observed.
  func setNeedsEvaluation(time: LifecycleTime? = nil) {
    guard !needsEvaluation, let time = time ?? monitors.first?.time else { return }
    needsEvaluation = true
    time.perform { [weak self] in
      guard let self, needsEvaluation, !sampler.observesTurns else { return }
      evaluate()
    }
  }

  private func turnDidEnd(_ isTimeToLook: Bool) {
    if isTimeToLook || needsEvaluation { evaluate() }
  }

  /// Decides for every screen that has appeared, then reports the losses, then the gains.
  /// - Parameter isLeaving: the app or a scene is on its way out, and more may follow: no screen gains focus for the moment.
  func evaluate(isLeaving: Bool = false) {
    guard let activity else { return }
    if isEvaluating { return setNeedsEvaluation() }
    var hasNews = needsEvaluation
    needsEvaluation = false
    isEvaluating = true
    defer { isEvaluating = false }
    monitors.forEachOnScreen { monitor in
      if monitor.look(activity) { hasNews = true }
    }
    guard hasNews else { return }
    tellChanges(isLeaving: isLeaving)
    tellContainers()
  }

  private func tellChanges(isLeaving: Bool) {
    var changes: [(monitor: FocusMonitor, change: FocusChange)] = []
    monitors.forEachOnScreen { monitor in
      if let change = monitor.decide(mayGain: !isLeaving) { changes.append((monitor, change)) }
    }
    updateSampling()
    for (monitor, change) in changes where !change.hasFocus {
      monitor.tell(change)
    }
    for (monitor, change) in changes where change.hasFocus {
      monitor.tell(change)
    }
    // Whoever was told may have changed something, after the last look of the turn and after Core Animation's commit.
    if !changes.isEmpty { setNeedsEvaluation() }
  }

  private func tellContainers() {
    observations.removeAll(where: \.isOver)
    if observations.isEmpty, !monitors.hasAny { return stop() }
    let changed = observations.filter { $0.look() }
    for observation in changed where !observation.hasFocus {
      observation.tell()
    }
    for observation in changed where observation.hasFocus {
      observation.tell()
    }
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
