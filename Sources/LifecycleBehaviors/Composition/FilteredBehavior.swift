import UIKit

// An appearance is delivered whole or not at all: after `beforeAppearing` comes the way down, too. What is left out
// are the moments of appearing, disappearing and layout; loading, attaching, detaching, changes of size and traits, and
// memory warnings are always delivered.

extension ViewControllerLifecycleBehavior {
  /// This behavior, called for the screen's first appearance and for no other.
  ///
  /// An appearance that was cancelled before `afterAppearing` does not count: the next one is still the first. Counting
  /// starts when the behavior is attached, for each screen apart.
  public func onlyFirstAppearance() -> some ViewControllerLifecycleBehavior {
    FilteredBehavior(base: self) { _, isFirst in isFirst }
  }

  /// This behavior, called for every appearance but the first: for those in which the screen returns.
  ///
  /// A cancelled swipe back belongs to the appearance it interrupts; the screen below, nearly reached, has an
  /// appearance that turned back. Counting starts when the behavior is attached, for each screen apart.
  public func onlyWhenReturning() -> some ViewControllerLifecycleBehavior {
    FilteredBehavior(base: self) { _, isFirst in !isFirst }
  }

  /// This behavior, called for those appearances for which `condition` holds.
  ///
  /// - Parameter condition: called on the main thread, once for each appearance, just before `beforeAppearing` would
  ///   come; what it returns holds until `afterDisappearing`, even if the condition changes meanwhile.
  public func onlyAppearances(
    where condition: @escaping @MainActor (_ viewController: UIViewController) -> Bool
  ) -> some ViewControllerLifecycleBehavior {
    FilteredBehavior(base: self) { screen, _ in condition(screen) }
  }
}

/// A behavior that receives some appearances only.
private struct FilteredBehavior<Base: ViewControllerLifecycleBehavior>: ViewControllerLifecycleBehavior {
  let base: Base
  let condition: BehaviorMembers.AppearanceCondition

  func makeCoordinator() -> BehaviorMembers {
    BehaviorMembers([base], condition: condition)
  }

  func receive(_ moment: LifecycleMoment, on viewController: UIViewController, context: Context) {
    context.coordinator.receive(moment, on: viewController, context.facts, of: context.box)
  }
}
