import UIKit

// An appearance is delivered whole or not at all: a behavior that receives `beforeAppearing` receives the disappearance, too.
// Only moments of appearing, disappearing and layout are left out. Loading, attaching, detaching, changes of size and
// traits, and memory warnings are always delivered.

extension ViewControllerLifecycleBehavior {
  /// Limits this behavior to the screen's first appearance.
  ///
  /// ```swift
  /// addBehaviors([TutorialBehavior().onlyFirstAppearance()])
  /// ```
  ///
  /// An appearance that was cancelled before `afterAppearing` does not count: the next one is still the first. Counting
  /// starts when the behavior is attached, for each screen separately.
  /// - Returns: a behavior that calls this one for the first appearance only.
  public func onlyFirstAppearance() -> some ViewControllerLifecycleBehavior {
    FilteredBehavior(base: self) { _, before in before.isFirst }
  }

  /// Limits this behavior to the appearances in which the screen returns: from under a cover, from another tab, from below in a
  /// stack.
  ///
  /// ```swift
  /// addBehaviors([HighlightNewsBehavior().onlyWhenReturning()])
  /// ```
  ///
  /// A screen that was closed and is shown again begins a new visit: it does not return, and it is not its first appearance
  /// either. A cancelled swipe back belongs to the appearance that it interrupts. For the screen below it is an appearance of
  /// its own, which was cancelled. Counting starts when the behavior is attached, for each screen separately.
  /// - Returns: a behavior that calls this one for every appearance of a visit but the first.
  public func onlyWhenReturning() -> some ViewControllerLifecycleBehavior {
    FilteredBehavior(base: self) { _, before in before.isReturn }
  }

  /// Limits this behavior to the appearances for which `condition` returns true.
  ///
  /// ```swift
  /// immersive.onlyAppearances { screen in screen.presentingViewController == nil }
  /// ```
  ///
  /// - Parameter condition: called on the main thread, once for each appearance, just before `beforeAppearing` would be
  ///   delivered. Its result holds until `afterDisappearing`, even if the condition changes meanwhile.
  /// - Returns: a behavior that calls this one for those appearances only.
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
    context.coordinator.receive(moment, on: viewController, context: context)
  }

  func receive(_ closing: ScreenClosing, context: Context) {
    context.coordinator.receive(closing)
  }
}
