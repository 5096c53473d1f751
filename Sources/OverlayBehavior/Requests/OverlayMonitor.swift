import LifecycleBehaviors
import UIKit

/// Checks the condition of one overlay as often as necessary, and reports what follows from each reading.
@MainActor
final class OverlayMonitor {
  /// Returns whether the overlay is requested. While it is, the condition is checked again and again.
  var isRequested: () -> Bool = { false }
  /// Called with what follows from a reading, and with the error if the condition could not be read.
  var report: (OverlayReadings.Outcome, (any Error)?) -> Void = { _, _ in }

  private let condition: OverlayCondition
  private let interval: TimeInterval
  private let time: LifecycleTime
  private var readings: OverlayReadings
  private lazy var update = DeferredUpdate(time) { [weak self] in self?.readCondition() }
  private var timer: (any LifecycleTimer)?
  private var isStopped = false

  init(_ condition: OverlayCondition, _ configuration: OverlayConfiguration, time: LifecycleTime) {
    self.condition = condition
    self.time = time
    interval = configuration.checkInterval
    readings = OverlayReadings(
      failureLimit: configuration.failureLimit, staysWhenUnreadable: configuration.staysWhenUnreadable)
    condition.addFollower(update)
    setNeedsCheck()
  }

  /// Checks the condition once when the current turn of the run loop is over.
  func setNeedsCheck() {
    guard !isStopped else { return }
    update.setNeedsUpdate()
  }

  /// Checks the condition now. If the condition's own code calls this during a check, another check follows.
  func check() {
    guard !isStopped else { return }
    update.updateNow()
  }

  /// The app has shown or hidden the overlay by hand: failed checks are counted anew.
  func restart() {
    readings.reset()
    scheduleCheck()
  }

  func stop() {
    isStopped = true
    condition.removeFollower(update)
    timer?.cancel()
    timer = nil
  }

  private func readCondition() {
    guard !isStopped else { return }
    let reading = condition.reading()
    // The condition's own code may have cancelled the overlay.
    guard !isStopped else { return }
    switch reading {
    case .none: break
    case .value(let value): report(readings.enter(value), nil)
    case .failure(let error): report(readings.enterFailure(), error)
    }
    scheduleCheck()
  }

  private func scheduleCheck() {
    timer?.cancel()
    timer = nil
    let isOver = condition.isOver && readings.isUnreadable
    guard isRequested() || readings.failedChecks > 0 || condition.isCheckedWhileHidden, !isOver, !isStopped else {
      return
    }
    timer = time.schedule(after: interval) { [weak self] in self?.check() }
  }
}
