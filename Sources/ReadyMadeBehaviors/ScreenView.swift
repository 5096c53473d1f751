import LifecycleBehaviors
import ScreenSupport
import UIKit

/// One view of a screen, from its appearance to its end: a clock that stands still in the background.
@MainActor
final class ScreenView {
  /// The screen is disappearing.
  var isLeaving = false
  private(set) var hasEnded = false
  private weak var screen: UIViewController?
  private let didEnd: (TimeInterval) -> Void
  /// Seconds on screen before the clock started last.
  private var counted: TimeInterval = 0
  /// When the clock started, in seconds of uptime; nil in the background.
  private var start: TimeInterval?
  private let observer = NotificationObserver()

  init(of screen: UIViewController, didEnd: @escaping (TimeInterval) -> Void) {
    self.screen = screen
    self.didEnd = didEnd
    observeTheBackground()
    if !isInBackground { start = LifecycleTime.current.read().uptime }
    RunningViews.current.views.append(Weak(self))
  }

  func end() {
    guard !hasEnded else { return }
    hasEnded = true
    stop()
    RunningViews.current.views.removeAll { $0.object == nil || $0.object === self }
    didEnd(counted)
  }

  /// A full-screen presentation and a turned page report that the new screen has appeared before the old one has disappeared.
  /// A view whose swipe may still be cancelled is left out.
  static func endViewsThatAreReplaced() {
    for view in RunningViews.current.views.compactMap(\.object)
    where view.isLeaving && view.screen?.transitionCoordinator?.isInteractive != true {
      view.end()
    }
  }

  // MARK: The background

  private var scene: UIWindowScene? { screen?.viewIfLoaded?.window?.windowScene }

  private var isInBackground: Bool {
    scene.map { $0.activationState == .background } ?? (UIApplication.current?.applicationState == .background)
  }

  /// The app's announcements count where there is no scene. A scene may stay in the background while the app leaves it.
  private func observeTheBackground() {
    observer.observe(UIApplication.didEnterBackgroundNotification) { [weak self] _ in self?.stop() }
    observer.observe(UIApplication.willEnterForegroundNotification) { [weak self] _ in
      if self?.scene == nil { self?.resume() }
    }
    observer.observe(UIScene.didEnterBackgroundNotification) { [weak self] scene in
      if self?.isIn(scene) == true { self?.stop() }
    }
    observer.observe(UIScene.willEnterForegroundNotification) { [weak self] scene in
      if self?.isIn(scene) == true { self?.resume() }
    }
  }

  private func isIn(_ scene: ObjectIdentifier?) -> Bool {
    scene != nil && self.scene.map { ObjectIdentifier($0) } == scene
  }

  private func stop() {
    guard let start else { return }
    counted += max(0, LifecycleTime.current.read().uptime - start)
    self.start = nil
  }

  private func resume() {
    if start == nil { start = LifecycleTime.current.read().uptime }
  }
}

/// The views that run in the app.
@MainActor
private final class RunningViews {
  var views: [Weak<ScreenView>] = []

  static var current: RunningViews { AppObjects.current.object(orMake: RunningViews()) }
}
