import UIKit

/// Changes of a navigation bar's look during one transition, which end in one animation.
@MainActor
enum NavigationBarChange {
  /// The bars whose animation is asked for and has not begun.
  private static var waiting: Set<ObjectIdentifier> = []

  /// Makes the change at once, so that what comes next finds the bar changed. Along a transition the bar goes back to
  /// its look from before, unseen, when the animation begins, and from there to what it has become by then.
  static func make(
    of bar: UINavigationBar, along coordinator: (any UIViewControllerTransitionCoordinator)?, _ change: () -> Void
  ) {
    animate(bar, along: coordinator)
    change()
    bar.setNeedsLayout()
  }

  /// The first change of a transition asks for the animation of all: it alone saw the bar as the user does.
  private static func animate(_ bar: UINavigationBar, along coordinator: (any UIViewControllerTransitionCoordinator)?) {
    let key = ObjectIdentifier(bar)
    guard let coordinator, bar.window != nil, !waiting.contains(key) else { return }
    let seen = NavigationBarLook(of: bar)
    let isAccepted = coordinator.animate(
      alongsideTransition: { _ in
        waiting.remove(key)
        let result = NavigationBarLook(of: bar)
        UIView.performWithoutAnimation {
          seen.restore(to: bar)
          bar.layoutIfNeeded()
        }
        result.restore(to: bar)
        bar.layoutIfNeeded()
      },
      completion: { _ in waiting.remove(key) })
    if isAccepted { waiting.insert(key) }
  }
}
