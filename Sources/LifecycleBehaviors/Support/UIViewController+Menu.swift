import UIKit

// UIKit presents a menu as a controller of a private class, over the screen that the menu belongs to. It presents the preview of a
// context menu in that controller, or as one, by a presentation controller of a private class. Sources: R157, R158, R185 of
// HeadlessUIKit's rules.

extension UIViewController {
  /// Whether a menu has presented it over the screen that the menu belongs to: it is the menu itself, or the preview of one.
  package var belongsToMenu: Bool { isMenu || isPreviewOfMenu }

  /// Whether a menu shows it, or a controller that contains it, as a preview, before the user opens it.
  package var isInMenu: Bool { sequence(first: self, next: \.parent).contains(where: \.belongsToMenu) }

  /// Whether it is UIKit's controller of a menu or of a compact date picker: an app presents no controller of a private class. Its
  /// `modalPresentationStyle` says nothing: it may be unset, and is then that of a sheet.
  private var isMenu: Bool {
    let origin = ClassOrigin.of(type(of: self))
    guard origin.isPrivateToUIKit, !(self is UIAlertController) else { return false }
    return isPresentedItself || ["_UIContextMenu", "_UIDatePicker"].contains(where: origin.name.hasPrefix)
  }

  /// Whether it is a controller of the app that a context menu shows as its preview: it is presented by a private presentation
  /// controller that is not the one of its style.
  private var isPreviewOfMenu: Bool {
    // Without a presentation UIKit would create a presentation controller.
    guard isPresentedItself, let presentation = presentationController else { return false }
    let type = type(of: presentation)
    let origin = ClassOrigin.of(type)
    guard origin.isPrivateToUIKit, type != OrdinaryPresentations.type(for: modalPresentationStyle) else { return false }
    return ["_UIContextMenu", "_UIPreview"].contains(where: origin.name.hasPrefix) || !hasPresentationOfItsOwn
  }

  /// Whether UIKit may present it in another way than its style has.
  private var hasPresentationOfItsOwn: Bool {
    if self is UIAlertController || self is UISearchController || transitioningDelegate != nil { return true }
    #if !os(tvOS)
      if self is UIActivityViewController { return true }
    #endif
    return hasPreferredTransition
  }

  private var hasPreferredTransition: Bool {
    guard #available(iOS 18.0, tvOS 18.0, visionOS 2.0, *) else { return false }
    return preferredTransition != nil
  }
}

/// The classes of the presentation controllers that UIKit creates for the styles of controllers.
@MainActor
private enum OrdinaryPresentations {
  private static var types: [UIModalPresentationStyle: AnyClass] = [:]

  static func type(for style: UIModalPresentationStyle) -> AnyClass? {
    if let type = types[style] { return type }
    let controller = UIViewController()
    controller.modalPresentationStyle = style
    let type: AnyClass? = controller.presentationController.map { Swift.type(of: $0) }
    types[style] = type
    return type
  }
}
