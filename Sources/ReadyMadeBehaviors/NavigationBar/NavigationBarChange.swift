import UIKit

/// Changes of a navigation bar's look during one transition, which share one animation.
@MainActor
enum NavigationBarChange {
  /// The bars whose animation is requested and has not begun: one, or a few.
  private static var waiting: [ObjectIdentifier] = []

  /// Makes the change immediately, so that code that follows finds the bar changed. When the animation of a transition begins,
  /// the earlier look is restored without being visible, and the bar is animated from there to the look that it has by then.
  static func make(
    of bar: UINavigationBar, along coordinator: (any UIViewControllerTransitionCoordinator)?, _ change: () -> Void
  ) {
    animate(bar, along: coordinator)
    change()
    bar.setNeedsLayout()
  }

  /// The first change of a transition requests the animation for all: only it finds the bar as the user sees it.
  private static func animate(_ bar: UINavigationBar, along coordinator: (any UIViewControllerTransitionCoordinator)?) {
    let key = ObjectIdentifier(bar)
    guard let coordinator, bar.window != nil, !waiting.contains(key) else { return }
    let seen = NavigationBarLook(of: bar)
    let isAccepted = coordinator.animate(
      alongsideTransition: { _ in
        stopWaiting(for: key)
        let result = NavigationBarLook(of: bar)
        UIView.performWithoutAnimation {
          seen.restore(to: bar)
          bar.layoutIfNeeded()
        }
        result.restore(to: bar)
        bar.layoutIfNeeded()
      },
      completion: { _ in stopWaiting(for: key) })
    if isAccepted { waiting.append(key) }
  }

  private static func stopWaiting(for key: ObjectIdentifier) {
    if let index = waiting.firstIndex(of: key) { waiting.remove(at: index) }
  }
}
