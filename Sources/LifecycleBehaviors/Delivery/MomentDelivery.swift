import UIKit

/// A moment on its way to the behaviors of a screen, and what is known about it.
@MainActor
struct MomentDelivery {
  let moment: LifecycleMoment
  let kind: LifecycleMoment.Kind
  let facts: MomentFacts

  init(_ moment: LifecycleMoment, _ facts: MomentFacts) {
    self.moment = moment
    kind = moment.kind
    self.facts = facts
  }
}

extension Sequence where Element == AttachedBehavior {
  /// Delivers a moment to these behaviors, in this order.
  /// - Parameters:
  ///   - moment: the moment.
  ///   - screen: the screen of the behaviors.
  ///   - facts: what is known about the moment.
  @MainActor
  @inline(__always)
  func deliver(_ moment: LifecycleMoment, to screen: UIViewController, _ facts: MomentFacts) {
    let delivery = MomentDelivery(moment, facts)
    let step = LifecycleStep(delivery.kind)
    for behavior in self where behavior.takes(step) { behavior.deliver(delivery, to: screen) }
  }
}
