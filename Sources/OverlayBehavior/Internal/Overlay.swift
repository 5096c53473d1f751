import LifecycleBehaviors
import UIKit

/// One overlay: asks its condition, and says whether it wants to be shown. Where and when it is shown is up to the
/// ``OverlayCenter``, which does not keep it alive.
@MainActor
final class Overlay {
  let number: Int
  let configuration: OverlayConfiguration
  let content: @MainActor (UIWindowScene) -> UIViewController
  /// Whether it is meant for the scene.
  let covers: @MainActor (UIWindowScene) -> Bool
  let time: LifecycleTime
  private(set) var isWanted = false
  /// When it came to be wanted, among all overlays.
  private(set) var sequence = 0

  private let condition: OverlayCondition?
  private let handler: @MainActor (OverlayEvent) -> Void
  private var readings: OverlayReadings
  private var timer: (any LifecycleTimer)?
  private var needsCheck = false
  private var isChecking = false
  private var isInvalid = false
  private var center: OverlayCenter?

  private static var count = 0

  init(
    while condition: OverlayCondition?, configuration: OverlayConfiguration, time: LifecycleTime,
    covers: @escaping @MainActor (UIWindowScene) -> Bool, handler: @escaping @MainActor (OverlayEvent) -> Void,
    content: @escaping @MainActor (UIWindowScene) -> UIViewController
  ) {
    configuration.checkValues()
    Self.count += 1
    number = Self.count
    self.condition = condition
    self.configuration = configuration
    self.time = time
    self.covers = covers
    self.handler = handler
    self.content = content
    readings = OverlayReadings(failureLimit: configuration.failureLimit, policy: configuration.failurePolicy)
    let center = OverlayCenter.shared
    self.center = center
    center.add(self)
    condition?.addFollower(self)
    setNeedsCheck()
  }

  deinit {
    OverlayCenter.overlayDidEnd()
  }

  // MARK: Checks

  func setNeedsCheck() {
    guard !needsCheck, condition != nil, !isInvalid else { return }
    needsCheck = true
    _ = time.schedule(0) { [weak self] in self?.check() }
  }

  /// Asks the condition now.
  func check() {
    needsCheck = false
    guard let condition, !isInvalid else { return }
    // The condition's own code asks for a check: after this one.
    if isChecking { return setNeedsCheck() }
    isChecking = true
    let reading = condition.reading()
    isChecking = false
    // It may also have ended the overlay.
    guard !isInvalid else { return }
    switch reading {
    case .none: break
    case .value(let value): follow(readings.enter(value), error: nil)
    case .failure(let error): follow(readings.enterFailure(), error: error)
    }
    scheduleCheck(of: condition)
  }

  private func follow(_ outcome: OverlayReadings.Outcome, error: (any Error)?) {
    switch outcome {
    case .none: break
    case .wish(let wish): setWanted(wish)
    case .unreadable(let wish):
      if let wish { setWanted(wish) }
      guard let error else { return }
      let verb = configuration.failurePolicy == .lift ? "is lifted" : "stays as it is"
      LifecycleIssue.report(
        "The condition of an overlay could not be read \(readings.failedChecks) times in a row, so it \(verb): \(error)"
      )
      tell(.unreadable(failedChecks: readings.failedChecks, error))
    }
  }

  private func scheduleCheck(of condition: OverlayCondition) {
    timer?.cancel()
    timer = nil
    let isOver = condition.isOver && readings.isUnreadable
    guard isWanted || readings.failedChecks > 0 || condition.isCheckedWhileHidden, !isOver, !isInvalid else { return }
    timer = time.schedule(configuration.checkInterval) { [weak self] in self?.check() }
  }

  // MARK: The wish

  /// Shows or hides by hand, until the condition's next answer.
  func wish(_ isWanted: Bool) {
    guard !isInvalid else { return }
    readings.reset()
    setWanted(isWanted)
    if let condition { scheduleCheck(of: condition) }
  }

  /// Nothing more comes of it.
  func invalidate() {
    guard !isInvalid else { return }
    setWanted(false)
    isInvalid = true
    timer?.cancel()
    timer = nil
    center?.setNeedsReconcile()
  }

  private func setWanted(_ wanted: Bool) {
    guard isWanted != wanted else { return }
    isWanted = wanted
    if wanted { sequence = center?.nextSequence() ?? 0 }
    center?.setNeedsReconcile()
  }

  // MARK: For the public forms

  /// The overlay is meant for other scenes than before.
  func scenesDidChange() {
    center?.setNeedsReconcile()
  }

  func isShown(in scene: UIWindowScene) -> Bool {
    center?.isShowing(number, in: scene) ?? false
  }

  var isShown: Bool { center?.isShowing(number) ?? false }

  /// Waits until nothing is going to happen to the overlay any more unless the wish changes.
  func settle() async -> Bool {
    guard let center else { return false }
    await center.settle(number)
    return isShown
  }

  func tell(_ event: OverlayEvent) {
    handler(event)
  }
}
