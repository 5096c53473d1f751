import UIKit

/// What is known about a moment. Each call of a behavior receives it, together with the behavior's coordinator.
///
/// ```swift
/// func beforeAppearing(_ viewController: UIViewController, context: Context) {
///   guard context.isMovingToParent, let screen = viewController as? ViewController else { return }
///   scrollView(screen).contentOffset = .zero
/// }
/// ```
///
/// It is generic over the coordinator and not over the behavior, so that classes that are not final can be behaviors.
/// Behaviors write it as `Context`.
@MainActor
public struct LifecycleBehaviorContext<Coordinator> {
  /// The state that the behavior made for this attachment in `makeCoordinator()`.
  ///
  /// ```swift
  /// guard let beginning = context.coordinator.beginning else { return }
  /// ```
  // In the behavior's own module reading it takes a few instructions, and 86 otherwise.
  @inlinable public var coordinator: Coordinator { box.coordinator }

  /// Whether the appearance, the disappearance or the change of size is animated; false for all other moments.
  public var isAnimated: Bool { flags.contains(.animated) }

  /// The coordinator of the transition in progress: the screen's own while it appears or disappears, and the one
  /// UIKit passes for a change of size. Nil where there is none. A transition without animation may have one: see
  /// ``isAnimated``.
  ///
  /// Read it while the moment is being delivered. A context that is kept longer returns nil, or the coordinator of a later
  /// moment; keep the coordinator itself.
  public var transitionCoordinator: (any UIViewControllerTransitionCoordinator)? { box.transitionCoordinator }

  /// `isMovingToParent` as the screen itself reads it: true while it is being pushed or added to its parent.
  public var isMovingToParent: Bool { flags.contains(.movingToParent) }

  /// Whether the screen is being popped or removed from its parent, as the screen itself reads it in `viewWillDisappear` and
  /// `viewDidDisappear`. When it is removed from a container of the app's own, this is the value at the time when UIKit
  /// forwards the disappearance to children.
  public var isMovingFromParent: Bool { flags.contains(.movingFromParent) }

  /// Whether the moment has passed and is delivered late, because the behavior was added while the screen was appearing, on
  /// screen or disappearing. False on a screen that is off screen, although its `afterLoading` may have passed as well.
  public var isCatchUp: Bool { flags.contains(.catchUp) }

  /// Whether the moment is delivered because the behavior is removed, while the screen itself stays as it is.
  public var isDetaching: Bool { flags.contains(.detaching) }

  /// Whether the moment undoes a cancelled transition, such as a swipe back that the user did not complete:
  /// `beforeAppearing` to `afterAppearing` of the screen that stays, `beforeDisappearing` and `afterDisappearing` of
  /// the one that did not arrive.
  public var undoesCancelledTransition: Bool { flags.contains(.undoesCancelledTransition) }

  @usableFromInline let box: CoordinatorBox<Coordinator>
  let flags: MomentFacts.Flags

  var facts: MomentFacts { MomentFacts(flags, along: transitionCoordinator) }

  @inline(__always)
  init(box: CoordinatorBox<Coordinator>, flags: MomentFacts.Flags) {
    self.box = box
    self.flags = flags
  }
}

extension LifecycleBehaviorContext where Coordinator: AnyObject {
  /// The coordinator as an object of its class, for a behavior whose `makeCoordinator()` returns `some AnyObject`.
  /// - Parameter type: the class of the object that `makeCoordinator()` returns.
  /// - Returns: the coordinator.
  @inline(__always)
  package func coordinator<State: AnyObject>(as type: State.Type) -> State {
    unsafeDowncast(coordinator, to: type)
  }
}
