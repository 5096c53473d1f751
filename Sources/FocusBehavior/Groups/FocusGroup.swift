import LifecycleBehaviors
import UIKit

/// A group of screens of which only the most recently used one has focus. For example, of several players in a split view and
/// in other windows, one should play sound.
///
/// ```swift
/// let players = FocusGroup()
/// addBehaviors([
///   FocusBehavior(.media.in(players)) { [player] change in player.isPaused = !change.hasFocus }
/// ])
/// ```
///
/// Several members may qualify for focus at the same time, side by side in one scene or in several scenes. Only the member that
/// was used last has focus. The other members have no focus, with the reason ``FocusReason/lessRecentlyUsed``, until that member
/// loses focus or they are used themselves. Another behavior of the same screen, without the group, reports focus as if there
/// were no group.
///
/// ## When a screen counts as used
///
/// A screen is used when it appears, when its cover is dismissed, when its window becomes key, and when its scene enters the
/// foreground while the app is active. When the app becomes active again, no screen counts as used, and the screen that had
/// focus has it again. If several members are used for the first time in the same run-loop iteration, the member whose behavior
/// was attached first is the most recently used one.
///
/// UIKit does not report which of two visible screens the user touches. Call ``use(_:)`` for that, for example in the action of
/// the play button.
///
/// ## One playback for all members
///
/// A closure receives the member that has focus now and the member that had focus before, after both have been notified. So a
/// single playback can move from one screen to the next without a gap:
///
/// ```swift
/// let players = FocusGroup { [playback] screen, previous in playback.move(to: screen) }
/// ```
///
/// The group does not retain the screens. The options of the members' behaviors retain the group. Main thread only: a call from
/// another thread stops the app.
///
/// ## Topics
///
/// ### Creating a group
///
/// - ``init()``
/// - ``init(perform:)``
///
/// ### Reporting a use
///
/// - ``use(_:)``
///
/// ### The members
///
/// - ``focusedScreen``
/// - ``mostRecentlyUsedScreen``
/// - ``visibleScreens``
@preconcurrency @MainActor
public final class FocusGroup {
  private var ranking = FocusRanking()
  /// In the order in which their behaviors were attached.
  private var members: [FocusMonitor] = []
  private let handler: ((_ screen: UIViewController?, _ previous: UIViewController?) -> Void)?
  /// The member that had focus when the closure was called last.
  private weak var reported: UIViewController?
  private var hasReported = false

  /// Creates a group without members. A screen becomes a member with a ``FocusBehavior`` whose options contain the group.
  public init() {
    handler = nil
  }

  /// Creates a group without members. Its closure is called when another member gains focus, or when no member has focus any
  /// longer.
  ///
  /// The closure is called on the main thread, at the end of the run-loop iteration, after the closures of the members'
  /// behaviors. If one member loses focus and another member gains focus, the closure is called once, with both.
  /// - Parameter handler: receives the member that has focus, or nil if no member has focus, and the member that had focus
  ///   before, or nil if no member had focus or the screen has been deallocated. The group retains the closure, so capture
  ///   screens weakly, and do not pass a method of a screen.
  public init(perform handler: @escaping (_ screen: UIViewController?, _ previous: UIViewController?) -> Void) {
    self.handler = handler
  }

  /// The members that are visible, with focus or without, in the order in which their behaviors were attached.
  ///
  /// ```swift
  /// soundPicker.isHidden = players.visibleScreens.count < 2
  /// ```
  public var visibleScreens: [UIViewController] {
    MainThread.require()
    return screens { $0.isVisible }
  }

  /// The member that has focus, as last reported; nil while no member can have focus.
  public var focusedScreen: UIViewController? {
    MainThread.require()
    return screens { $0.hasFocus }.first
  }

  /// The member that has focus or, while no member can have focus, the member that was used last. Nil if there are no members.
  public var mostRecentlyUsedScreen: UIViewController? {
    MainThread.require()
    let number = ranking.mostRecentlyUsed
    return members.first { $0.number == number }?.screen
  }

  /// Records that the user has used a screen. If the group was the only reason that the screen had no focus, the screen gains
  /// focus.
  ///
  /// The changes are reported at the end of the run-loop iteration, the loss first.
  ///
  /// ```swift
  /// func playWasTapped() {
  ///   FocusGroup.players.use(self)
  /// }
  /// ```
  /// - Parameter screen: a member: a screen that has a ``FocusBehavior`` with this group. Pass the member itself, not a child
  ///   controller of a member.
  /// - Returns: whether the screen is a member. If not, the call has no effect.
  @discardableResult
  public func use(_ screen: UIViewController) -> Bool {
    MainThread.require()
    let used = members.filter { $0.screen === screen }
    guard !used.isEmpty else { return false }
    for member in used { ranking.use(member.number) }
    FocusCenter.current.setNeedsSample()
    return true
  }

  /// The screens of the members for which `isIncluded` returns true, each once.
  private func screens(where isIncluded: (FocusMonitor) -> Bool) -> [UIViewController] {
    var found: Set<ObjectIdentifier> = []
    return members.filter(isIncluded).compactMap(\.screen).filter { found.insert(ObjectIdentifier($0)).inserted }
  }

  // MARK: For the members

  func add(_ member: FocusMonitor) {
    members.insert(member)
    ranking.add(member.number)
  }

  func remove(_ member: FocusMonitor) {
    members.remove(member)
    ranking.remove(member.number)
  }

  /// Updates the ranking after a sample of one member.
  /// - Parameters:
  ///   - member: has been added.
  ///   - isCandidate: whether only the group keeps it from focus.
  ///   - reason: why it is without focus, if it is. Its end counts as a use of the screen, unless the app becomes active again.
  func update(_ member: FocusMonitor, isCandidate: Bool, after reason: FocusReason) {
    let isUse =
      switch reason {
      case .appInactive, .appBackground, .sceneInactive: false
      default: true
      }
    ranking.set(member.number, isCandidate: isCandidate, isUse: isUse)
  }

  /// Whether it has a closure.
  var isObserved: Bool { handler != nil }

  /// Calls the closure, if another member has focus than at the call before. Called when the changes of all members are reported.
  func reportChange() {
    guard let handler else { return }
    let (screen, previous) = (focusedScreen, reported)
    guard screen !== previous || hasReported != (screen != nil) else { return }
    reported = screen
    hasReported = screen != nil
    handler(screen, previous)
  }

  /// Ranks the members once all of them have been sampled.
  func settle() {
    ranking.settle()
  }

  func isCandidate(_ member: FocusMonitor) -> Bool {
    ranking.isCandidate(member.number)
  }

  /// Returns whether another member keeps this one from focus.
  func isOutranked(_ member: FocusMonitor) -> Bool {
    ranking.isOutranked(member.number)
  }
}
