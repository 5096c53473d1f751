import UIKit

/// One behavior on one screen: how far it has come, its coordinator, and how it is called.
@MainActor
final class AttachedBehavior {
  let behavior: any ViewControllerLifecycleBehavior
  /// The behavior's state on this screen.
  let coordinator: Any
  /// The call of `addBehaviors` that added it, by its number on the screen; 0 for a member of a group.
  var call = 0
  /// The app's line of that call, where it is known; for issues.
  var callSite: CallSite?

  /// Changed before the behavior receives the moment that leads to it: its code may cause further moments.
  private var stage = LifecycleStage.unattached
  /// Makes the context and calls the behavior, whose type is known inside.
  private let callBehavior: @MainActor (MomentDelivery, UIViewController, CallSite?) -> Void
  private let tellBehavior: @MainActor (ScreenClosing, CallSite?) -> Void
  /// None of its own methods has been called yet, and that is a mistake after a whole appearance.
  private var awaitsFirstCall: Bool
  private var hasAppeared = false

  init<Behavior: ViewControllerLifecycleBehavior>(_ behavior: Behavior) {
    let coordinator = behavior.makeCoordinator()
    self.behavior = behavior
    self.coordinator = coordinator
    // A behavior may consist of a coordinator only.
    awaitsFirstCall = Behavior.Coordinator.self == Void.self
    callBehavior = { delivery, screen, callSite in
      let context = LifecycleBehaviorContext(coordinator: coordinator, delivery.circumstances, addedAt: callSite)
      behavior.receive(delivery.moment, on: screen, context: context)
    }
    tellBehavior = { closing, callSite in
      let circumstances = MomentCircumstances(MomentFacts(), along: nil)
      behavior.receive(
        closing, context: LifecycleBehaviorContext(coordinator: coordinator, circumstances, addedAt: callSite))
    }
  }

  /// The type of the behavior; the subclass, where it is an object of one.
  var type: any Any.Type { Swift.type(of: behavior) }

  /// A removed behavior is not called any more.
  var isRemoved: Bool { stage == .detached }

  /// Removes it without calling it, perhaps while it receives a moment.
  func remove() {
    stage = .detached
    (coordinator as? BehaviorMembers)?.remove()
  }

  /// Calls the behavior, if the moment is legal at its stage.
  func receive(_ delivery: MomentDelivery, on screen: UIViewController) {
    guard let next = stage.after(delivery.moment) else { return }
    stage = next
    guard awaitsFirstCall else { return callBehavior(delivery, screen, callSite) }
    awaitsFirstCall = EmptyDefaults.areAll(of: type) { callBehavior(delivery, screen, callSite) }
    if case .afterAppearing = delivery.moment { hasAppeared = true }
  }

  /// Tells the behavior that the screen has been closed, unless it has been removed.
  func receive(_ closing: ScreenClosing) {
    guard !isRemoved else { return }
    guard awaitsFirstCall else { return tellBehavior(closing, callSite) }
    awaitsFirstCall = EmptyDefaults.areAll(of: type) { tellBehavior(closing, callSite) }
    if hasAppeared, awaitsFirstCall { NeverCalled.report(type, on: closing.screen, from: callSite) }
  }
}
