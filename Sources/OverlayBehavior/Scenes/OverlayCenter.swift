import LifecycleBehaviors
import UIKit

/// Knows all overlays and all scenes of the app, and has each scene show the overlay with the highest priority there.
///
/// It exists while there is an overlay. It keeps neither overlays nor scenes alive.
@MainActor
final class OverlayCenter {
  private static let perApp = PerApp<OverlayCenter>()

  /// The center of the app that runs. Makes one where there is none.
  static var shared: OverlayCenter {
    if let center = perApp.current { return center }
    LifecycleIssue.reportInAppExtension("An overlay", "Add its content to a screen of the extension instead.")
    let center = OverlayCenter()
    perApp.set(center)
    return center
  }

  private let observer = NotificationObserver()
  /// In the order in which they were made.
  private var overlays: [Weak<Overlay>] = []
  /// Those that are requested, in the order of their requests.
  private var requested: [Weak<Overlay>] = []
  private lazy var update = DeferredUpdate(.current) { [weak self] in self?.carryOutRequests() }
  private lazy var scenes = OverlayScenes(update)
  private var waiting: [(overlay: Weak<Overlay>, continuation: CheckedContinuation<Void, Never>)] = []

  private init() {
    // This is not done at once: the app may not have made its own window in the scene yet.
    observer.observe(UIScene.willConnectNotification) { [weak self] _ in self?.setNeedsUpdate() }
    observer.observe(UIScene.didDisconnectNotification) { [weak self] scene in
      self?.scenes.remove(scene)
      self?.setNeedsUpdate()
    }
    // This is done at once: the next frame, or the picture for the app switcher, must not show what the overlay covers.
    for name in [
      UIScene.willEnterForegroundNotification, UIScene.didEnterBackgroundNotification,
      UIApplication.didBecomeActiveNotification, UIApplication.didEnterBackgroundNotification,
    ] {
      observer.observe(name) { [weak self] _ in self?.checkAll() }
    }
  }

  /// False in tests for a center whose app has ended: it leaves the scenes of the next app alone.
  private var isCurrent: Bool { Self.perApp.current === self }

  // MARK: Overlays

  func add(_ overlay: Overlay) {
    overlays.append(Weak(overlay))
    update.time = overlay.time
    overlay.requestDidChange = { [weak self] in self?.requestDidChange($0) }
    overlay.didEnd = { [update] in
      DispatchQueue.main.async { MainActor.assumeIsolated { update.updateNow() } }
    }
  }

  private func requestDidChange(_ overlay: Overlay) {
    requested.removeAll { $0.object === overlay }
    if overlay.isRequested { requested.append(Weak(overlay)) }
    setNeedsUpdate()
  }

  private func checkAll() {
    guard isCurrent else { return }
    overlays.forEach { $0.object?.check() }
    update.updateNow()
  }

  // MARK: Carrying out requests

  /// Carries out requests when the current turn of the run loop is over, so that an overlay that is requested and
  /// withdrawn within one turn is not shown.
  func setNeedsUpdate() {
    if isCurrent { update.setNeedsUpdate() }
  }

  /// Takes one step in each scene. The next steps wait for the next turn, so that every turn ends.
  private func carryOutRequests() {
    guard isCurrent else { return }
    overlays.removeAll { $0.object == nil }
    requested.removeAll { $0.object == nil }
    scenes.addConnected()
    // No event handler may release an overlay between the request in a scene and the step that carries it out.
    withExtendedLifetime(requested.compactMap(\.object)) { overlays in
      scenes.all.forEach { $0.request(among: overlays) }
      scenes.all.forEach { $0.takeStep() }
    }
    if scenes.all.contains(where: \.hasNextStep) { update.setNeedsUpdate() }
    resumeSettled()
    if overlays.isEmpty, waiting.isEmpty, scenes.all.allSatisfy(\.isEmpty) { Self.perApp.set(nil) }
  }

  // MARK: State

  func isShowing(_ overlay: Overlay, in scene: UIWindowScene? = nil) -> Bool {
    scenes.all.contains { (scene == nil || $0.scene === scene) && $0.isShowing(overlay) }
  }

  /// Returns when the overlay will not be shown or hidden any more unless a request changes.
  func waitUntilSettled(_ overlay: Overlay) async {
    guard isCurrent else { return }
    await withCheckedContinuation { continuation in
      waiting.append((Weak(overlay), continuation))
      setNeedsUpdate()
    }
  }

  private func resumeSettled() {
    guard !update.isNeeded else { return }
    let settled = waiting.filter { waiter in scenes.all.allSatisfy { $0.isSettled(waiter.overlay) } }
    waiting.removeAll { waiter in settled.contains { $0.overlay == waiter.overlay } }
    settled.forEach { $0.continuation.resume() }
  }
}
