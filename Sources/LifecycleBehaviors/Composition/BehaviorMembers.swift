import UIKit

/// The members of a group on one screen, and which appearances reach them.
@MainActor
package final class BehaviorMembers {
  /// Whether an appearance of the screen that is about to begin is delivered.
  typealias AppearanceCondition = @MainActor (_ screen: UIViewController, _ before: AppearanceFilter) -> Bool

  let members: [AttachedBehavior]
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
  package func receive<State>(
    _ moment: LifecycleMoment, on screen: UIViewController, context: LifecycleBehaviorContext<State>
  ) {
    // The condition is the app's code: not called while the filter is being changed.
    if filter.isStart(moment) { filter.begin(isAdmitted: condition(screen, filter)) }
    guard filter.admits(moment) else { return }
    for member in moment.isDeliveredInReverse ? members.reversed() : members {
      member.callSite = context.callSite
      member.link.attachment = context.link.attachment
      member.receive(moment, on: screen, context.circumstances)
    }
  }

  /// Delivers the closing of the screen to the members, the last one first.
  package func receive(_ closing: ScreenClosing) {
    filter.screenWasClosed()
    for member in members.reversed() { member.receive(closing) }
  }

  /// The group was removed silently, perhaps while its members receive a moment.
  func remove() {
    for member in members { member.remove() }
  }
}
