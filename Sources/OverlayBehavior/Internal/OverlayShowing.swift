import UIKit

/// One overlay in one scene, from its coming to its going: the window, and what is left to do should the overlay itself
/// be released meanwhile.
@MainActor
final class OverlayShowing {
  let window: OverlayWindow
  let restoresFirstResponder: Bool
  private let root: OverlayRootViewController
  private let transition: OverlayTransition
  private weak var overlay: Overlay?

  init(_ overlay: Overlay, in scene: UIWindowScene) {
    self.overlay = overlay
    transition = overlay.configuration.transition
    restoresFirstResponder = overlay.configuration.restoresFirstResponder
    let content = overlay.content(scene)
    precondition(
      content.parent == nil,
      """
      The content closure of an overlay returned a \(type(of: content)) that is the child of another controller already, as \
      it is while it is shown in another scene. Make a new view controller in each call.
      """)
    root = OverlayRootViewController(content) { [weak scene] in scene?.controllerUnderOverlay }
    window = OverlayWindow(windowScene: scene)
    window.windowLevel = overlay.configuration.windowLevel
    window.accessibilityViewIsModal = true
    window.fillScene()
    window.rootViewController = root
  }

  func tell(_ event: OverlayEvent) {
    overlay?.tell(event)
  }

  // MARK: Transitions

  func animateIn(completion: @escaping () -> Void) {
    guard isAnimated else { return completion() }
    transition.hidden(root.view)
    animate(transition.shown, completion)
  }

  func animateOut(completion: @escaping () -> Void) {
    // Whoever sees what is below may touch it.
    window.isUserInteractionEnabled = false
    guard isAnimated else { return completion() }
    animate(transition.hidden, completion)
  }

  private var isAnimated: Bool {
    guard transition.duration > 0, !UIAccessibility.isReduceMotionEnabled else { return false }
    return window.windowScene.map { $0.activationState != .background } ?? false
  }

  private func animate(_ look: @escaping @MainActor (UIView) -> Void, _ completion: @escaping () -> Void) {
    let view: UIView = root.view
    UIView.animate(withDuration: transition.duration, animations: { look(view) }, completion: { _ in completion() })
  }

  // MARK: Standing and going

  func focusVoiceOver() {
    UIAccessibility.post(notification: .screenChanged, argument: root.view)
  }

  func close() {
    window.isHidden = true
    window.windowScene = nil
  }
}
