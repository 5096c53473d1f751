import UIKit

/// Polls by hand whether the user sees the screen: a display link of 60 Hz that pauses while the screen is off screen or the app is
/// not active.
final class PollingScreen: UIViewController {
  private var link: CADisplayLink?
  private(set) var hasAttention = false

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    if link == nil {
      let link = CADisplayLink(target: self, selector: Selector(PollingScreen.look))
      link.preferredFramesPerSecond = 60
      link.add(to: .main, forMode: .common)
      self.link = link
      _ = NotificationCenter.default.addObserver(
        forName: UIApplication.willResignActiveNotification, object: nil, queue: nil
      ) { [weak self] _ in MainActor.assumeIsolated { self?.link?.isPaused = true } }
      _ = NotificationCenter.default.addObserver(
        forName: UIApplication.didBecomeActiveNotification, object: nil, queue: nil
      ) { [weak self] _ in MainActor.assumeIsolated { self?.link?.isPaused = self?.viewIfLoaded?.window == nil } }
    }
    link?.isPaused = false
  }

  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    link?.isPaused = true
    hasAttention = false
  }

  private func look(_ link: CADisplayLink) {
    let attention = seesUser
    if attention != hasAttention { hasAttention = attention }
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
