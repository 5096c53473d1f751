import UIKit

/// The circumstances of a moment. Each call of a behavior receives it, together with the behavior's coordinator.
///
/// ```swift
/// func beforeAppearing(_ viewController: UIViewController, context: Context) {
///   guard context.isMovingToParent, let screen = viewController as? ViewController else { return }
///   scrollView(screen).contentOffset = .zero
/// }
/// ```
///
/// It is generic over the coordinator and not over the behavior, so that classes that are not final can be behaviors.
/// Behaviors write it as `Context`. It is a value and may be kept: it says what was true when UIKit reported the moment, and keeps
/// no screen alive.
///
/// ## Topics
///
/// ### State
///
/// - ``coordinator``
///
/// ### The transition
///
/// - ``isAnimated``
/// - ``transitionCoordinator``
/// - ``isMovingToParent``
/// - ``isMovingFromParent``
///
/// ### Why the moment is delivered
///
/// - ``isCatchUp``
/// - ``undoesCancelledTransition``
/// - ``isDetaching``
@MainActor
public struct LifecycleBehaviorContext<Coordinator> {
  let delivery: MomentDelivery
  /// The coordinator of the transition in progress: the screen's own while it appears or disappears, and the one
  /// UIKit passes for a change of size. Nil where there is none, and in a context that is kept once the transition is over. A
  /// transition without animation may have one: see ``isAnimated``.
  public var transitionCoordinator: (any UIViewControllerTransitionCoordinator)? { delivery.transitionCoordinator }
  /// Holds the coordinator. The size of the context therefore does not depend on the coordinator's type.
  let attached: AttachedBehavior

  /// The state that the behavior made for this attachment in `makeCoordinator()`.
  ///
  /// ```swift
  /// guard let beginning = context.coordinator.beginning else { return }
  /// ```
  public var coordinator: Coordinator {
    guard let coordinator = attached.coordinator as? Coordinator else {
      preconditionFailure("The coordinator of \(attached.type) is no \(Coordinator.self)")
    }
    return coordinator
  }

  /// The app's line that has added the behavior, where it is known; for issues.
  package var callSite: CallSite? { attached.callSite }

  /// Whether the appearance, the disappearance or the change of size is animated; false for all other moments.
  public var isAnimated: Bool { delivery.facts.isAnimated }

  /// `isMovingToParent` as the screen itself reads it: true while it is being pushed or added to its parent.
  public var isMovingToParent: Bool { delivery.facts.isMovingToParent }

  /// Whether the screen is being popped or removed from its parent, as the screen itself reads it in `viewWillDisappear` and
  /// `viewDidDisappear`. When it is removed from a container of the app's own, this is the value at the time when UIKit
  /// forwards the disappearance to children.
  public var isMovingFromParent: Bool { delivery.facts.isMovingFromParent }

  /// Whether the moment has passed and is delivered late, because the behavior was added while the screen was appearing, on
  /// screen or disappearing. False on a screen that is off screen, although its `afterLoading` may have passed as well.
  public var isCatchUp: Bool { delivery.facts.isCatchUp }

  /// Whether the moment is delivered because the behavior is removed, while the screen itself stays as it is.
  public var isDetaching: Bool { delivery.facts.isDetaching }

  /// Whether the moment undoes a cancelled transition, such as a swipe back that the user did not complete:
  /// `beforeAppearing` to `afterAppearing` of the screen that stays, `beforeDisappearing` and `afterDisappearing` of
  /// the one that did not arrive.
  public var undoesCancelledTransition: Bool { delivery.facts.undoesCancelledTransition }
}

extension LifecycleBehaviorContext where Coordinator: AnyObject {
  /// The coordinator as an object of its class, for a behavior whose `makeCoordinator()` returns `some AnyObject`.
  /// - Parameter type: the class of the object that `makeCoordinator()` returns.
  /// - Returns: the coordinator.
  package func coordinator<State: AnyObject>(as type: State.Type) -> State {
    guard let coordinator = attached.coordinator as? State else {
      preconditionFailure("The coordinator of \(attached.type) is no \(type)")
    }
    return coordinator
  }
}
