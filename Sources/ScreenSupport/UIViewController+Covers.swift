import LifecycleBehaviors
import UIKit

extension UIViewController {
  /// What covers this controller: the nearest presented controller that belongs to no menu.
  /// What a menu presents itself may cover.
  package var nearestCover: UIViewController? {
    var cover = nearestPresented
    while let menu = cover, menu.belongsToMenu { cover = menu.presentedViewController }
    return cover
  }

  /// The full screen of an `AVPlayerViewController` that is embedded in a screen: the screen's own content, shown larger.
  /// By its name, because AVKit is not linked.
  package var isFullScreenOfPlayer: Bool {
    UIKitClasses.name(of: type(of: self)) == "AVFullScreenViewController"
  }
}

extension UIWindow {
  /// Whether it is of one of UIKit's own subclasses, such as the keyboard's windows.
  package var isPrivateToUIKit: Bool {
    type(of: self) != UIWindow.self && UIKitClasses.name(of: type(of: self)).drop { $0 == "_" }.hasPrefix("UI")
      && UIKitClasses.contain(type(of: self))
  }

  /// The controller of a web page's video or element in full screen, if this is the window that WebKit opens for one; otherwise
  /// nil. The window and its root are plain; what the root presents or contains is WebKit's or AVKit's. Source: R159.
  package var fullScreenOfWebPage: UIViewController? {
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
