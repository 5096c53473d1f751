import LifecycleBehaviors
import UIKit

/// One overlay: its content, its scenes, and whether the app or its condition requests the overlay now.
///
/// An ``OverlayController`` retains it. The ``OverlayCenter`` has it read its condition, carries out what it requests, and
/// does not retain it.
@MainActor
final class Overlay {
  let options: OverlayOptions
  let content: @MainActor (UIWindowScene) -> UIViewController
  /// Returns whether the overlay is for the scene.
  let covers: @MainActor (UIWindowScene) -> Bool
  let identity = OverlayIdentity()

  private(set) var isRequested = false

  private weak var center: OverlayCenter?
  /// The app's line that created the overlay, for issues.
  private let callSite: CallSite?
  /// Nil for an overlay that only the app shows and hides.
  private let condition: OverlayCondition?
  private var readings: OverlayReadings
  private var needsCheck = false
  /// As it was when the app or a scene last became inactive or active: it does not change while a prompt is disappearing.
  private var sparesInactiveScenes = false
  private var nextCheck: LifecycleSubscription?
  /// When the condition is read next, in seconds of uptime.
  private(set) var checkTime: TimeInterval?
  private var isCancelled = false

  init(
    while condition: OverlayCondition?, options: OverlayOptions,
    covers: @escaping @MainActor (UIWindowScene) -> Bool,
    content: @escaping @MainActor (UIWindowScene) -> UIViewController, center: OverlayCenter, from callSite: CallSite?
  ) {
    self.condition = condition
    self.callSite = callSite
    self.options = options
    self.covers = covers
    self.content = content
    self.center = center
    let checks = condition?.checks ?? OverlayCondition.Checks()
    readings = OverlayReadings(failureLimit: checks.failureLimit, staysWhenUnreadable: checks.staysWhenUnreadable)
    center.add(self)
    condition?.addFollower(self)
    setNeedsCheck()
  }

  deinit {
    MainThread.run { [center] in center?.setNeedsUpdate() }
  }

  /// Whether it may be shown in a scene of this activity: that of a condition of leaving scenes is shown in no other.
  func isMet(in scene: UIWindowScene, isLeaving: Bool) -> Bool {
    guard condition?.isOfLeavingScenes == true else { return true }
    return isLeaving && (!sparesInactiveScenes || scene.isInBackground)
  }

  // MARK: By its condition

  /// Has the condition read once, at the end of the current run-loop iteration. Called while the condition is read, it
  /// has it read again in a later iteration.
  func setNeedsCheck() {
    guard condition != nil, !isCancelled else { return }
    needsCheck = true
    center?.setNeedsUpdate()
  }

  /// Reads the condition if it needs to be read, and again after its interval. Called by the center.
  func checkIfNeeded() {
    guard needsCheck, let condition else { return }
    needsCheck = false
    sparesInactiveScenes = condition.sparesInactiveScenes()
    let reading = condition.reading()
    // The condition's own code may have cancelled the overlay.
    guard !isCancelled else { return }
    switch reading {
    case .none: break
    case .value(let value): follow(readings.enter(value), error: nil)
    case .failure(let error): follow(readings.enterFailure(), error: error)
    }
    scheduleCheck()
  }

  private func scheduleCheck() {
    nextCheck = nil
    checkTime = nil
    guard let condition, !condition.isOfLeavingScenes, !isCancelled, !(condition.hasEnded && readings.isUnreadable)
    else { return }
    guard isRequested || readings.failedChecks > 0 || condition.checks.includeHidden else { return }
    let now = LifecycleTime.current.read().uptime
    let latest = now + condition.checks.interval
    // Together with that of another overlay, so that all of them wake the app once.
    let time = center?.checkTime(in: now + condition.checks.interval / 2...latest) ?? latest
    checkTime = time
    nextCheck = LifecycleTime.current.schedule(after: time - now) { [weak self] in
      self?.needsCheck = true
      self?.center?.updateNow()
    }
  }

  private func follow(_ outcome: OverlayReadings.Outcome, error: (any Error)?) {
    switch outcome {
    case .none: break
    case .request(let isRequested): setRequested(isRequested)
    case .unreadable(let isRequested):
      if let isRequested { setRequested(isRequested) }
      if let error { reportUnreadable(error) }
    }
  }

  private func reportUnreadable(_ error: any Error) {
    let failedChecks = readings.failureLimit
    let checks = failedChecks == 1 ? "check" : "\(failedChecks) checks"
    let remedy = condition?.hasEnded == true ? "Keep the sequence from ending" : "Return a value from the closure"
    let (result, advice) =
      readings.staysWhenUnreadable
      ? ("stays as it is", "handle OverlayEvent.unreadable")
      : ("is hidden", "write OverlayCondition(staysWhenUnreadable: true) to keep the overlay")
    LifecycleIssue.report(
      .unreadableCondition,
      """
      The condition of an overlay could not be read in the last \(checks) (\(error)), so the overlay \(result). \(remedy), or \
      \(advice).
      """,
      at: callSite)
    report(.unreadable(failedChecks: failedChecks, error: error))
  }

  // MARK: Requests of the app

  /// Requests that the overlay is shown or hidden, until the condition is read again. The count of failed checks starts again.
  func request(_ isRequested: Bool) {
    guard !isCancelled else { return }
    setRequested(isRequested)
    readings.reset()
    scheduleCheck()
    center?.setNeedsUpdate()
  }

  /// Requests that the overlay is hidden permanently.
  func cancel() {
    guard !isCancelled else { return }
    setRequested(false)
    isCancelled = true
    needsCheck = false
    nextCheck = nil
    center?.setNeedsUpdate()
  }

  private func setRequested(_ isRequested: Bool) {
    guard self.isRequested != isRequested else { return }
    self.isRequested = isRequested
    center?.requestDidChange(self)
  }

  // MARK: Events

  /// Calls the event handler of the options.
  func report(_ event: OverlayEvent) {
    OverlayReport.listeners.report(OverlayReport(overlay: identity, event: event))
    options.eventHandler?(event)
  }
}
