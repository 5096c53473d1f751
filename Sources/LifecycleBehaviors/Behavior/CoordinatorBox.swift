import UIKit

/// The coordinator of a behavior on one screen. A context refers to it and does not depend on the type of the behavior.
@MainActor
@usableFromInline
class CoordinatorBox<Coordinator>: AttachedBehavior {
  /// The coordinator of the transition in progress, while a moment is being delivered. It is here and not in the context: a
  /// context with one reference is passed on without being copied.
  final var transitionCoordinator: (any UIViewControllerTransitionCoordinator)?
  @usableFromInline final let coordinator: Coordinator

  init(_ coordinator: Coordinator) {
    self.coordinator = coordinator
  }

  final override var hasNoCoordinator: Bool { Coordinator.self == Void.self }
}
