import LifecycleBehaviors
import ScreenSupport
import UIKit

/// Knows all overlays and all scenes of the app, and has each scene show the overlay with the highest priority there.
///
/// The app has one while it has an overlay. It retains neither overlays nor scenes.
@MainActor
final class OverlayCenter {
  /// - Parameter callSite: the app's line that creates an overlay, for issues.
  /// - Returns: the app's center, created if there is none.
  static func shared(for callSite: CallSite?) -> OverlayCenter {
    if let center = AppObjects.current[OverlayCenter.self] { return center }
    LifecycleIssue.reportInAppExtension(
      "An overlay", "Add its content to a screen of the extension instead.", at: callSite)
    let center = OverlayCenter()
    AppObjects.current[OverlayCenter.self] = center
    return center
  }

  private let observer = NotificationObserver()
  private var activity = SceneActivity()
  /// In the order in which they were created.
  private var overlays: [Weak<Overlay>] = []
  /// Those that are requested, in the order of their requests.
  private var requested: [Weak<Overlay>] = []
  private var scenes: [OverlayScene] = []
  private lazy var update = DeferredUpdate { [weak self] in self?.carryOutRequests() }
  private var waiting: [(overlay: Weak<Overlay>, continuation: CheckedContinuation<Void, Never>)] = []

  private init() {
    // This is not done at once: the app may not have created its own window in the scene yet.
    observer.observe(UIScene.willConnectNotification) { [weak self] _ in self?.setNeedsUpdate() }
    observer.observe(UIScene.didDisconnectNotification) { [weak self] scene in
      if let scene { self?.activity.forget(scene) }
      self?.remove(scene)
    }
    observer.observe(UIWindow.didBecomeKeyNotification, reading: { $0.object as? UIWindow }) { [weak self] window in
      self?.scenes.first { $0.scene === window.windowScene }?.windowDidBecomeKey(window)
    }
    // This is done at once: the next frame, or the picture for the app switcher, must not show what the overlay covers.
    for (name, isLeaving) in SceneActivity.sceneNotifications {
      observer.observe(name) { [weak self] scene in
        guard let self, let scene else { return }
        activity.note(scene, isLeaving: isLeaving)
        activityDidChange(isLeaving: isLeaving)
      }
    }
    for (name, isLeaving) in SceneActivity.appNotifications {
      observer.observe(name) { [weak self] _ in
        guard let self else { return }
        activity.noteApp(isLeaving: isLeaving)
        activityDidChange(isLeaving: isLeaving)
      }
    }
  }

  // MARK: Overlays

  func add(_ overlay: Overlay) {
    overlays.append(Weak(overlay))
  }

  func requestDidChange(_ overlay: Overlay) {
    requested.removeAll { $0.object === overlay }
    if overlay.isRequested { requested.append(Weak(overlay)) }
  }

  /// The last time in `range` at which the condition of an overlay is read.
  func checkTime(in range: ClosedRange<TimeInterval>) -> TimeInterval? {
    overlays.compactMap { $0.object?.checkTime }.filter(range.contains).max()
  }

  private func checkAll() {
    overlays.forEach { $0.object?.setNeedsCheck() }
    update.updateNow()
  }

  /// When the app or a scene is leaving, its picture may be taken as soon as this notification has been delivered: overlays
  /// are shown and hidden at once. A condition may read a state of UIKit that changes only at the end of the iteration, so it
  /// is read again then.
  private func activityDidChange(isLeaving: Bool) {
    checkAll()
    guard isLeaving else { return }
    scenes.forEach { $0.finishTransition() }
    // The step that follows the transition.
    update.updateNow()
    overlays.forEach { $0.object?.setNeedsCheck() }
  }

  /// Whether the scene, or the app, has announced that it becomes inactive, and has not returned since. A scene of which nothing
  /// was announced is leaving if it is in the background.
  func isLeaving(_ scene: UIWindowScene) -> Bool {
    activity.isLeaving(scene)
  }

  // MARK: Scenes

  private func addConnectedScenes() {
    let added = (UIApplication.current?.scenesInOrder ?? []).filter { scene in
      scene.session.role == .windowApplication && !scenes.contains { $0.scene === scene }
    }
    scenes += added.map { OverlayScene($0, center: self) }
  }

  /// Closes the overlay of a scene that has disconnected.
  private func remove(_ disconnected: ObjectIdentifier?) {
    let removed = scenes.filter { scene in scene.scene.map { ObjectIdentifier($0) == disconnected } ?? true }
    scenes.removeAll { scene in removed.contains { $0 === scene } }
    removed.forEach { $0.close() }
    setNeedsUpdate()
  }

  // MARK: Carrying out requests

  /// Carries out requests at the end of the current run-loop iteration, so that an overlay that is requested and
  /// withdrawn within one iteration is not shown.
  func setNeedsUpdate() {
    update.setNeedsUpdate()
  }

  /// Carries out requests in this iteration, which belongs to no code of the app: it was caused for a check.
  func updateNow() {
    update.updateNow()
  }

  /// Reads the conditions that need it, and takes one step in each scene. The end of its transition asks for another
  /// iteration, in which the next step is taken: so every iteration ends.
  private func carryOutRequests() {
    overlays.forEach { $0.object?.checkIfNeeded() }
    overlays.removeAll { $0.object == nil }
    requested.removeAll { $0.object == nil }
    addConnectedScenes()
    // No event handler may release an overlay between the request in a scene and the step that carries it out.
    withExtendedLifetime(requested.compactMap(\.object)) { overlays in
      scenes.forEach { $0.request(among: overlays) }
      scenes.forEach { $0.takeStep() }
    }
    resumeSettled()
    if overlays.isEmpty, waiting.isEmpty, scenes.allSatisfy(\.isEmpty) { AppObjects.current[OverlayCenter.self] = nil }
  }

  // MARK: State

  func isShowing(_ overlay: Overlay, in scene: UIWindowScene? = nil) -> Bool {
    scenes.contains { (scene == nil || $0.scene === scene) && $0.isShowing(overlay) }
  }

  /// Returns when the overlay will not be shown or hidden any more unless a request changes.
  func waitUntilSettled(_ overlay: Overlay) async {
    await withCheckedContinuation { continuation in
      waiting.append((Weak(overlay), continuation))
      setNeedsUpdate()
    }
  }

  private func resumeSettled() {
    guard !update.isNeeded else { return }
    let settled = waiting.filter { waiter in scenes.allSatisfy { $0.isSettled(waiter.overlay) } }
    waiting.removeAll { waiter in settled.contains { $0.overlay == waiter.overlay } }
    settled.forEach { $0.continuation.resume() }
  }
}
