import UIKit

/// A behavior made of behaviors: several that belong together under one name.
///
/// ```swift
/// let reading = BehaviorGroup {
///   HideNavigationBarBehavior()
///   KeepAwakeBehavior()
/// }
/// addBehaviors([reading, RefreshOnReturnBehavior<InboxViewController> { $0.reload() }])
/// ```
///
/// Members hear every moment as if they had been added one by one in the group's place: on the way up in their order,
/// on the way down in the reverse order. Each member has its own coordinator for each attachment. Members may be of
/// any types, groups among them. A group without members does nothing.
public struct BehaviorGroup: ViewControllerLifecycleBehavior {
  private let behaviors: [any ViewControllerLifecycleBehavior]

  /// Makes a group of `behaviors`, in the order in which they hear of appearing.
  public init(_ behaviors: [any ViewControllerLifecycleBehavior]) {
    self.behaviors = behaviors
  }

  /// Makes a group of the behaviors listed in `behaviors`, in the order in which they hear of appearing.
  public init(@BehaviorBuilder _ behaviors: () -> [any ViewControllerLifecycleBehavior]) {
    self.init(behaviors())
  }

  /// The members' coordinators on one screen; nothing of it is for use outside.
  @MainActor
  public final class Coordinator {
    private let members: [AttachedBehavior]
    private let condition: AppearanceCondition
    private var filter = AppearanceFilter()

    init(
      _ behaviors: [any ViewControllerLifecycleBehavior], condition: @escaping AppearanceCondition = { _, _ in true }
    ) {
      members = behaviors.map { AttachedBehavior.make($0) }
      self.condition = condition
    }
  }

  /// Makes the state of one attachment: that of each member.
  public func makeCoordinator() -> Coordinator {
    Coordinator(behaviors)
  }
}

extension BehaviorGroup.Coordinator: MomentReceiver {
  /// Whether an appearance of the screen, about to begin, is told; `isFirst` if none has been completed before.
  typealias AppearanceCondition = @MainActor (_ screen: UIViewController, _ isFirst: Bool) -> Bool

  func deliver(_ moment: LifecycleMoment, to screen: UIViewController, _ facts: MomentFacts) {
    if filter.isStart(moment) { filter.begin(isAdmitted: condition(screen, filter.isFirst)) }
    guard filter.admits(moment) else { return }
    let told = moment.isOnTheWayDown ? members.reversed() : members
    for member in told {
      member.deliver(moment, to: screen, facts)
    }
  }

  func remove() {
    members.forEach { $0.remove() }
  }
}
