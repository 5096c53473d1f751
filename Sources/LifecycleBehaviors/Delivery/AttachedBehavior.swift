import UIKit

/// One behavior on one screen: how far it has come, its coordinator, and how it is called.
@MainActor
final class AttachedBehavior {
  let behavior: any ViewControllerLifecycleBehavior
  /// The behavior's state on this screen.
  let coordinator: Any
  /// The handle of the call that added it; nil for a member of a group.
  let attachment: BehaviorAttachment?
  /// The app's line of that call, if it is known; for issues.
  var callSite: CallSite?

  /// Nil if it cannot be recognized when it is added again.
  private let identity: ObjectIdentifier?
  /// Changed before the behavior receives the moment that leads to it: its code may cause further moments.
  private var stage = LifecycleStage.unattached
  /// Creates the context and calls the behavior, whose type is known inside.
  private let deliverMoment: @MainActor (LifecycleMoment, UIViewController, MomentCircumstances, CallSite?) -> Void
  private let deliverClosing: @MainActor (ScreenClosing, CallSite?) -> Void

  init<Behavior: ViewControllerLifecycleBehavior>(
    _ behavior: Behavior, of attachment: BehaviorAttachment? = nil, from callSite: CallSite? = nil
  ) {
    let coordinator = behavior.makeCoordinator()
    let holder = CoordinatorHolder(coordinator)
    self.behavior = behavior
    self.coordinator = coordinator
    self.attachment = attachment
    self.callSite = callSite
    identity = RecognizedBehaviors.identity(of: behavior)
    deliverMoment = { moment, screen, circumstances, callSite in
      behavior.receive(moment, on: screen, context: LifecycleBehaviorContext(holder, circumstances, addedAt: callSite))
    }
    deliverClosing = { closing, callSite in
      behavior.receive(closing, context: LifecycleBehaviorContext(holder, .atRest, addedAt: callSite))
    }
  }

  /// The type of the behavior; the subclass, if it is an instance of one.
  var type: any Any.Type { Swift.type(of: behavior) }

  /// A removed behavior is not called any more.
  var isRemoved: Bool { stage == .detached }

  /// Whether it is removed, or `remove()` of its handle has begun to.
  var isLeaving: Bool { isRemoved || attachment?.isRemoved == true }

  /// Calls `body` with the identity and the type of the behavior; if it is a group, with those of its members.
  func forEachRecognized(_ body: (ObjectIdentifier, any Any.Type) -> Void) {
    if let identity {
      body(identity, type)
    } else if behavior is BehaviorGroup {
      (coordinator as? BehaviorMembers)?.members.forEach { $0.forEachRecognized(body) }
    }
  }

  /// Removes it without calling it, perhaps while it receives a moment.
  func remove() {
    stage = .detached
    (coordinator as? BehaviorMembers)?.remove()
  }

  /// Calls the behavior, if the moment is valid at its stage.
  func receive(_ moment: LifecycleMoment, on screen: UIViewController, _ circumstances: MomentCircumstances) {
    guard let next = stage.after(moment) else { return }
    stage = next
    deliverMoment(moment, screen, circumstances, callSite)
  }

  /// Calls the behavior with the closing of its screen, unless it has been removed.
  func receive(_ closing: ScreenClosing) {
    guard !isRemoved else { return }
    deliverClosing(closing, callSite)
  }
}
