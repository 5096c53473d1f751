import UIKit

/// The members of a group on one screen, and which appearances reach them.
@MainActor
package final class BehaviorMembers {
  /// Whether an appearance of the screen that is about to begin is delivered.
  typealias AppearanceCondition = @MainActor (_ screen: UIViewController, _ before: AppearanceFilter) -> Bool

  private let members: [AttachedBehavior]
  private let condition: AppearanceCondition
  private var filter = AppearanceFilter()

  package convenience init(_ behaviors: [any ViewControllerLifecycleBehavior]) {
    self.init(behaviors) { _, _ in true }
  }

  init(_ behaviors: [any ViewControllerLifecycleBehavior], condition: @escaping AppearanceCondition) {
    members = behaviors.map { AttachedBehavior($0) }
    self.condition = condition
  }

  /// Delivers a moment that the group receives to the members, unless it belongs to an appearance that is left out.
  /// - Parameters:
  ///   - delivery: the moment.
  ///   - screen: the screen of the group.
  ///   - callSite: the line that has added the group.
  func receive(_ delivery: MomentDelivery, on screen: UIViewController, addedAt callSite: CallSite?) {
    if filter.isStart(delivery.moment) { filter.begin(isAdmitted: condition(screen, filter)) }
    guard filter.admits(delivery.moment) else { return }
    for member in delivery.moment.isOnTheWayDown ? members.reversed() : members {
      member.callSite = callSite
      member.receive(delivery, on: screen)
    }
  }

  /// Delivers a moment that a behavior receives to the members.
  package func receive<Coordinator>(
    _ moment: LifecycleMoment, on screen: UIViewController, context: LifecycleBehaviorContext<Coordinator>
  ) {
    receive(MomentDelivery(moment, context.circumstances), on: screen, addedAt: context.callSite)
  }

  /// Tells the members, the last one first, that the screen has been closed.
  package func receive(_ closing: ScreenClosing) {
    filter.screenWasClosed()
    for member in members.reversed() { member.receive(closing) }
  }

  /// The group was removed silently, perhaps while its members receive a moment.
  func remove() {
    for member in members { member.remove() }
  }
}
