import UIKit

/// What is known about a moment, passed to every call of a behavior together with its coordinator.
///
/// It is generic over the coordinator and not over the behavior, so that classes that are not final can be behaviors.
/// Behaviors write it as `Context`.
@MainActor
public struct LifecycleBehaviorContext<Coordinator> {
  /// The state that the behavior made for this attachment in `makeCoordinator()`.
  public var coordinator: Coordinator { box.coordinator }

  /// Whether the appearance, the disappearance or the change of size is animated; false for all other moments.
  public var isAnimated: Bool { facts.isAnimated }

  /// The coordinator of the transition in progress: the screen's own while it appears or disappears, and the one
  /// UIKit passes for a change of size. Nil where there is none. There may be one without animation: see ``isAnimated``.
  public var transitionCoordinator: (any UIViewControllerTransitionCoordinator)? { facts.transitionCoordinator }

  /// `isMovingToParent` as the screen itself reads it: true while it is being pushed or added to its parent.
  public var isMovingToParent: Bool { facts.isMovingToParent }

  /// Whether the screen is being popped or removed from its parent, as it reads it in its own `viewWillDisappear` and
  /// `viewDidDisappear`. Of a removal from a container of the app's own this is what UIKit says when it passes the
  /// disappearance on to children.
  public var isMovingFromParent: Bool { facts.isMovingFromParent }

  /// Whether the behavior was added while the screen was on its way, on screen or leaving, and the moment is delivered to
  /// bring it to where the screen is. False on a screen that is off screen, where `afterLoading` may have passed as well.
  public var isCatchUp: Bool { facts.isCatchUp }

  /// Whether the moment is delivered because the behavior leaves the screen, while the screen itself stays as it is.
  public var isDetaching: Bool { facts.isDetaching }

  /// Whether the moment takes back a cancelled transition, such as a swipe back that the user did not complete:
  /// `beforeAppearing` to `afterAppearing` of the screen that stays, `beforeDisappearing` and `afterDisappearing` of
  /// the one that never arrived.
  public var undoesCancelledTransition: Bool { facts.undoesCancelledTransition }

  let box: CoordinatorBox<Coordinator>
  let facts: MomentFacts

  @inline(__always)
  init(box: CoordinatorBox<Coordinator>, facts: MomentFacts) {
    self.box = box
    self.facts = facts
  }
}

extension LifecycleBehaviorContext where Coordinator: AnyObject {
  /// The coordinator as the class that it is, for a behavior whose `makeCoordinator()` returns `some AnyObject`.
  @inline(__always)
  package func coordinator<State: AnyObject>(as type: State.Type) -> State {
    unsafeDowncast(coordinator, to: type)
  }
}
