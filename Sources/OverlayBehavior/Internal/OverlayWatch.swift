import LifecycleBehaviors
import UIKit

/// Asks an overlay's condition as often as it has to be asked, and tells what follows from the answers.
@MainActor
final class OverlayWatch {
  /// Whether the overlay is wanted; one that is has to be checked again.
  var isWanted: () -> Bool = { false }
  /// Told what follows from a check, and the error if it failed.
  var follow: (OverlayReadings.Outcome, (any Error)?) -> Void = { _, _ in }

  private let condition: OverlayCondition
  private let interval: TimeInterval
  private let time: LifecycleTime
  private var readings: OverlayReadings
  private var timer: (any LifecycleTimer)?
  private var needsCheck = false
  private var isChecking = false
  private var isStopped = false

  init(_ condition: OverlayCondition, _ configuration: OverlayConfiguration, time: LifecycleTime) {
    self.condition = condition
    self.time = time
    interval = configuration.checkInterval
    readings = OverlayReadings(
      failureLimit: configuration.failureLimit, staysWhenUnreadable: configuration.staysWhenUnreadable)
    condition.addFollower(self)
    setNeedsCheck()
  }

  /// Asks when this turn of the run loop is over, once.
  func setNeedsCheck() {
    guard !needsCheck, !isStopped else { return }
    needsCheck = true
    time.perform { [weak self] in self?.check() }
  }

  /// Asks now.
  func check() {
    needsCheck = false
    guard !isStopped else { return }
    // The condition's own code asks for a check: after this one.
    if isChecking { return setNeedsCheck() }
    isChecking = true
    let reading = condition.reading()
    isChecking = false
    // It may also have ended the overlay.
    guard !isStopped else { return }
    switch reading {
    case .none: break
    case .value(let value): follow(readings.enter(value), nil)
    case .failure(let error): follow(readings.enterFailure(), error)
    }
    scheduleCheck()
  }

  /// Somebody has decided by hand.
  func reset() {
    readings.reset()
    scheduleCheck()
  }

  func stop() {
    isStopped = true
    timer?.cancel()
    timer = nil
  }

  private func scheduleCheck() {
    timer?.cancel()
    timer = nil
    let isOver = condition.isOver && readings.isUnreadable
    guard isWanted() || readings.failedChecks > 0 || condition.isCheckedWhileHidden, !isOver, !isStopped else { return }
    timer = time.schedule(after: interval) { [weak self] in self?.check() }
  }
}
