import UIKit

/// Hides the navigation bar while the screen is on screen and puts it back as it was found.
///
/// Follows the transition's animation. A swipe back that is let go leaves the bar hidden. Outside a navigation
/// controller it does nothing.
public struct HideNavigationBarBehavior: ViewControllerLifecycleBehavior {
  /// What the bar was like before the screen came.
  @MainActor
  public final class Coordinator {
    // Remembered, because a popped screen may have lost its navigation controller when it disappears.
    fileprivate weak var navigationController: UINavigationController?
    fileprivate var wasHidden = false
  }

  public init() {}

  public func makeCoordinator() -> Coordinator {
    Coordinator()
  }

  public func beforeAppearing(_ viewController: UIViewController, context: Context) {
    guard let navigationController = viewController.navigationController else { return }
    context.coordinator.navigationController = navigationController
    context.coordinator.wasHidden = navigationController.isNavigationBarHidden
    navigationController.setNavigationBarHidden(true, animated: context.isAnimated)
  }

  public func beforeDisappearing(_ viewController: UIViewController, context: Context) {
    context.coordinator.navigationController?
      .setNavigationBarHidden(context.coordinator.wasHidden, animated: context.isAnimated)
  }
}
