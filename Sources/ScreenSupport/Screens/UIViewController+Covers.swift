import LifecycleBehaviors
import UIKit

extension UIViewController {
  /// The controller that this one presents, or the nearest one that contains it; nil when no controller is presented over it.
  ///
  /// Reads the parents one by one: the documentation of `presentedViewController` is ambiguous about whether it includes what a
  /// parent presents.
  package var nearestPresented: UIViewController? {
    sequence(first: self, next: \.parent).lazy.compactMap(\.presentedViewController).first
  }

  /// The cover of this controller: the nearest presented controller that belongs to no menu.
  /// A controller that a menu presents may be a cover.
  package var nearestCover: UIViewController? {
    var cover = nearestPresented
    while let menu = cover, menu.belongsToMenu { cover = menu.presentedViewController }
    return cover
  }
}

extension UIWindow {
  /// Whether the user is there if it is key: it is none of UIKit's own, and can be seen.
  package var takesUser: Bool { !isPrivateToUIKit && isVisible }

  /// Whether it is one of UIKit's own, such as the keyboard's windows and that of a menu: of a subclass in UIKit's bundle, or
  /// with a root of a private class.
  package var isPrivateToUIKit: Bool {
    let type = type(of: self)
    if type == UIWindow.self {
      return rootViewController.map { ClassOrigin.of(Swift.type(of: $0)).isPrivateToUIKit } ?? false
    }
    return ClassOrigin.of(type).isOfUIKit
  }
}
