/// The one child whose view a navigation or tab controller shows, and its part in the container's own appearance
/// (R35).
@MainActor
final class ShownContent {
  var controller: UIViewController?

  /// Puts the content's view into a container that is about to appear.
  func place(_ content: UIViewController?, in container: UIViewController) {
    if controller !== content {
      controller?.viewIfLoaded?.removeFromSuperview()
      controller = content
    }
    guard let content else { return }
    let view = content.loadedView
    guard view.superview !== container.viewIfLoaded, !content.isCoveredByModal else { return }
    view.fill(container.loadedView)
    container.loadedView.insertSubview(view, at: 0)
  }

  /// What was taken from the container while nobody saw it goes without a word.
  func letGo(unlessIn children: [UIViewController]) {
    guard let content = controller, !children.contains(content) else { return }
    content.viewIfLoaded?.removeFromSuperview()
    controller = nil
  }

  /// The content of a container that appears comes with it, unless a modal has taken its view away (R50).
  func containerWillAppear(animated: Bool) {
    guard let controller, controller.appearance != .appearing, !controller.isCoveredByModal else { return }
    controller.beginAppearance(true, animated: animated)
  }

  func containerWillDisappear(animated: Bool) {
    guard let controller, controller.appearance.isOnScreen else { return }
    controller.beginAppearance(false, animated: animated)
  }

  /// The container has appeared or disappeared, and its content with it.
  func containerDidChange() {
    if let controller, !controller.isInExplicitTransition { controller.endAppearance() }
  }
}
