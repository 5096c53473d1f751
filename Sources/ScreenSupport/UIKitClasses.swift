import UIKit

extension UIViewController {
  /// Whether it is the controller of a menu or of a compact date picker, which UIKit presents over the screen that the menu
  /// belongs to. Apps cannot name these classes. Sources: logs that name `_UIContextMenuActionsOnlyViewController` and
  /// `_UIDatePickerContainerViewController`.
  package var isMenu: Bool {
    switch modalPresentationStyle {
    case .custom, .overFullScreen, .overCurrentContext: break
    default: return false
    }
    return UIKitClasses.name(of: type(of: self)).hasPrefix("_UI") && UIKitClasses.contain(type(of: self))
  }

  /// What covers this controller: the nearest presented controller that is no menu.
  /// What a menu presents itself may cover.
  package var nearestCover: UIViewController? {
    var cover = nearestPresented
    while let menu = cover, menu.isMenu { cover = menu.presentedViewController }
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
}

private enum UIKitClasses {
  /// Whether the class may be UIKit's. Where UIKit is linked statically the app's own bundle holds both, so the name is
  /// asked too.
  static func contain(_ type: AnyClass) -> Bool {
    Bundle(for: type) == Bundle(for: UIWindow.self)
  }

  static func name(of type: AnyClass) -> String {
    String(describing: type)
  }
}
