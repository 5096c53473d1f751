import UIKit

/// What the host knows about a moment, read when UIKit reports it and kept until every behavior has heard of it.
@MainActor
struct MomentFacts {
  var isAnimated = false
  var transitionCoordinator: (any UIViewControllerTransitionCoordinator)?
  var isMovingToParent = false
  var isMovingFromParent = false
  var isCatchUp = false
  var isDetaching = false
  var undoesCancelledTransition = false
}

extension MomentFacts {
  /// What the screen itself says, not its hidden child.
  init(of screen: UIViewController?, isAnimated: Bool = false) {
    self.init(
      isAnimated: isAnimated,
      transitionCoordinator: screen?.transitionCoordinator,
      isMovingToParent: screen?.isMovingToParent ?? false,
      isMovingFromParent: screen?.isMovingFromParent ?? false)
  }
}
