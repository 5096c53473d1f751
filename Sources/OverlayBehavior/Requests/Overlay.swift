import LifecycleBehaviors
import UIKit

/// One overlay: what it shows, in which scenes, and whether it is requested now.
///
/// An ``OverlayController`` keeps it. The ``OverlayCenter`` carries out what it requests, and does not keep it alive.
@MainActor
final class Overlay {
  let configuration: OverlayConfiguration
  let content: @MainActor (UIWindowScene) -> UIViewController
  /// Returns whether the overlay is for the scene.
  let covers: @MainActor (UIWindowScene) -> Bool
  let time: LifecycleTime
  let identity = OverlayIdentity()

  private(set) var isRequested = false
  /// Called when ``isRequested`` has changed.
  var requestDidChange: @MainActor (Overlay) -> Void = { _ in }
  /// Called on any thread, when the overlay is released.
  var didEnd: @Sendable () -> Void = {}

  /// Nil for an overlay that is shown by hand alone.
  private let monitor: OverlayMonitor?
  private var isCancelled = false

  init(
    while condition: OverlayCondition?, configuration: OverlayConfiguration,
    covers: @escaping @MainActor (UIWindowScene) -> Bool,
    content: @escaping @MainActor (UIWindowScene) -> UIViewController
  ) {
    let time = configuration.time ?? .current
    monitor = condition.map { OverlayMonitor($0, configuration, time: time) }
    self.configuration = configuration
    self.time = time
    self.covers = covers
    self.content = content
    monitor?.isRequested = { [weak self] in self?.isRequested ?? false }
    monitor?.report = { [weak self] in self?.follow($0, error: $1) }
  }

  deinit {
    didEnd()
  }

  // MARK: By its condition

  func setNeedsCheck() {
    monitor?.setNeedsCheck()
  }

  /// Reads the condition now.
  func check() {
    monitor?.check()
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
    let failedChecks = configuration.failureLimit
    let result = configuration.staysWhenUnreadable ? "stays as it is" : "is hidden"
    LifecycleIssue.report(
      "The condition of an overlay could not be read \(failedChecks) times in a row, so the overlay \(result): \(error)"
    )
    report(.unreadable(failedChecks: failedChecks, error: error))
  }

  // MARK: By hand

  /// Requests that the overlay is shown or hidden, until the condition is read again.
  func request(_ isRequested: Bool) {
    guard !isCancelled else { return }
    setRequested(isRequested)
    monitor?.restart()
  }

  /// Requests that the overlay is hidden permanently.
  func cancel() {
    guard !isCancelled else { return }
    setRequested(false)
    isCancelled = true
    monitor?.stop()
  }

  private func setRequested(_ isRequested: Bool) {
    guard self.isRequested != isRequested else { return }
    self.isRequested = isRequested
    requestDidChange(self)
  }

  // MARK: Events

  /// Calls the event handler of the configuration.
  func report(_ event: OverlayEvent) {
    OverlayReport.listeners.report(OverlayReport(overlay: identity, event: event))
    configuration.eventHandler?(event)
  }
}
