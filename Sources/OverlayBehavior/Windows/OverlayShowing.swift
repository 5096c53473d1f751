import UIKit

/// One showing of an overlay in a scene, from its first transition to the end of its last: the window, and the parts of
/// the overlay that are needed to the end, even if the overlay itself is deallocated meanwhile.
@MainActor
final class OverlayShowing {
  /// Nil when it has been deallocated: its event handler is not called any more then.
  private weak var overlay: Overlay?
  private let identity: OverlayIdentity
  let window: OverlayWindow
  private let root: OverlayRootViewController
  private let transition: OverlayTransition
  /// The animator of the running transition.
  private var animator: UIViewPropertyAnimator?

  /// - Parameters:
  ///   - overlay: the overlay to show.
  ///   - scene: the scene to show it in.
  init(_ overlay: Overlay, in scene: UIWindowScene) {
    self.overlay = overlay
    identity = overlay.identity
    transition = overlay.options.transition
    let content = overlay.content(scene)
    precondition(
      content.parent == nil && content.presentingViewController == nil && content.viewIfLoaded?.window == nil,
      """
      The content closure of an overlay returned a \(type(of: content)) that is already in use: it is presented, is the root \
      of a window, or is the child of another controller, for example because it is shown in another scene. Create a new view \
      controller in each call.
      """)
    root = OverlayRootViewController(content)
    window = OverlayWindow(windowScene: scene)
    window.windowLevel = overlay.options.windowLevel
    window.accessibilityViewIsModal = true
    window.fillScene()
    window.rootViewController = root
  }

  func report(_ event: OverlayEvent) {
    if let overlay {
      overlay.report(event)
    } else {
      OverlayReport.listeners.report(OverlayReport(overlay: identity, event: event))
    }
  }

  // MARK: Transitions

  /// There is no animation where the scene is leaving: its picture is about to be taken.
  func animateIn(unless isLeaving: Bool, completion: @escaping () -> Void) {
    guard isAnimated, !isLeaving else { return completion() }
    transition.hidden(root.view)
    animate(transition.shown, completion)
  }

  func animateOut(unless isLeaving: Bool, completion: @escaping () -> Void) {
    // The screen below becomes visible now, so it receives the touches.
    window.isUserInteractionEnabled = false
    guard isAnimated, !isLeaving else { return completion() }
    animate(transition.hidden, completion)
  }

  /// Ends the transition now, as if its time were over.
  func finishTransition() {
    guard let animator, animator.state == .active else { return }
    animator.stopAnimation(false)
    animator.finishAnimation(at: .end)
  }

  private var isAnimated: Bool {
    guard transition.duration > 0, !UIAccessibility.isReduceMotionEnabled else { return false }
    // An animation in a scene that is just entering the foreground would be seen.
    return window.windowScene.map { !$0.isInBackground } ?? false
  }

  private func animate(_ look: @escaping @MainActor (UIView) -> Void, _ completion: @escaping () -> Void) {
    let view: UIView = root.view
    let animator = UIViewPropertyAnimator(duration: transition.duration, curve: .easeInOut) { look(view) }
    animator.addCompletion { [weak self] _ in
      self?.animator = nil
      completion()
    }
    self.animator = animator
    animator.startAnimation()
  }

  func focusVoiceOver() {
    UIAccessibility.post(notification: .screenChanged, argument: root.view)
  }

  func close() {
    window.isHidden = true
    window.windowScene = nil
  }
}
