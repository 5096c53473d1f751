// R159: what WebKit shows in full screen. Its classes and AVKit's are known by their names alone.

/// WebKit's controller of an element.
@MainActor
private final class WKFullScreenViewController: UIViewController {}

/// AVKit's controller of a video.
@MainActor
private final class AVPlayerViewController: UIViewController {}

extension UIWindow {
  /// A window that is visible and key. Its root is a plain controller: WebKit's is presented by it, or AVKit's is its child.
  package static func webFullScreen(ofVideo isVideo: Bool, in scene: UIWindowScene) -> UIWindow {
    let window = UIWindow(windowScene: scene)
    let root = UIViewController()
    window.rootViewController = root
    window.makeKeyAndVisible()
    if isVideo {
      window.windowLevel = .normal + 1
      let player = AVPlayerViewController()
      root.addChild(player)
      root.loadedView.addSubview(player.loadedView)
    } else {
      let element = WKFullScreenViewController()
      element.modalPresentationStyle = .custom
      root.present(element, animated: true)
    }
    return window
  }
}
