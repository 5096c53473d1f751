import UIKit

/// One behavior on one screen, with its state: the type is known inside and forgotten outside.
@MainActor
final class AttachedBehavior {
  /// How far this behavior has been told. Already the new stage while a moment is being delivered.
  private(set) var stage = LifecycleStage.detached
  /// How far it had been told before the moment being delivered.
  private(set) var settledStage = LifecycleStage.detached
  let typeName: String
  private var call: ((LifecycleMoment, UIViewController, MomentFacts) -> Void)?

  init<Behavior: ViewControllerLifecycleBehavior>(_ behavior: Behavior) {
    typeName = String(describing: Behavior.self)
    let coordinator = behavior.makeCoordinator()
    call = { moment, viewController, facts in
      behavior.receive(moment, viewController, LifecycleBehaviorContext(coordinator: coordinator, facts: facts))
    }
  }

  /// Removed behaviors hear nothing more, and their state is gone.
  var isRemoved: Bool { call == nil }

  func remove() {
    call = nil
  }

  /// Delivers the moment if it is the behavior's turn for it.
  func deliver(_ moment: LifecycleMoment, to viewController: UIViewController, _ facts: MomentFacts) {
    guard let call, let next = stage.after(moment) else { return }
    // On the way down a newcomer is no longer raised to where this behavior was.
    settledStage = moment.isOnTheWayDown ? next : stage
    stage = next
    call(moment, viewController, facts)
    settledStage = stage
  }
}

extension ViewControllerLifecycleBehavior {
  fileprivate func receive(_ moment: LifecycleMoment, _ viewController: UIViewController, _ context: Context) {
    switch moment {
    case .afterAttaching: afterAttaching(viewController, context: context)
    case .afterLoading: afterLoading(viewController, context: context)
    case .beforeAppearing: beforeAppearing(viewController, context: context)
    case .duringAppearing: duringAppearing(viewController, context: context)
    case .afterAppearing: afterAppearing(viewController, context: context)
    case .beforeDisappearing: beforeDisappearing(viewController, context: context)
    case .afterDisappearing: afterDisappearing(viewController, context: context)
    case .beforeDetaching: beforeDetaching(viewController, context: context)
    case .beforeLayingOutSubviews: beforeLayingOutSubviews(viewController, context: context)
    case .afterLayingOutSubviews: afterLayingOutSubviews(viewController, context: context)
    case .beforeTransition(let size): beforeTransition(to: size, viewController, context: context)
    case .duringTransition(let size): duringTransition(to: size, viewController, context: context)
    case .afterTransition(let size): afterTransition(to: size, viewController, context: context)
    case .afterReceivingMemoryWarning: afterReceivingMemoryWarning(viewController, context: context)
    case .afterChangingTraits(let previous): afterChangingTraits(from: previous, viewController, context: context)
    }
  }
}
