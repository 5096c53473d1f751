// R138, R157, R158: menus are controllers of UIKit's own, which are presented over a screen. An app cannot name their classes.

/// The controller of a menu.
@MainActor
package class _UIMenuViewController: UIViewController {
  private let keyWindow = MenuKeyWindow()

  /// - Parameter preview: what the menu shows beside its items, under one answer to W21.
  package required init(preview: UIViewController? = nil) {
    super.init(nibName: nil, bundle: nil)
    if let style = styleOfKind { modalPresentationStyle = style }
    guard let preview else { return }
    addChild(preview)
    loadViewIfNeeded()
    view.addSubview(preview.loadedView)
    preview.didMove(toParent: self)
  }

  package required init?(coder: NSCoder) {
    coder.fail(Self.self)
    return nil
  }

  /// Nil for the style that was never set (W20).
  fileprivate var styleOfKind: UIModalPresentationStyle? {
    World.current.weakRules.menusAreCustomPresentations ? .custom : nil
  }

  package override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    keyWindow.show(over: presentingViewController)
  }

  package override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    keyWindow.hide()
  }
}

/// The menu of a view, a button or a bar's item.
@MainActor
final class _UIContextMenuActionsOnlyViewController: _UIMenuViewController {}

/// The calendar and the clock of a compact date picker.
@MainActor
final class _UIDatePickerContainerViewController: _UIMenuViewController {
  fileprivate override var styleOfKind: UIModalPresentationStyle? { .overFullScreen }
}

/// W33: a menu, and the calendar of a date picker, of classes that no source names.
@MainActor
private final class _UIMorphingMenuViewController: _UIMenuViewController {}

@MainActor
private final class _UIMorphingPickerViewController: _UIMenuViewController {
  fileprivate override var styleOfKind: UIModalPresentationStyle? { .overFullScreen }
}

/// Presents a menu. The presentation is custom, whatever the style reads. No source names UIKit's own class (R157).
@MainActor
class MenuPresentationController: UIPresentationController {
  private let keyWindow = MenuKeyWindow()

  required override init(presentedViewController: UIViewController, presenting: UIViewController?) {
    super.init(presentedViewController: presentedViewController, presenting: presenting)
  }

  override func presentationTransitionWillBegin() {
    // A menu has one itself.
    if !(presentedViewController is _UIMenuViewController) { keyWindow.show(over: presentingViewController) }
  }

  override func dismissalTransitionDidEnd(_ completed: Bool) {
    if completed { keyWindow.hide() }
  }
}

/// Presents a menu with a preview, or the preview, which is a controller of the app's own (W21).
@MainActor
final class _UIContextMenuPreviewPresentationController: MenuPresentationController {}

/// W33: the same, of a class that no source names.
@MainActor
private final class _UIMorphingPresentationController: MenuPresentationController {}

/// W16: the menu may have a key window of its own.
@MainActor
private final class MenuKeyWindow {
  private var window: UIWindow?

  func show(over screen: UIViewController?) {
    guard !World.current.weakRules.menusLeaveTheKeyWindow, let scene = screen?.viewIfLoaded?.window?.windowScene else {
      return
    }
    let isPrivate = World.current.weakRules.menuWindowsAreOfPrivateClasses
    let window = isPrivate ? _UIMenuWindow(windowScene: scene) : UIWindow(windowScene: scene)
    if !isPrivate { window.rootViewController = _UIMenuRootViewController() }
    // The menu itself is in the window of the screen.
    window.isUserInteractionEnabled = false
    window.makeKeyAndVisible()
    self.window = window
  }

  func hide() {
    window?.isHidden = true
    window = nil
  }
}

private final class _UIMenuWindow: UIWindow {}
private final class _UIMenuRootViewController: UIViewController {}

extension UIWindow {
  /// It is the window of a menu.
  package var isOfMenu: Bool { self is _UIMenuWindow || rootViewController is _UIMenuRootViewController }
}

extension UIViewController {
  /// It is presented as a menu, or as the preview of one.
  package var isShownAsMenu: Bool {
    self is _UIMenuViewController || modal.controller is MenuPresentationController
  }

  /// - Returns: whether the menu was presented: the screen is in a window, and nothing is presented over it.
  package func openMenu(preview: UIViewController? = nil) -> Bool {
    let isContained = preview == nil || World.current.weakRules.menusContainPreviews
    let isKnown = World.current.weakRules.menusHaveKnownClasses
    let own = isKnown ? _UIContextMenuActionsOnlyViewController.self : _UIMorphingMenuViewController.self
    guard let menu = isContained ? own.init(preview: preview) : preview else { return false }
    let presenting =
      preview == nil
      ? MenuPresentationController.self
      : isKnown ? _UIContextMenuPreviewPresentationController.self : _UIMorphingPresentationController.self
    menu.modal.controllerStyle = menu.modalPresentationStyle
    menu.modal.controller = presenting.init(presentedViewController: menu, presenting: self)
    return open(menu)
  }

  /// - Returns: whether the calendar of a compact date picker was presented.
  func openCalendar() -> Bool {
    let isKnown = World.current.weakRules.menusHaveKnownClasses
    return open(isKnown ? _UIDatePickerContainerViewController() : _UIMorphingPickerViewController())
  }

  private func open(_ menu: UIViewController) -> Bool {
    guard viewIfLoaded?.window != nil, presentedViewController == nil else { return false }
    present(menu, animated: true)
    return menu.modal.presenting != nil
  }
}

extension UIView {
  /// The screen over which a menu of this view is presented.
  package var screenOfMenu: UIViewController? {
    sequence(first: self as UIResponder, next: \.next).lazy.compactMap { $0 as? UIViewController }.first
  }
}
