import HeadlessDevice
import UIKit

extension RandomOperationKind {
  /// What code does to controllers and windows anywhere in the app, wherever it runs.
  public static let anywhere = stacksAnywhere + modalsAnywhere + childrenAnywhere + windowsAnywhere

  private static let stacksAnywhere = [
    RandomOperationKind("pushAnywhere", weight: 6, isReentrant: true) { app, choice in
      var choice = RandomChoice(choice)
      guard let navigation = app.live(UINavigationController.self, choice.pick(16)) else { return }
      let isAnimated = choice.pick(2) == 0
      navigation.pushViewController(choice.pick(4) == 0 ? app.newPages() : app.newScreen(), animated: isAnimated)
    },
    RandomOperationKind("popAnywhere", weight: 6, isReentrant: true) { app, choice in
      var choice = RandomChoice(choice)
      guard let navigation = app.live(UINavigationController.self, choice.pick(16)) else { return }
      let isAnimated = choice.pick(2) == 0
      if choice.pick(4) == 0 {
        navigation.popToRootViewController(animated: isAnimated)
      } else {
        navigation.popViewController(animated: isAnimated)
      }
    },
    RandomOperationKind("setStackAnywhere", weight: 5, isReentrant: true) { app, choice in
      var choice = RandomChoice(choice)
      guard let navigation = app.live(UINavigationController.self, choice.pick(16)) else { return }
      let isAnimated = choice.pick(2) == 0
      let old = navigation.viewControllers
      let new = [[], [app.newScreen()], old.reversed(), Array(old.prefix(1)), old.suffix(1) + [app.newScreen()]]
      navigation.setViewControllers(new[choice.pick(new.count)], animated: isAnimated)
    },
    RandomOperationKind("selectAnywhere", weight: 5, isReentrant: true) { app, choice in
      guard let tabs = app.live(UITabBarController.self, choice), let count = tabs.viewControllers?.count, count > 0
      else { return }
      tabs.selectedIndex = (choice / 16) % count
    },
    RandomOperationKind("setTabsAnywhere", weight: 2, isReentrant: true) { app, choice in
      var choice = RandomChoice(choice)
      guard let tabs = app.live(UITabBarController.self, choice.pick(16)) else { return }
      let old = tabs.viewControllers ?? []
      let new = [[], old.reversed(), Array(old.suffix(1)), [app.newScreen()] + old]
      tabs.setViewControllers(new[choice.pick(new.count)], animated: choice.pick(2) == 0)
    },
    RandomOperationKind("turnPageAnywhere", weight: 6, isReentrant: true) { app, choice in
      var choice = RandomChoice(choice)
      guard let pages = app.live(UIPageViewController.self, choice.pick(16)) else { return }
      pages.setViewControllers([app.newScreen()], direction: .forward, animated: choice.pick(2) == 0)
    },
  ]

  private static let modalsAnywhere = [
    RandomOperationKind("presentAnywhere", weight: 8, isReentrant: true) { app, choice in
      let styles: [UIModalPresentationStyle] = [
        .fullScreen, .pageSheet, .currentContext, .overFullScreen, .overCurrentContext, .formSheet, .custom, .popover,
      ]
      var choice = RandomChoice(choice)
      guard let presenter = app.liveControllers.filter(\.isViewLoaded).element(choice.pick(16)) else { return }
      let isAnimated = choice.pick(2) == 0
      let style = styles[choice.pick(styles.count)]
      let modal = [app.newScreen, app.newNavigation, app.newPages][choice.pick(8) % 3]()
      if choice.pick(3) == 0 { presenter.definesPresentationContext = true }
      modal.modalPresentationStyle = style
      if style == .popover { modal.popoverPresentationController?.sourceView = presenter.view }
      presenter.present(modal, animated: isAnimated)
    },
    RandomOperationKind("dismissAnywhere", weight: 8, isReentrant: true) { app, choice in
      var choice = RandomChoice(choice)
      let candidates = app.liveControllers.filter {
        $0.presentedViewController != nil || $0.presentingViewController != nil
      }
      candidates.element(choice.pick(16))?.dismiss(animated: choice.pick(2) == 0)
    },
  ]

