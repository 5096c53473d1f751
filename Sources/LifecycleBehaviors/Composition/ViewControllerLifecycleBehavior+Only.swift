import UIKit

// An appearance is delivered whole or not at all: a behavior that receives `beforeAppearing` receives the disappearance, too.
// Only moments of appearing, disappearing and layout are left out. Loading, attaching, detaching, changes of size and
// traits, and memory warnings are always delivered.

extension ViewControllerLifecycleBehavior {
  /// Returns a behavior that calls this one only for the screen's first appearance.
  ///
  /// ```swift
  /// addBehaviors([TutorialBehavior().onlyFirstAppearance()])
  /// ```
  ///
  /// An appearance that is cancelled before `afterAppearing` does not count, so the next appearance is still the first.
  /// Counting starts when the behavior is attached, for each screen separately. Moments that do not belong to an appearance,
  /// such as `afterLoading` and memory warnings, are always delivered.
  /// - Returns: a behavior that calls this one for the first appearance only.
  public func onlyFirstAppearance() -> some ViewControllerLifecycleBehavior {
    FilteredBehavior(base: self) { _, before in before.isFirst }
  }

  /// Returns a behavior that calls this one only when the screen returns: because a full-screen cover was dismissed, the screen's
  /// tab was selected again, or the screen above it in a stack was popped.
  ///
  /// ```swift
  /// addBehaviors([HighlightNewsBehavior().onlyWhenReturning()])
  /// ```
  ///
  /// A visit lasts from the opening of the screen to its closing. A screen that was closed and is shown again begins a new visit.
  /// Such a screen is not returning, although this is not its first appearance either.
  ///
  /// A cancelled swipe back belongs to the appearance that the swipe interrupts. The screen below begins an appearance during the
  /// swipe: the behavior receives this appearance like any other return, but without `afterAppearing`. Counting starts when the
  /// behavior is attached, for each screen separately. Moments that do not belong to an appearance are always delivered.
  /// - Returns: a behavior that calls this one for every appearance of a visit except the first.
  public func onlyWhenReturning() -> some ViewControllerLifecycleBehavior {
    FilteredBehavior(base: self) { _, before in before.isReturn }
  }

  /// Returns a behavior that calls this one only for the appearances for which `condition` returns true.
  ///
  /// ```swift
  /// immersive.onlyAppearances { screen in screen.presentingViewController == nil }
  /// ```
  ///
  /// Moments that do not belong to an appearance, such as `afterLoading` and memory warnings, are always delivered.
  /// - Parameter condition: called on the main thread, once for each appearance, right before `beforeAppearing` would be
  ///   delivered. Its result holds until `afterDisappearing`.
  /// - Returns: a behavior that calls this one only for these appearances.
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
