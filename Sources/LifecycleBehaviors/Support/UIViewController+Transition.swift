import UIKit

// UIKit has one word for a transition, `transitionCoordinator`, and reading it may begin a transition that waits for the end of the
// run-loop iteration (R178 of HeadlessUIKit's rules). So it is read when the app's own code has returned, and not in the middle of it.

extension UIViewController {
  /// Whether a transition moves it, a controller that contains it, or the children of one of these. For the end of a run-loop
  /// iteration.
  ///
  /// `transitionCoordinator` may also belong to a controller that this controller presents, or to a child (W23 of
  /// HeadlessUIKit's rules).
  package var isInTransition: Bool {
    guard let coordinator = transitionCoordinator else { return false }
    let moved = [.from, .to].compactMap { coordinator.viewController(forKey: $0) }
    // A change of size moves all.
    if moved.isEmpty { return true }
    return sequence(first: self, next: \.parent).contains { controller in
      moved.contains { $0 === controller || $0.parent === controller }
    }
  }

  /// Whether a transition between screens moves it, or a controller that contains it, or has been announced. For the middle of the
  /// app's own code: what the controllers and their views say is read, and no coordinator.
  ///
  /// A dismissal counts from its start, and before only if UIKit says so (W30 of HeadlessUIKit's rules).
  package var seemsInTransition: Bool {
    // The presenting controller may have no link to it any more (W3 of HeadlessUIKit's rules).
    if viewIfLoaded?.window?.showsDismissal == true { return true }
    return sequence(first: self, next: \.parent).prefix(Self.mostContainers).contains { controller in
      controller.isArrivingOrLeaving || controller.presentedViewController?.isArrivingOrLeaving == true
        || controller.hiddenChild?.host.isBetweenCalls == true || controller.isExchangingScreens
    }
  }

  /// More than any controller has around it. A controller's view may be in the view of one of its own descendants.
  package static var mostContainers: Int { 100 }

  /// Whether it is being presented or dismissed, or has been given to `present` and its presentation has not begun.
  package var isArrivingOrLeaving: Bool {
    if isBeingPresented || isBeingDismissed { return true }
    return isPresentedItself && presentedViewController == nil && viewIfLoaded?.window == nil
  }

  var isPresentedItself: Bool { parent == nil && presentingViewController != nil }

  /// Whether it is a stack or has tabs, and another screen than the present one is shown in it.
  private var isExchangingScreens: Bool {
    guard let view = viewIfLoaded, view.window != nil else { return false }
    switch self {
    case let stack as UINavigationController:
      // A bar may have lower ones.
      return view.controllersInside(atLeast: view.bounds.height / 2).contains { screen in
        guard screen !== stack.topViewController else { return false }
        return screen.parent === stack || screen.parent == nil && screen.presentingViewController == nil
      }
    case let tabs as UITabBarController:
      let shown = tabs.viewControllers?.filter { $0.viewIfLoaded?.isDescendant(of: view) == true } ?? []
      return shown.count > 1
    default: return false
    }
  }
}

extension UIWindow {
  /// Whether a controller that is being dismissed is still shown in it. Its presenter may have no link to it any more (W3 of
  /// HeadlessUIKit's rules).
  package var showsDismissal: Bool {
    // As most often: the view of the root alone.
    subviews.count > 1 && controllersInside().contains(where: \.isBeingDismissed)
  }
}

extension UIView {
  /// The nearest controllers whose views are in this view, and at least that high.
  fileprivate func controllersInside(atLeast height: CGFloat = 0) -> [UIViewController] {
    subviews.flatMap { view -> [UIViewController] in
      guard view.bounds.height >= height else { return [] }
      guard let controller = view.next as? UIViewController, controller.viewIfLoaded === view else {
        return view.controllersInside(atLeast: height)
      }
      return [controller]
    }
  }
}
