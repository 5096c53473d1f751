import UIKit

/// A moment on its way to the behaviors of a screen.
@MainActor
struct MomentDelivery {
  let moment: LifecycleMoment
  let circumstances: MomentCircumstances

  init(_ moment: LifecycleMoment, _ circumstances: MomentCircumstances) {
    self.moment = moment
    self.circumstances = circumstances
  }

  init(
    _ moment: LifecycleMoment, _ facts: MomentFacts,
    along transitionCoordinator: (any UIViewControllerTransitionCoordinator)?
  ) {
    self.init(moment, MomentCircumstances(facts, along: transitionCoordinator))
  }
}

/// What was known about a moment when UIKit reported it. All behaviors share it, and it may be kept.
@MainActor
final class MomentCircumstances {
  let facts: MomentFacts
  // Weak, because a coordinator may keep the screens of its transition.
  private(set) weak var transitionCoordinator: (any UIViewControllerTransitionCoordinator)?

  init(_ facts: MomentFacts, along transitionCoordinator: (any UIViewControllerTransitionCoordinator)?) {
    self.facts = facts
    self.transitionCoordinator = transitionCoordinator
  }
}
