import LifecycleBehaviors
import UIKit

/// One overlay: says whether it wants to be shown. Where and when it is shown is up to the ``OverlayCenter``, which does
/// not keep it alive.
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

  /// Nil for an overlay that is shown by hand alone.
  private let watch: OverlayWatch?
  private var isCancelled = false
  private let center = OverlayCenter.shared

  private static var count = 0

  init(
    while condition: OverlayCondition?, configuration: OverlayConfiguration,
    covers: @escaping @MainActor (UIWindowScene) -> Bool,
    content: @escaping @MainActor (UIWindowScene) -> UIViewController
  ) {
    Self.count += 1
    number = Self.count
    let time = configuration.time ?? .current
    watch = condition.map { OverlayWatch($0, configuration, time: time) }
    self.configuration = configuration
    self.time = time
    self.covers = covers
    self.content = content
    center.add(self)
    watch?.isWanted = { [weak self] in self?.isWanted ?? false }
    watch?.follow = { [weak self] in self?.follow($0, error: $1) }
  }

  deinit {
    OverlayCenter.overlayDidEnd()
  }

  // MARK: Checks

  func setNeedsCheck() {
    watch?.setNeedsCheck()
  }

  /// Asks the condition now.
  func check() {
    watch?.check()
  }

  private func follow(_ outcome: OverlayReadings.Outcome, error: (any Error)?) {
    switch outcome {
    case .none: break
    case .wish(let wish): setWanted(wish)
    case .unreadable(let wish):
      if let wish { setWanted(wish) }
      guard let error else { return }
      let verb = configuration.staysWhenUnreadable ? "stays as it is" : "is lifted"
      LifecycleIssue.report(
        "The condition of an overlay could not be read \(configuration.failureLimit) times in a row, so it \(verb): \(error)"
      )
      tell(.unreadable(failedChecks: configuration.failureLimit, error: error))
    }
  }

  // MARK: The wish

  /// Shows or hides by hand, until the condition's next answer.
  func wish(_ isWanted: Bool) {
    guard !isCancelled else { return }
    setWanted(isWanted)
    watch?.reset()
  }

  /// Nothing more comes of it.
  func cancel() {
    guard !isCancelled else { return }
    setWanted(false)
    isCancelled = true
    watch?.stop()
    center.setNeedsReconcile()
  }

  private func setWanted(_ wanted: Bool) {
    guard isWanted != wanted else { return }
    isWanted = wanted
    if wanted { sequence = center.nextSequence() }
    center.setNeedsReconcile()
  }

  // MARK: For the public forms

  /// The overlay is meant for other scenes than before.
  func scenesDidChange() {
    center.setNeedsReconcile()
  }

  func isShown(in scene: UIWindowScene) -> Bool {
    center.isShowing(number, in: scene)
  }

  var isShown: Bool { center.isShowing(number) }

  /// Waits until nothing is going to happen to the overlay any more unless the wish changes.
  func settle() async -> Bool {
    await center.settle(number)
    return isShown
  }

  func tell(_ event: OverlayEvent) {
    configuration.eventHandler?(event)
  }
}
