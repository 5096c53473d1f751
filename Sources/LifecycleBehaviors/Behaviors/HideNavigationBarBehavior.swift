import UIKit

/// Hides the navigation bar while the screen is on screen and puts it back as it was found.
///
/// The bar moves along with a push or a pop. When the navigation controller itself comes or goes, because of a tab or a
/// presentation, the bar changes while it is out of sight. A swipe back that is let go leaves the bar hidden; without a
/// bar UIKit begins one only if the app gives the navigation controller's `interactivePopGestureRecognizer` a delegate
/// that allows it. Outside a navigation controller it does nothing. Its counterpart is ``ShowNavigationBarBehavior``.
public struct HideNavigationBarBehavior: ViewControllerLifecycleBehavior {
  /// Makes the behavior. It has nothing to configure.
  public init() {}

  /// Makes the memory of what the bar was like.
  public func makeCoordinator() -> NavigationBarMemory {
    NavigationBarMemory()
  }

  public func beforeAppearing(_ viewController: UIViewController, context: Context) {
    context.coordinator.change(isHidden: true, on: viewController, animated: context.isAnimated)
  }

  public func beforeDisappearing(_ viewController: UIViewController, context: Context) {
    context.coordinator.restoreForNextScreen(after: viewController, animated: context.isAnimated)
  }

  public func afterDisappearing(_ viewController: UIViewController, context: Context) {
    context.coordinator.restore(animated: false)
  }
}
