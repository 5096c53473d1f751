// R184, W32: AVKit shows the player that a screen embeds in full screen. An app cannot name the classes.

@MainActor
private final class AVFullScreenViewController: UIViewController {}

@MainActor
private final class AVPlayerEnlargedViewController: UIViewController {}

extension UIViewController {
  /// Shows the player that this screen embeds in full screen.
  /// - Parameter style: the style in which AVKit presents its own controller.
  /// - Returns: AVKit's controller, and the window that was opened for it; nil if the screen is in no window, or presents already.
  package func enlargePlayer(_ style: UIModalPresentationStyle) -> (controller: UIViewController, window: UIWindow?)? {
    guard let scene = viewIfLoaded?.window?.windowScene, presentedViewController == nil else { return nil }
    let rules = World.current.weakRules
    let player = rules.playersHaveTheKnownClass ? AVFullScreenViewController() : AVPlayerEnlargedViewController()
    guard rules.playersShareTheWindow else {
      let window = UIWindow(windowScene: scene)
      window.rootViewController = player
      window.makeKeyAndVisible()
      return (player, window)
    }
    player.modalPresentationStyle = style
    present(player, animated: true)
    return player.modal.presenting == nil ? nil : (player, nil)
  }
}
