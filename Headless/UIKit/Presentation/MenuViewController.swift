/// R138: a menu is a controller of UIKit's own, which is presented over the screen. An app cannot name its class.
@MainActor
package final class _UIContextMenuActionsOnlyViewController: UIViewController {
  private var window: UIWindow?

  package init(preview: UIViewController?) {
    super.init(nibName: nil, bundle: nil)
    modalPresentationStyle = .custom
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

  /// The field that is being edited keeps its keyboard under a menu.
  package override var disablesAutomaticKeyboardDismissal: Bool { true }

  /// W16: the menu may have a key window of its own.
  package override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    guard !World.current.weakRules.menusLeaveTheKeyWindow,
      let scene = presentingViewController?.viewIfLoaded?.window?.windowScene
    else { return }
    let window = _UIMenuWindow(windowScene: scene)
    window.makeKeyAndVisible()
    self.window = window
  }

  package override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    window?.isHidden = true
    window = nil
  }
}

extension UIViewController {
  /// - Returns: whether the menu was presented: the screen is in a window, and nothing is presented over it.
  package func openMenu(preview: UIViewController?) -> Bool {
    guard viewIfLoaded?.window != nil, presentedViewController == nil else { return false }
    present(_UIContextMenuActionsOnlyViewController(preview: preview), animated: true)
    return true
  }
}

private final class _UIMenuWindow: UIWindow {}
