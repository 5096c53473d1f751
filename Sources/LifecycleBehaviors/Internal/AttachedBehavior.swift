import UIKit

/// One behavior on one screen: how far it has come, and which moments it implements.
@MainActor
final class AttachedBehavior {
  /// The type of the behavior, a subclass included.
  let type: any Any.Type
  /// Already the new stage while a moment is being delivered.
  private var stage = LifecycleStage.detached
  private var moments = ImplementedMoments()
  /// The behavior and its state; nil once it has been removed.
  private var box: AnyBehaviorBox?

  static func make<Behavior: ViewControllerLifecycleBehavior>(_ behavior: Behavior) -> AttachedBehavior {
    AttachedBehavior(Swift.type(of: behavior), BehaviorBox(behavior))
  }

  private init(_ type: any Any.Type, _ box: AnyBehaviorBox) {
    self.type = type
    self.box = box
  }

  /// Removed behaviors are not called any more, and their state is gone.
  private(set) var isRemoved = false

  func remove() {
    isRemoved = true
    box?.removeMembers()
    box = nil
  }

  /// Delivers the moment if it is the behavior's turn for it.
  func deliver(_ moment: LifecycleMoment, to viewController: UIViewController, _ facts: MomentFacts) {
    guard !isRemoved, let next = stage.after(moment) else { return }
    stage = next
    // Nothing follows the last moment, not even what its own code causes.
    if next == .detached { isRemoved = true }
    if !moments.isEmpty(moment.kind) { call(moment, viewController, facts) }
    if next == .detached { box = nil }
  }

  private func call(_ moment: LifecycleMoment, _ viewController: UIViewController, _ facts: MomentFacts) {
    guard let box else { return }
    let kind = moment.kind
    if moments.isKnown(kind) { return box.deliver(moment, to: viewController, facts) }
    let isEmpty = EmptyDefaults.areReached(by: type, at: kind) {
      box.deliver(moment, to: viewController, facts)
    }
    moments.learn(kind, isEmpty: isEmpty)
  }
}
