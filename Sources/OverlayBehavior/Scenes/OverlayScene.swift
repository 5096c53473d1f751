import LifecycleBehaviors
import UIKit

/// One scene and the overlay that it shows. Carries out the steps that its reconciler decides on.
@MainActor
final class OverlayScene {
  private(set) weak var scene: UIWindowScene?
  private var reconciler = OverlayReconciler<Weak<Overlay>>()
  /// The overlays that may be shown here, in the order in which they were first met here.
  private var candidates: [Weak<Overlay>] = []
  private var showing: OverlayShowing?
  private var isTakingKey = false
  private var before = BeforeOverlay()
  private weak var center: OverlayCenter?

  init(_ scene: UIWindowScene, center: OverlayCenter) {
    self.scene = scene
    self.center = center
  }

  // MARK: State

  var isEmpty: Bool { showing == nil }

  func isShowing(_ overlay: Overlay) -> Bool { reconciler.current == Weak(overlay) }

  func isSettled(_ overlay: Weak<Overlay>) -> Bool { reconciler.isSettled(overlay) }

  // MARK: Steps

  /// Requests the overlay that this scene is to show.
  /// - Parameter overlays: the requested overlays of the app, in the order of their requests.
  func request(among overlays: [Overlay]) {
    guard let scene else { return reconciler.request = nil }
    let isLeaving = center?.isLeaving(scene) == true
    let met = overlays.filter { $0.covers(scene) && $0.isMet(in: scene, isLeaving: isLeaving) }
    candidates.removeAll { candidate in !met.contains { Weak($0) == candidate } }
    candidates += met.map { Weak($0) }.filter { !candidates.contains($0) }
    reconciler.request = OverlayReconciler<Weak<Overlay>>.first(of: candidates) { $0.object?.options.priority ?? .low }
  }

  func takeStep() {
    guard let scene else { return }
    let isLeaving = center?.isLeaving(scene) == true
    switch reconciler.takeStep() {
    case .show(let overlay):
      guard let overlay = overlay.object else { return }
      before = BeforeOverlay()
      let showing = show(overlay, in: scene)
      showing.animateIn(unless: isLeaving) { [weak self] in self?.didShow(showing) }
    case .hide:
      guard let showing else { return }
      showing.report(.willHide(scene))
      showing.animateOut(unless: isLeaving) { [weak self] in self?.didHide(showing) }
    case .replace(_, let overlay):
      guard let overlay = overlay.object, let old = showing else { return }
      replace(old, with: overlay, in: scene)
    case nil: break
    }
  }

  /// Takes the key window back from a window below the overlay, in which an alert has appeared or a field has become first
  /// responder: what the user types into a lock must not reach it. That window becomes key when the overlay is hidden.
  ///
  /// Not from inside its own call: an app whose window insists on being key keeps it.
  func windowDidBecomeKey(_ window: UIWindow) {
    guard let showing, !isTakingKey else { return }
    if case .hiding = reconciler.state { return }
    guard KeyWindowRules.mayTakeKey(from: WindowFacts(of: window), for: WindowFacts(of: showing.window)) else { return }
    before.remember(window)
    isTakingKey = true
    showing.window.makeKey()
    isTakingKey = false
  }

  /// Ends the transition that runs in a scene that is leaving.
  func finishTransition() {
    if let scene, center?.isLeaving(scene) == true { showing?.finishTransition() }
  }

  private func show(_ overlay: Overlay, in scene: UIWindowScene) -> OverlayShowing {
    overlay.report(.willShow(scene))
    before.remember(in: scene)
    let showing = OverlayShowing(overlay, in: scene)
    self.showing = showing
    showing.window.makeKeyAndVisible()
    return showing
  }

  private func didShow(_ showing: OverlayShowing) {
    guard self.showing === showing, let scene else { return }
    reconciler.transitionDidEnd()
    showing.focusVoiceOver()
    showing.report(.didShow(scene))
    center?.setNeedsUpdate()
  }

  /// The new window is shown before the old one is hidden, so that nothing below is seen, and the key status passes
  /// from one to the other.
  private func replace(_ old: OverlayShowing, with overlay: Overlay, in scene: UIWindowScene) {
    old.report(.willHide(scene))
    let showing = show(overlay, in: scene)
    old.close()
    old.report(.didHide(scene))
    showing.focusVoiceOver()
    showing.report(.didShow(scene))
  }

  private func didHide(_ showing: OverlayShowing) {
    guard self.showing === showing, let scene else { return }
    self.showing = nil
    reconciler.transitionDidEnd()
    let newKeyWindow = before.giveKeyBack(from: showing.window, in: scene)
    showing.close()
    if let newKeyWindow { before.restoreFirstResponder(in: newKeyWindow) }
    before.restoreVoiceOver()
    showing.report(.didHide(scene))
    center?.setNeedsUpdate()
  }

  /// The scene has disconnected: its overlay is closed, and nothing is restored.
  func close() {
    guard let showing else { return }
    let scene = scene
    showing.close()
    if let scene { showing.report(.didHide(scene)) }
  }
}
