import LifecycleBehaviors
import UIKit

extension UIViewController {
  /// The full screen of an `AVPlayerViewController` that is embedded in a screen: the screen's own content, shown larger.
  /// By its name, because AVKit is not linked.
  var isFullScreenOfPlayer: Bool {
    UIKitClasses.name(of: type(of: self)) == "AVFullScreenViewController"
  }
}

extension UIWindow {
  /// The controller of a web page's video or element in full screen, if this is the window that WebKit opens for one; otherwise
  /// nil. The window and its root are plain; what the root presents or contains is WebKit's or AVKit's. Source: R159.
  var fullScreenOfWebPage: UIViewController? {
    guard type(of: self) == UIWindow.self, let root = rootViewController, type(of: root) == UIViewController.self else {
      return nil
    }
    if let presented = root.presentedViewController, presented.isOfWebPage { return presented }
    if let child = root.children.first(where: \.isOfWebPage) { return child }
    // While it is being dismissed the root may present it no more, and the window has its view still.
    let views = subviews + subviews.flatMap(\.subviews)
    return views.lazy.compactMap { $0.next as? UIViewController }.first(where: \.isOfWebPage)
  }
}

extension UIViewController {
  fileprivate var isOfWebPage: Bool {
    let type = type(of: self)
    let name = UIKitClasses.name(of: type)
    guard ["AV", "WebAV", "WKFullScreen"].contains(where: name.hasPrefix) else { return false }
    return UIKitClasses.contain(type) || Bundle(for: type).bundleIdentifier?.hasPrefix("com.apple.") == true
  }
}
