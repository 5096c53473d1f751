import LifecycleBehaviors
import UIKit

/// Knows all overlays and all scenes, and leads each scene from what it shows to what it should.
///
/// There is one as long as there is an overlay. It keeps neither overlays nor scenes alive.
@MainActor
final class OverlayCenter {
  /// The present center, or a new one when there is no overlay or, in tests, another app runs.
  static var shared: OverlayCenter {
    if let current, current.application === UIApplication.shared { return current }
    let center = OverlayCenter()
    current = center
    return center
  }

  private static var current: OverlayCenter?

  private weak var application = UIApplication.shared
  private let observer = NotificationObserver()
  private var overlays: [WeakOverlay] = []
  private lazy var stages = OverlayStages { [weak self] in self?.setNeedsReconcile() }
  private var waiting: [(overlay: Int, continuation: CheckedContinuation<Void, Never>)] = []
  private var sequence = 0
  private var time = LifecycleTime.current
  private var isReconciling = false
  private var needsReconcile = false

  private init() {
    // The app's own window may not stand in the scene yet.
    observer.observe(UIScene.willConnectNotification) { [weak self] _ in self?.setNeedsReconcile() }
    observer.observe(UIScene.didDisconnectNotification) { [weak self] scene in
      self?.stages.close(scene)
      self?.setNeedsReconcile()
    }
    // At once, because the next frame, or the picture for the app switcher, must not show what the overlay covers.
    for name in [
      UIScene.willEnterForegroundNotification, UIScene.didEnterBackgroundNotification,
      UIApplication.didBecomeActiveNotification, UIApplication.didEnterBackgroundNotification,
    ] {
      observer.observe(name) { [weak self] _ in self?.checkAll() }
    }
  }

  // MARK: Overlays

  func add(_ overlay: Overlay) {
    overlays.append(WeakOverlay(overlay: overlay))
    time = overlay.time
  }

  func nextSequence() -> Int {
    sequence += 1
    return sequence
  }

  /// An overlay has been released, on whatever thread: its window is let go of with the next turn of the main queue.
  nonisolated static func overlayDidEnd() {
    DispatchQueue.main.async {
      MainActor.assumeIsolated { current?.reconcile() }
    }
  }

  /// In tests, an overlay that outlives its app has no business in the next one.
  private var isCurrent: Bool { application === UIApplication.shared }

  private func checkAll() {
    guard isCurrent else { return }
    overlays.forEach { $0.overlay?.check() }
    reconcile()
  }

  // MARK: Asking

  func isShowing(_ overlay: Int, in scene: UIWindowScene? = nil) -> Bool {
    stages.all.contains { (scene == nil || $0.scene === scene) && $0.isShowing(overlay) }
  }

  /// Returns when nothing is going to happen to the overlay unless a wish changes.
  func settle(_ overlay: Int) async {
    guard isCurrent else { return }
    await withCheckedContinuation { continuation in
      waiting.append((overlay, continuation))
      setNeedsReconcile()
    }
  }

  // MARK: Reconciling

  /// Reconciles when this turn of the run loop is over, so that what comes and goes within it is not shown.
  func setNeedsReconcile() {
    guard !needsReconcile, isCurrent else { return }
    needsReconcile = true
    time.perform { [weak self] in self?.reconcile() }
  }

  /// One step in each scene. What follows from it waits for the next turn, so that no turn lasts for ever.
  private func reconcile() {
    needsReconcile = false
    guard isCurrent else { return }
    if isReconciling { return setNeedsReconcile() }
    isReconciling = true
    overlays.removeAll { $0.overlay == nil }
    stages.update()
    let present = overlays.compactMap(\.overlay)
    for stage in stages.all {
      stage.wish(Self.claims(of: present, in: stage.scene))
    }
    for stage in stages.all {
      stage.takeStep { number in present.first { $0.number == number } }
    }
    isReconciling = false
    if stages.all.contains(where: \.hasNextStep) { setNeedsReconcile() }
    resumeSettled()
    if overlays.isEmpty, waiting.isEmpty, !stages.all.contains(where: \.isOccupied) { Self.current = nil }
  }

  private static func claims(of overlays: [Overlay], in scene: UIWindowScene?) -> [OverlayClaim] {
    guard let scene else { return [] }
    return overlays.filter { $0.isWanted && $0.covers(scene) }.map {
      OverlayClaim(overlay: $0.number, priority: $0.configuration.priority, sequence: $0.sequence)
    }
  }

  private func resumeSettled() {
    guard !needsReconcile else { return }
    let settled = waiting.filter { waiter in stages.all.allSatisfy { $0.isSettled(waiter.overlay) } }
    waiting.removeAll { waiter in settled.contains { $0.overlay == waiter.overlay } }
    settled.forEach { $0.continuation.resume() }
  }

  private struct WeakOverlay {
    weak var overlay: Overlay?
  }
}
