import UIKit

/// Recognizes classes of UIKit's own that apps cannot name.
@MainActor
package enum UIKitClasses {
  private static var names: [ObjectIdentifier: String] = [:]

  /// The name of a class without its module. It is composed once: screens are asked for it at every sample.
  package static func name(of type: AnyClass) -> String {
    if let name = names[ObjectIdentifier(type)] { return name }
    let name = String(describing: type)
    names[ObjectIdentifier(type)] = name
    return name
  }

  /// Whether the class may be UIKit's. Where UIKit is linked statically the app's own bundle holds both, so the name is
  /// asked too.
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

  /// Whether a menu shows it, or a controller that contains it: as a preview, before the user goes there.
  package var isInMenu: Bool { sequence(first: self, next: \.parent).contains(where: \.belongsToMenu) }

  /// Whether it is UIKit's controller of a menu or of a compact date picker. Only its class is checked: its
  /// `modalPresentationStyle` may not have been set, and then reads as a sheet. Sources: R157; logs that name
  /// `_UIContextMenuActionsOnlyViewController` and
  /// `_UIDatePickerContainerViewController`.
  private var isMenu: Bool {
    UIKitClasses.contain(type(of: self), named: "_UIContextMenu", "_UIDatePicker")
  }

  /// Whether it is a controller of the app that a context menu shows as its preview: the class of its presentation controller says
  /// so. Those of ordinary presentations have names that begin with `_UI` too. Source: R158.
  private var isPreviewOfMenu: Bool {
    // Without a presentation UIKit would create a presentation controller.
    guard parent == nil, presentingViewController != nil, let presentation = presentationController else {
      return false
    }
    return UIKitClasses.contain(type(of: presentation), named: "_UIContextMenu", "_UIPreview")
  }
}
