/// The circumstances of a moment, without the transition that it belongs to. ``LifecycleBehaviorContext`` documents each.
struct MomentFacts: Equatable, Sendable {
  var isAnimated = false
  var isMovingToParent = false
  var isMovingFromParent = false
  var isCatchUp = false
  var isDetaching = false
  var undoesCancelledTransition = false
}
