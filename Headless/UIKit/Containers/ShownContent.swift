/// The one child whose view a navigation, tab or page controller shows, and its part in the container's own appearance
/// (R35).
@MainActor
final class ShownContent {
  var controller: UIViewController? {
    didSet { if oldValue?.needsSettling == true { World.current.loop.setNeedsTurn() } }
  }

  /// Puts the content's view into a container.
  func place(_ content: UIViewController?, in container: UIViewController) {
    exchange(for: content)
    guard let content, !content.isCoveredByModal else { return }
    let view = content.loadedView
    let place = container.viewOfContent
    guard controller === content, view.superview !== place else { return }
    view.fill(place)
    place.insertSubview(view, at: 0)
  }

  private func exchange(for content: UIViewController?) {
    guard controller !== content else { return }
    let old = controller
    controller = content
    old?.viewIfLoaded?.removeFromSuperview()
  }

  /// Content that was removed from the container while it was off screen leaves without a call.
  func remove(unlessIn children: [UIViewController]) {
    guard let content = controller, !children.contains(content) else { return }
    exchange(for: nil)
  }

  /// The content of a container that appears, appears with it, unless a modal has removed its view (R50).
  func appear(_ content: UIViewController?, in container: UIViewController, animated: Bool) {
    exchange(for: content)
    if let content, !content.isCoveredByModal, !content.progress.isInExplicitTransition, !content.appearance.isOnScreen
    {
      content.beginAppearance(true, animated: animated)
    }
    if controller === content { place(content, in: container) }
  }

  func containerWillDisappear(animated: Bool) {
    guard let controller, controller.appearance.isOnScreen, !controller.progress.isInExplicitTransition else { return }
    controller.beginAppearance(false, animated: animated)
  }

  /// The container has appeared or disappeared, and its content with it.
  func containerDidChange(_ container: UIViewController) {
    if let controller, controller.appearance.isBetween { controller.arrive(with: container) }
  }
}
