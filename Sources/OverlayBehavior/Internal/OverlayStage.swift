import UIKit

/// One scene: carries out the steps of its reconciler.
@MainActor
final class OverlayStage {
  private(set) weak var scene: UIWindowScene?
  private var reconciler = OverlayReconciler<Int>()
  private var showing: OverlayShowing?
  private var before = BeforeOverlay()
  private let didEndTransition: () -> Void

  init(_ scene: UIWindowScene, didEndTransition: @escaping () -> Void) {
    self.scene = scene
    self.didEndTransition = didEndTransition
  }

  // MARK: State

  func wish(_ claims: [OverlayClaim]) {
    reconciler.wish = OverlayClaim.first(of: claims)
  }

  var hasNextStep: Bool { reconciler.nextStep != nil }

  var isOccupied: Bool { showing != nil }

  func isShowing(_ overlay: Int) -> Bool { reconciler.present == overlay }

  func isSettled(_ overlay: Int) -> Bool { reconciler.isSettled(overlay) }

  // MARK: Steps

  func takeStep(overlay: (Int) -> Overlay?) {
    guard let scene else { return }
    switch reconciler.takeStep() {
    case .show(let number):
      guard let overlay = overlay(number) else { return }
      before = BeforeOverlay()
      let showing = show(overlay, in: scene)
      showing.animateIn { [weak self] in self?.didShow(showing) }
    case .hide:
      guard let showing else { return }
      showing.tell(.willHide(scene))
      showing.animateOut { [weak self] in self?.didHide(showing) }
    case .replace(_, let number):
      guard let overlay = overlay(number), let old = showing else { return }
      replace(old, with: overlay, in: scene)
    case nil: break
    }
  }

  private func show(_ overlay: Overlay, in scene: UIWindowScene) -> OverlayShowing {
    overlay.tell(.willShow(scene))
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
    showing.tell(.didShow(scene))
    didEndTransition()
  }

  /// The new window stands before the old one goes: nothing below is seen, and key status passes from one to the other.
  private func replace(_ old: OverlayShowing, with overlay: Overlay, in scene: UIWindowScene) {
    old.tell(.willHide(scene))
    let showing = show(overlay, in: scene)
    old.close()
    old.tell(.didHide(scene))
    showing.focusVoiceOver()
    showing.tell(.didShow(scene))
  }

  private func didHide(_ showing: OverlayShowing) {
    guard self.showing === showing, let scene else { return }
    self.showing = nil
    reconciler.transitionDidEnd()
    let heir = before.giveKeyBack(from: showing.window, in: scene)
    showing.close()
    if let heir, showing.restoresFirstResponder { before.restoreFirstResponder(in: heir) }
    before.restoreVoiceOver()
    showing.tell(.didHide(scene))
    didEndTransition()
  }

  /// The scene is gone, and with it everything that could be given back.
  func close() {
    guard let showing else { return }
    self.showing = nil
    let scene = scene
    showing.close()
    if let scene { showing.tell(.didHide(scene)) }
  }
}
