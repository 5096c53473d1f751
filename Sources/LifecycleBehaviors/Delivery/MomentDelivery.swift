import UIKit

/// A moment on its way to the behaviors of a screen, with what was known about it when UIKit reported it.
@MainActor
struct MomentDelivery {
  let moment: LifecycleMoment
  let facts: MomentFacts
  // Weak, because a coordinator may keep the screens of its transition, and contexts may be kept.
  private(set) weak var transitionCoordinator: (any UIViewControllerTransitionCoordinator)?

  init(
    _ moment: LifecycleMoment, _ facts: MomentFacts,
    along transitionCoordinator: (any UIViewControllerTransitionCoordinator)?
  ) {
    self.moment = moment
    self.facts = facts
    self.transitionCoordinator = transitionCoordinator
  }
}
