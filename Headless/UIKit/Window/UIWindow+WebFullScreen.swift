// R159: what WebKit shows in full screen. Its classes and AVKit's are known by their names alone.

/// WebKit's controller of an element.
@MainActor
private final class WKFullScreenViewController: UIViewController {}

/// AVKit's controller of a video.
@MainActor
private final class AVPlayerViewController: UIViewController {}

extension UIWindow {
  /// A window that is visible and key. Its root is a plain controller: that of an element is presented by it, that of a video is its
  /// child.
  package static func webFullScreen(ofVideo isVideo: Bool, in scene: UIWindowScene) -> UIWindow {
    let window = UIWindow(windowScene: scene)
    let root = UIViewController()
    window.rootViewController = root
    window.makeKeyAndVisible()
    if isVideo {
      let player = AVPlayerViewController()
      root.addChild(player)
      root.loadedView.addSubview(player.loadedView)
      player.didMove(toParent: root)
    } else {
      let element = WKFullScreenViewController()
      element.modalPresentationStyle = .custom
      root.present(element, animated: true)
    }
    return window
  }
}
