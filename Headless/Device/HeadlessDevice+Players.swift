import UIKit

// R184: AVKit enlarges the player of an `AVPlayerViewController` that a screen embeds, with a controller of its own.

extension HeadlessDevice {
  /// The user enlarges the player that a screen embeds.
  ///
  /// - Parameters:
  ///   - screen: the screen; no player need exist.
  ///   - style: the style of AVKit's presentation.
  /// - Returns: AVKit's controller. Nil if the process does not run, the screen is in no window, or something is presented over it.
  @discardableResult
  public func enlargePlayer(
    of screen: UIViewController, style: UIModalPresentationStyle = .fullScreen
  ) -> UIViewController? {
    guard !isSuspended else { return nil }
    return actByTouch {
      guard let enlarged = screen.enlargePlayer(style) else { return nil }
      if let window = enlarged.window { windows.append(window) }
      return enlarged.controller
    }
  }

  /// The user shrinks the player again.
  /// - Parameter player: the controller that ``enlargePlayer(of:style:)`` has returned.
  public func shrinkPlayer(_ player: UIViewController) {
    guard !isSuspended else { return }
    if let window = player.viewIfLoaded?.window, window.rootViewController === player { return close(window) }
    actByTouch { player.presentingViewController?.dismiss(animated: true) }
  }
}
