import UIKit

/// Screens of which only the most recently used has focus: the players of a split view and of all windows, say, when
/// one sound is enough.
///
/// ```swift
/// let players = FocusGroup()
/// addBehaviors([
///   FocusBehavior(.media.in(players)) { [player] change in player.isPaused = !change.hasFocus }
/// ])
/// ```
/// Of the members that nothing keeps from focus, side by side in one scene or in several, the one used last has it. The
/// others are without it for the reason ``FocusReason/lessRecentlyUsed``, until that one goes or they are used
/// themselves. A behavior outside of the group, on the same screen, still reports on the screen alone.
///
/// A screen is used when it appears, when what covered it is gone, when its window becomes key and when its scene comes
/// back from the background alone. An app that is active again uses no screen: the one that had focus has it again. Of
/// those that come in the same turn of the run loop and have not been used before, the one whose behavior was attached
/// first is the most recently used. UIKit does not report which of two visible screens is touched, so say so: call
/// ``use(_:)`` where a tap on the play button arrives.
///
/// A group keeps no screen alive. Main thread only.
@MainActor
public final class FocusGroup {
  private var ranking = FocusRanking<ObjectIdentifier>()
  private var members = FocusMonitors()

  /// Makes a group without members. The behaviors in whose options it is keep it.
  public init() {}

  /// The members that can be seen, attended to or not, in the order in which their behaviors were attached.
  public var visibleScreens: [UIViewController] {
    members.screens { $0.isVisible }
  }

  /// The member that has focus, as it was reported last; nil while something keeps all of them from it.
  public var focusedScreen: UIViewController? {
    members.screens { $0.hasFocus }.first
  }

  /// The member that has focus, or will have it when what keeps all of them from it is over; nil when there are no
  /// members.
  public var mostRecentlyUsedScreen: UIViewController? {
    members.screens { ranking.mostRecentlyUsed == ObjectIdentifier($0) }.first
  }

  /// The user has done something in `screen`: it has focus now, if nothing else keeps it from it. Reported when the
  /// turn of the run loop is over, the loss first. Does nothing for a screen that is no member.
  /// - Parameter screen: one that has a ``FocusBehavior`` with this group. A child controller of a member is not one.
  /// - Returns: whether the screen is a member.
  @discardableResult
  public func use(_ screen: UIViewController) -> Bool {
    let monitors = members.all.filter { $0.screen === screen }
    guard !monitors.isEmpty else { return false }
    for monitor in monitors { ranking.use(ObjectIdentifier(monitor)) }
    FocusCenter.current?.setNeedsEvaluation()
    return true
  }

  // MARK: For the monitors

  func add(_ monitor: FocusMonitor) {
    members.add(monitor)
    ranking.add(ObjectIdentifier(monitor))
  }

  func remove(_ monitor: FocusMonitor) {
    members.remove(monitor)
    ranking.remove(ObjectIdentifier(monitor))
  }

  /// A look has found facts about a member that is without focus, if it is, for `reason`.
  func note(_ facts: FocusFacts, _ policy: FocusPolicy, after reason: FocusReason, for monitor: FocusMonitor) {
    let member = ObjectIdentifier(monitor)
    let isCandidate = FocusRules.isCandidate(facts, policy, was: ranking.isCandidate(member))
    ranking.set(member, isCandidate: isCandidate, isUse: Self.isUse(after: reason))
  }

  /// Whether another member keeps this one from focus.
  func outranks(_ monitor: FocusMonitor) -> Bool {
    ranking.outranks(ObjectIdentifier(monitor))
  }

  /// Everybody has been looked at.
  func settle() {
    ranking.settle()
  }

  /// That the app is back is no use of a screen.
  private static func isUse(after reason: FocusReason) -> Bool {
    switch reason {
    case .appInactive, .appBackground, .sceneInactive: false
    default: true
    }
  }
}
