/// A moment on its way to the behaviors of a screen. What is the same for all of them is worked out once.
@MainActor
struct MomentDelivery {
  let moment: LifecycleMoment
  let kind: LifecycleMoment.Kind
  let step: LifecycleStep
  let facts: MomentFacts

  init(_ moment: LifecycleMoment, _ facts: MomentFacts) {
    self.moment = moment
    kind = moment.kind
    step = LifecycleStep(kind)
    self.facts = facts
  }
}
