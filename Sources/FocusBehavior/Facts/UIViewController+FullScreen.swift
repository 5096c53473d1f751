import LifecycleBehaviors
import UIKit

// AVKit and WebKit show a screen's own content in full with controllers of their own. Neither framework is linked, so their classes are
// recognized by where they come from.

extension UIViewController {
  /// The full screen of an `AVPlayerViewController` that is embedded in a screen: the screen's own content, shown larger. An app
  /// presents no other controller of AVKit's than those that it can name. Source: R184 of HeadlessUIKit's rules.
  var isFullScreenOfPlayer: Bool {
    let origin = ClassOrigin.of(type(of: self))
    return origin.isOfAVKit
      && !["AVPlayerViewController", "AVPictureInPictureVideoCallViewController"].contains(origin.name)
  }

  /// Whether it shows a page's video or element in full screen.
  fileprivate var isOfWebPage: Bool { ClassOrigin.of(type(of: self)).isOfFullScreen }
}

extension UIWindow {
  /// The controller of a player, of a web page's video or of its element in full screen, if this is the window that AVKit or
  /// WebKit has opened for one; otherwise nil. AVKit's has a root of AVKit's. WebKit's window and its root are plain;
  /// what the root presents or contains is WebKit's or AVKit's (R184 and R159 of
  /// HeadlessUIKit's rules).
  var fullScreenContent: UIViewController? {
    guard type(of: self) == UIWindow.self, let root = rootViewController else { return nil }
    if root.isFullScreenOfPlayer { return root }
    guard type(of: root) == UIViewController.self else { return nil }
    return presentedOrLeaving.first(where: \.isOfWebPage) ?? root.children.first(where: \.isOfWebPage)
  }

  /// The alert that the window shows and nothing else, as apps show one over any screen: the root has no content, and the
  /// screen below can be seen through it.
  var loneAlert: UIAlertController? {
    guard let alert = presentedOrLeaving.first as? UIAlertController, let root = rootViewController,
      let view = root.viewIfLoaded, root.contentChildren.isEmpty, view.subviews.allSatisfy(\.isUndrawn)
    else { return nil }
    return [self, view].contains { $0.hasOpaqueBackground } ? nil : alert
  }

  /// The controller that the root presents. While it is being dismissed, the root may no longer present it, although the window
  /// still has its view.
  private var presentedOrLeaving: [UIViewController] {
    if let presented = rootViewController?.presentedViewController { return [presented] }
    // As most often: the view of the root alone.
    if subviews.count == 1 { return [] }
    let views = subviews + subviews.flatMap(\.subviews)
    return views.compactMap { $0.next as? UIViewController }.filter { $0 !== rootViewController }
  }
}

extension UIView {
  fileprivate var hasOpaqueBackground: Bool { (backgroundColor?.cgColor.alpha ?? 0) >= 1 }
}
