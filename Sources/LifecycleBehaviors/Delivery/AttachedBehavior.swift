import UIKit

/// One behavior on one screen: how far it has come, its coordinator, and how it is called.
@MainActor
final class AttachedBehavior {
  let behavior: any ViewControllerLifecycleBehavior
  /// The behavior's state on this screen.
  let coordinator: Any
  let link: AttachmentLink
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
    link = holder
    holder.attachment = attachment
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

  /// Whether it is removed, or `remove()` of a handle of it has begun.
  var isLeaving: Bool { isRemoved || link.isBeingRemoved || link.attachment?.isRemoved == true }

  /// Calls `body` with the behavior and its identity; if it is a group, with its members.
  func forEachRecognized(_ body: (ObjectIdentifier, AttachedBehavior) -> Void) {
    if let identity {
      body(identity, self)
    } else if behavior is BehaviorGroup {
      (coordinator as? BehaviorMembers)?.members.forEach { $0.forEachRecognized(body) }
    }
  }

  /// - Returns: the behavior with this link: this one, or one that is inside it.
  func behavior(with link: AttachmentLink) -> AttachedBehavior? {
    if self.link === link { return self }
    return (coordinator as? BehaviorMembers)?.members.lazy.compactMap { $0.behavior(with: link) }.first
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
