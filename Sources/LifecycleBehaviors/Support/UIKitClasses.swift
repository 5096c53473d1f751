import UIKit

/// Recognizes private UIKit classes.
@MainActor
package enum UIKitClasses {
  private static var names: [ObjectIdentifier: String] = [:]

  /// The name of a class without its module. It is cached, because every sample reads it for each screen.
  package static func name(of type: AnyClass) -> String {
    if let name = names[ObjectIdentifier(type)] { return name }
    let name = String(describing: type)
    names[ObjectIdentifier(type)] = name
    return name
  }

  /// Whether the class may be UIKit's. If UIKit is linked statically, the app's bundle contains both, so the name is checked
  /// too.
  package static func contain(_ type: AnyClass) -> Bool {
    Bundle(for: type) == Bundle(for: UIWindow.self)
  }

  /// Whether the class is UIKit's and its name begins with one of `prefixes`.
  static func contain(_ type: AnyClass, named prefixes: String...) -> Bool {
    let name = name(of: type)
    return prefixes.contains(where: name.hasPrefix) && contain(type)
  }
}

extension UIViewController {
  /// Whether a menu has presented it over the screen that the menu belongs to: it is the menu itself, or the preview of one.
  package var belongsToMenu: Bool { isMenu || isPreviewOfMenu }

  /// Whether a menu shows it, or a controller that contains it, as a preview, before the user opens it.
  package var isInMenu: Bool { sequence(first: self, next: \.parent).contains(where: \.belongsToMenu) }

  /// Whether it is UIKit's controller of a menu or of a compact date picker. Only its class is checked: its
  /// `modalPresentationStyle` may be unset, and is then that of a sheet. Sources: R157; logs that name
  /// `_UIContextMenuActionsOnlyViewController` and
  /// `_UIDatePickerContainerViewController`.
  private var isMenu: Bool {
    UIKitClasses.contain(type(of: self), named: "_UIContextMenu", "_UIDatePicker")
  }

  /// Whether it is a controller of the app that a context menu shows as its preview: the class of its presentation controller says
  /// so. Ordinary ones also have names that begin with `_UI`. Source: R158.
  private var isPreviewOfMenu: Bool {
    // Without a presentation UIKit would create a presentation controller.
    guard parent == nil, presentingViewController != nil, let presentation = presentationController else {
      return false
    }
    return UIKitClasses.contain(type(of: presentation), named: "_UIContextMenu", "_UIPreview")
  }
}
