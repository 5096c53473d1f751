import UIKit

/// One behavior on one screen, with its state: the type is known inside and forgotten outside.
@MainActor
final class AttachedBehavior {
  /// How far this behavior has been told. Already the new stage while a moment is being delivered.
  private var stage = LifecycleStage.detached
  let typeName: String
  private var call: ((LifecycleMoment, UIViewController, MomentFacts) -> Void)?
  private weak var receiver: (any MomentReceiver)?

  static func make<Behavior: ViewControllerLifecycleBehavior>(_ behavior: Behavior) -> AttachedBehavior {
    AttachedBehavior(behavior)
  }

  private init<Behavior: ViewControllerLifecycleBehavior>(_ behavior: Behavior) {
    typeName = String(describing: Behavior.self)
    let coordinator = behavior.makeCoordinator()
    if let receiver = coordinator as? any MomentReceiver {
      self.receiver = receiver
      call = receiver.deliver
      return
    }
    call = { moment, viewController, facts in
      behavior.receive(moment, viewController, LifecycleBehaviorContext(coordinator: coordinator, facts: facts))
    }
  }

  /// Removed behaviors hear nothing more, and their state is gone.
  var isRemoved: Bool { call == nil }

  func remove() {
    call = nil
    receiver?.remove()
  }

  /// Delivers the moment if it is the behavior's turn for it.
  func deliver(_ moment: LifecycleMoment, to viewController: UIViewController, _ facts: MomentFacts) {
    guard let call, let next = stage.after(moment) else { return }
    stage = next
    // Nothing follows the last moment, not even what its own code causes.
    if next == .detached { self.call = nil }
    call(moment, viewController, facts)
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
    case .beforeTransition(let size): beforeTransition(viewController, to: size, context: context)
    case .duringTransition(let size): duringTransition(viewController, to: size, context: context)
    case .afterTransition(let size): afterTransition(viewController, to: size, context: context)
    case .afterReceivingMemoryWarning: afterReceivingMemoryWarning(viewController, context: context)
    case .afterChangingTraits(let previous): afterChangingTraits(viewController, from: previous, context: context)
    }
  }
}
