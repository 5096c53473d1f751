import FocusBehavior
import Foundation
import LifecycleBehaviors
import ScreenSupport
import UIKit

/// Remembers when UIKit last announced each thing that focus depends on, and measures how late a change is reported.
@MainActor
final class Announcements {
  enum Cause: CaseIterable {
    case appearance, app, scene, window
    /// The journey has changed a focus group or used one of its screens. UIKit announces nothing.
    case group
  }

  /// A point in time, and the turn of the main run loop it is in.
  private struct Announcement {
    let time: TimeInterval
    let turn: Int
  }

  /// How late a change was reported.
  struct Latency {
    let seconds: TimeInterval
    /// Whether it was reported in the turn of the run loop in which UIKit announced the cause.
    let isSameTurn: Bool
  }

  private let now: () -> (time: TimeInterval, turn: Int)
  private var last: [Cause: Announcement] = [:]
  private let observer = NotificationObserver()

  /// - Parameter now: the time, and the number of the turn that runs or comes next.
  init(now: @escaping () -> (time: TimeInterval, turn: Int)) {
    self.now = now
    let sceneNotifications = [
      UIScene.willDeactivateNotification, UIScene.didEnterBackgroundNotification, UIScene.didActivateNotification,
      UIScene.didDisconnectNotification,
    ]
    let windowNotifications = [
      UIWindow.didBecomeKeyNotification, UIWindow.didResignKeyNotification, UIWindow.didBecomeVisibleNotification,
      UIWindow.didBecomeHiddenNotification,
    ]
    for name in sceneNotifications { observer.observe(name) { [weak self] _ in self?.note(.scene) } }
    for name in windowNotifications { observer.observe(name) { [weak self] _ in self?.note(.window) } }
  }

  func note(_ cause: Cause) {
    let now = now()
    last[cause] = Announcement(time: now.time, turn: now.turn)
  }

  /// The next cause of this kind is one that UIKit does not announce.
  func forget(_ cause: Cause) {
    last[cause] = nil
  }

  /// Measures from the announcement of a change's cause to now.
  /// - Parameters:
  ///   - reason: the reason of the change.
  ///   - isInGroup: whether the change is one within a focus group. Any announcement can be its cause, as it may be about
  ///     another member.
  /// - Returns: the latency; nil for a reason that is not announced.
  func latency(of reason: FocusReason, isInGroup: Bool) -> Latency? {
    let causes = isInGroup ? Cause.allCases : Self.causes(of: reason)
    guard let cause = causes.compactMap({ last[$0] }).max(by: { $0.time < $1.time }) else { return nil }
    let now = now()
    return Latency(seconds: now.time - cause.time, isSameTurn: now.turn == cause.turn)
  }

  private static func causes(of reason: FocusReason) -> [Cause] {
    switch reason {
    case .appeared: [.appearance, .app]
    case .uncovered, .covered, .alert: [.appearance]
    case .appActive, .appInactive, .appBackground: [.app]
    case .sceneActive, .sceneInactive, .sceneBackground: [.scene]
    case .windowKey, .windowVisible, .windowNotKey, .windowHidden: [.window]
    case .mostRecentlyUsed, .lessRecentlyUsed: [.group]
    default: reason.isDisappearance ? [.appearance] : []
    }
  }
}
