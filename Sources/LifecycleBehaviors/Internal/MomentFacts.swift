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
