import UIKit

/// The members of a group on one screen, and which appearances reach them.
@MainActor
final class BehaviorMembers {
  /// Whether an appearance of the screen that is about to begin is delivered; `isFirst` if none has been completed before.
  typealias AppearanceCondition = @MainActor (_ screen: UIViewController, _ isFirst: Bool) -> Bool

  private let members: [AttachedBehavior]
  private let condition: AppearanceCondition
  private var filter = AppearanceFilter()

  init(_ behaviors: [any ViewControllerLifecycleBehavior], condition: @escaping AppearanceCondition = { _, _ in true })
  {
    members = AttachedBehavior.make(behaviors)
    self.condition = condition
  }

  /// Delivers a moment that the group receives to the members, unless it belongs to an appearance that is left out.
  /// - Parameters:
  ///   - moment: the moment.
  ///   - screen: the screen.
  ///   - facts: what is known about the moment.
  ///   - group: the box of the group, with which the members are removed.
  func receive(
    _ moment: LifecycleMoment, on screen: UIViewController, _ facts: MomentFacts, of group: AttachedBehavior
  ) {
    if case .afterAttaching = moment { group.onRemoval = { self.remove() } }
    if filter.isStart(moment) { filter.begin(isAdmitted: condition(screen, filter.isFirst)) }
    guard filter.admits(moment) else { return }
    members.deliver(MomentDelivery(moment, facts), to: screen)
  }

  private func remove() {
    for member in members { member.remove() }
  }
}
