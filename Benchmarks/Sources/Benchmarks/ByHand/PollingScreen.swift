import UIKit

/// Polls by hand whether the user sees the screen: a display link of 60 Hz that pauses while the screen is off screen or the app is
/// not active.
///
/// Lean: it asks no more than whether the window is key, the app and the scene are active, and nothing is presented over the screen
/// or its containers. It knows no menus, overlays or transitions, gives no reason and keeps no time.
final class PollingScreen: UIViewController {
  var didChange: (Bool) -> Void = { _ in }
  private var link: CADisplayLink?
  private var observers: [any NSObjectProtocol] = []
  private var hasAttention = false
  private let polls: Bool

  /// - Parameter polls: false for a display link that does nothing, which costs what the stand-in costs.
  init(polls: Bool = true) {
    self.polls = polls
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) {
    fatalError("PollingScreen is created in code.")
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    if link == nil {
      let link = CADisplayLink(target: self, selector: Selector(PollingScreen.tick))
      link.preferredFramesPerSecond = 60
      link.add(to: .main, forMode: .common)
      self.link = link
    }
    link?.isPaused = false
    observe(UIApplication.willResignActiveNotification) { $0.link?.isPaused = true }
    observe(UIApplication.didBecomeActiveNotification) { $0.link?.isPaused = $0.viewIfLoaded?.window == nil }
  }

  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    observers.forEach(NotificationCenter.default.removeObserver)
    observers = []
    link?.isPaused = true
    update(false)
  }

  private func observe(_ notification: Notification.Name, _ handler: @escaping @MainActor (PollingScreen) -> Void) {
    observers.append(
      NotificationCenter.default.addObserver(forName: notification, object: nil, queue: nil) { [weak self] _ in
        MainActor.assumeIsolated { self.map(handler) }
      })
  }

  private func tick(_ link: CADisplayLink) {
    if polls { poll() }
  }

  func poll() {
    update(seesUser)
  }

  private func update(_ attention: Bool) {
    guard attention != hasAttention else { return }
    hasAttention = attention
    didChange(attention)
  }

  private var seesUser: Bool {
    guard let window = viewIfLoaded?.window, !window.isHidden, window.isKeyWindow,
      UIApplication.shared.applicationState == .active, window.windowScene?.activationState == .foregroundActive
    else { return false }
    var candidate: UIViewController? = self
    while let current = candidate {
      if let presented = current.presentedViewController, !presented.isBeingDismissed { return false }
      candidate = current.parent
    }
    return true
  }
}
