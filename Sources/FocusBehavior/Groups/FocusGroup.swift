import LifecycleBehaviors
import UIKit

/// Screens of which only the most recently used has focus: for example the players of a split view and of all windows,
/// where one sound is enough.
///
/// ```swift
/// let players = FocusGroup()
/// addBehaviors([
///   FocusBehavior(.media.in(players)) { [player] change in player.isPaused = !change.hasFocus }
/// ])
/// ```
/// Several members may be able to have focus at the same time, side by side in one scene or in several. Only the one used
/// last has it. The others are without it for the reason ``FocusReason/lessRecentlyUsed``, until that one loses it or they
/// are used themselves. A behavior outside of the group, on the same screen, still reports on the screen alone.
///
/// A screen is used when it appears, when its cover is dismissed, when its window becomes key, and when its scene enters
/// the foreground while the app is active. When the app becomes active again, no screen is used: the one that had focus
/// has it again. Of members that are used for the first time in the same run-loop iteration, the one whose behavior was
/// attached first is the most recently used. UIKit does not report which of two visible screens is touched. Call
/// ``use(_:)`` for that, for example where the play button is tapped.
///
/// A closure receives the member that has focus and the one that had it, once both know. So one playback can go from one
/// screen to the next without a break in between:
///
/// ```swift
/// let players = FocusGroup { [playback] screen, previous in playback.move(to: screen) }
/// ```
///
/// A group retains no screen. Main thread only.
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
/// ### Its screens
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

  /// Creates a group without members. The options of its members' behaviors retain it.
  public init() {
    handler = nil
  }

  /// Creates a group without members, whose closure is told which of them has focus.
  ///
  /// Called after the closures of the members' behaviors, when the run-loop iteration is over: when one member loses focus and
  /// another one gains it, once, with both.
  /// - Parameter handler: receives the member that has focus, or nil if none has, and the one that had it before; nil if none had, and
  ///   for a screen that has been deallocated. The group retains the closure.
  public init(perform handler: @escaping (_ screen: UIViewController?, _ previous: UIViewController?) -> Void) {
    self.handler = handler
  }

  /// The members that can be seen, with focus or without, in the order in which their behaviors were attached.
  ///
  /// ```swift
  /// soundPicker.isHidden = players.visibleScreens.count < 2
  /// ```
  public var visibleScreens: [UIViewController] {
    MainThread.require()
    return screens { $0.isVisible }
  }

  /// The member that has focus, as it was reported last; nil while no member can have it.
  public var focusedScreen: UIViewController? {
    MainThread.require()
    return screens { $0.hasFocus }.first
  }

  /// The member that has focus, or will have it as soon as one of them can; nil when there are no members.
  public var mostRecentlyUsedScreen: UIViewController? {
    MainThread.require()
    let number = ranking.mostRecentlyUsed
    return members.first { $0.number == number }?.screen
  }

  /// Records that the user has used `screen`. It gains focus, if only the group kept it from it. Reported when the run-loop
  /// iteration is over, the loss first. Does nothing for a screen that is no member.
  ///
  /// ```swift
  /// func playWasTapped() {
  ///   FocusGroup.players.use(self)
  /// }
  /// ```
  /// - Parameter screen: one that has a ``FocusBehavior`` with this group. A child controller of a member is not one.
  /// - Returns: whether the screen is a member.
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
