import UIKit

// An appearance is told whole or not at all: whoever hears `beforeAppearing` hears the way down, too. What is left out
// are the moments of appearing, disappearing and layout; loading, attaching, detaching, changes of size and traits, and
// memory warnings are always told.

extension ViewControllerLifecycleBehavior {
  /// This behavior, told of the screen's first appearance and of no other.
  ///
  /// An appearance that was cancelled before `afterAppearing` does not count: the next one is still the first. Counting
  /// starts when the behavior is attached, for each screen apart.
  public func onlyFirstAppearance() -> some ViewControllerLifecycleBehavior {
    FilteredBehavior(base: self) { _, isFirst in isFirst }
  }

  /// This behavior, told of every appearance but the first: of those in which the screen returns.
  ///
  /// A swipe back that is let go belongs to the appearance it interrupts; the screen below, nearly reached, hears of an
  /// appearance that turned back. Counting starts when the behavior is attached, for each screen apart.
  public func onlyWhenReturning() -> some ViewControllerLifecycleBehavior {
    FilteredBehavior(base: self) { _, isFirst in !isFirst }
  }

  /// This behavior, told of those appearances for which `condition` holds.
  ///
  /// - Parameter condition: asked on the main thread, once for each appearance, just before `beforeAppearing` would be
  ///   told; its answer holds until `afterDisappearing`, even if the condition changes meanwhile.
  public func onlyAppearances(
    where condition: @escaping @MainActor (_ viewController: UIViewController) -> Bool
  ) -> some ViewControllerLifecycleBehavior {
    FilteredBehavior(base: self) { screen, _ in condition(screen) }
  }
}
