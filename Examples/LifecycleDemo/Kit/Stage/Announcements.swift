import Dispatch
import FocusBehavior
import Foundation
import UIKit

/// When UIKit last announced each thing that focus depends on, so that it can be measured how late a change is told.
@MainActor
final class Announcements {
  enum Subject: CaseIterable {
    case appearance, app, scene, window
    /// Nothing of UIKit's: the journey has changed a focus group or used one of its screens.
    case group
  }

  /// A point in time, and the turn of the main run loop it falls into.
  private struct Moment {
    let time: TimeInterval
    let turn: Int
  }

  /// How late a change has been told.
  struct Latency {
    let seconds: TimeInterval
    /// Told in the turn of the run loop in which UIKit announced what it is about.
    let isSameTurn: Bool
  }

  private let now: () -> (time: TimeInterval, turn: Int)
  private var last: [Subject: Moment] = [:]
  private var observations: [Observation] = []

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
    observations = sceneNotifications.map { Observation($0) { [weak self] in self?.note(.scene) } }
    observations += windowNotifications.map { Observation($0) { [weak self] in self?.note(.window) } }
  }

  func note(_ subject: Subject) {
    let now = now()
    last[subject] = Moment(time: now.time, turn: now.turn)
  }

  /// From the announcement of what the reason is about to now; nil for a reason that nothing announces. What becomes of
  /// other members may be the cause of all that a group tells.
  func latency(of reason: FocusReason, inGroup: Bool) -> Latency? {
    let subjects = inGroup ? Subject.allCases : Self.subjects(of: reason)
    let moments = subjects.compactMap { last[$0] }
    guard let cause = moments.max(by: { $0.time < $1.time }) else { return nil }
    let now = now()
    return Latency(seconds: now.time - cause.time, isSameTurn: now.turn == cause.turn)
  }

  private static func subjects(of reason: FocusReason) -> [Subject] {
    switch reason {
    case .appeared: [.appearance, .app]
    case .notAppeared, .disappeared, .uncovered, .covered, .alert: [.appearance]
    case .appActive, .appInactive, .appBackground: [.app]
    case .sceneActive, .sceneInactive, .sceneBackground: [.scene]
    case .windowKey, .windowVisible, .windowNotKey, .windowHidden: [.window]
    case .mostRecentlyUsed, .lessRecentlyUsed: [.group]
    case .detached, .deinitialized: []
    }
  }
}

/// Calls a closure with each notification of one name until it is released. UIKit posts them on the main thread; what
/// others post elsewhere is noted when the main actor gets to it.
private final class Observation {
  private let token: any NSObjectProtocol

  init(_ name: Notification.Name, _ handler: @escaping @MainActor () -> Void) {
    token = NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) { _ in
      if Self.isOnMainThread { MainActor.assumeIsolated(handler) } else { Task { @MainActor in handler() } }
    }
  }

  deinit {
    NotificationCenter.default.removeObserver(token)
  }

  /// On Linux a program may give its main thread away, and another thread then serves the main queue.
  private static var isOnMainThread: Bool { Thread.isMainThread || DispatchQueue.getSpecific(key: mainQueue) != nil }

  private static let mainQueue: DispatchSpecificKey<Bool> = {
    let key = DispatchSpecificKey<Bool>()
    DispatchQueue.main.setSpecific(key: key, value: true)
    return key
  }()
}