  private static let childrenAnywhere = [
    RandomOperationKind("embedAnywhere", weight: 8, isReentrant: true) { app, choice in
      var choice = RandomChoice(choice)
      guard let parent = app.plainScreens.filter(\.isViewLoaded).element(choice.pick(16)) else { return }
      parent.embed([app.newScreen, app.newNavigation, app.newPages][choice.pick(6) % 3]())
    },
    RandomOperationKind("addChildAnywhere", weight: 2, isReentrant: true) { app, choice in
      guard let parent = app.plainScreens.element(choice) else { return }
      let child = app.newScreen()
      parent.addChild(child)
      child.didMove(toParent: parent)
    },
    RandomOperationKind("unembedAnywhere", weight: 8, isReentrant: true) { app, choice in
      guard let child = app.plainChildren.element(choice) else { return }
      child.parent?.unembed(child)
    },
    RandomOperationKind("abandonAnywhere", weight: 2, isReentrant: true) { app, choice in
      guard let child = app.plainChildren.element(choice) else { return }
      app.kept.append(child)
      child.willMove(toParent: nil)
      child.removeFromParent()
    },
    RandomOperationKind("moveAnywhere", weight: 3, isReentrant: true) { app, choice in
      var choice = RandomChoice(choice)
      guard let child = app.plainChildren.element(choice.pick(16)),
        let parent = app.plainScreens.filter(\.isViewLoaded).element(choice.pick(16)),
        !parent.view.isDescendant(of: child.view), !parent.isInside(child)
      else { return }
      child.willMove(toParent: nil)
      child.view.removeFromSuperview()
      child.removeFromParent()
      guard child.parent == nil, child.view.superview == nil, !parent.view.isDescendant(of: child.view),
        !parent.isInside(child), child.presentingViewController == nil
      else { return app.kept.append(child) }
      parent.embed(child)
    },
    RandomOperationKind("takeViewOut", weight: 3, isReentrant: true) { app, choice in
      let candidates = app.plainChildren.filter { $0.viewIfLoaded?.superview != nil }
      candidates.element(choice)?.view.removeFromSuperview()
    },
    RandomOperationKind("putViewBack", weight: 3, isReentrant: true) { app, choice in
      let candidates = app.plainChildren.filter { $0.viewIfLoaded?.superview == nil && $0.parent?.isViewLoaded == true }
      guard let child = candidates.element(choice), let parent = child.parent,
        !parent.view.isDescendant(of: child.view)
      else { return }
      parent.view.addSubview(child.view)
    },
    RandomOperationKind("orphan", weight: 3, isReentrant: true) { app, choice in
      guard let host = app.plainScreens.filter(\.isViewLoaded).element(choice) else { return }
      let orphan = app.newScreen()
      app.kept.append(orphan)
      host.view.addSubview(orphan.view)
    },
    RandomOperationKind("moveOrphan", weight: 3, isReentrant: true) { app, choice in
      var choice = RandomChoice(choice)
      let orphans = app.kept.filter { $0.parent == nil && $0.isViewLoaded }
      let hosts = app.plainScreens.filter(\.isViewLoaded).map { $0.view as UIView } + app.windows + [UIView()]
      guard let orphan = orphans.element(choice.pick(8)), let host = hosts.element(choice.pick(16)),
        !host.isDescendant(of: orphan.view)
      else { return }
      host.addSubview(orphan.view)
    },
  ]

  private static let windowsAnywhere = [
    RandomOperationKind("rootAnywhere", weight: 4, isReentrant: true) { app, choice in
      var choice = RandomChoice(choice)
      guard let window = app.windows.element(choice.pick(4)) else { return }
      let old = window.rootViewController
      let new = [nil, app.root, app.newScreen(), app.newNavigation()][choice.pick(4)]
      guard new !== app.root || new?.parent == nil && new?.viewIfLoaded?.superview == nil else { return }
      if let old, choice.pick(2) == 0 { app.kept.append(old) }
      window.rootViewController = new
    },
    RandomOperationKind("hideAnywhere", weight: 5, isReentrant: true) { app, choice in
      app.windows.element(choice)?.isHidden = true
    },
    RandomOperationKind("showAnywhere", weight: 6, isReentrant: true) { app, choice in
      app.windows.filter(\.isHidden).element(choice)?.isHidden = false
    },
  ]
}

/// Several small choices out of one number.
struct RandomChoice {
  private var rest: Int

  init(_ choice: Int) {
    rest = choice
  }

  mutating func pick(_ count: Int) -> Int {
    defer { rest /= count }
    return rest % count
  }
}

extension RandomApp {
  fileprivate var windows: [UIWindow] { [window].compactMap { $0 } + furtherWindows }

  fileprivate func live<Kind: UIViewController>(_ kind: Kind.Type, _ choice: Int) -> Kind? {
    liveControllers.compactMap { $0 as? Kind }.element(choice)
  }

  /// Screens that are no containers of UIKit's.
  fileprivate var plainScreens: [UIViewController] { liveScreens.filter { !($0 is UIAlertController) } }

  /// Those whose parents are no containers of UIKit's.
  fileprivate var plainChildren: [UIViewController] {
    liveControllers.filter { child in plainScreens.contains { $0 === child.parent } }
  }
}

extension UIViewController {
  fileprivate func isInside(_ other: UIViewController) -> Bool {
    self === other || parent?.isInside(other) == true
  }
}
