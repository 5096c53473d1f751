import UIKit

/// The place of a screen in a navigation controller's stack, from one appearance to the next.
///
/// `isMovingFromParent` may not hold any more when UIKit passes a disappearance on to children; that the stack is
/// without the screen still does. Source: johnpatrickmorgan/LifecycleHooks, issue 2.
@MainActor
struct StackMembership {
  private weak var screen: UIViewController?
  /// Kept, because the screen may have lost its parent by then.
  private weak var navigationController: UINavigationController?

  init(of screen: UIViewController?) {
    self.screen = screen
    navigationController = screen?.parent as? UINavigationController
  }

  var hasEnded: Bool {
    guard let screen, let navigationController else { return false }
    return !navigationController.viewControllers.contains(screen)
  }
}
