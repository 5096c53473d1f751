import HeadlessDevice
import UIKit

extension RandomOperationKind {
  /// What users, and the code that reacts to them, do to an app's screens.
  public static let touches = navigation + modals + containers + system

  static let navigation = [
    RandomOperationKind("push", weight: 8, isReentrant: true) { app, choice in
      guard let navigation = app.topNavigation else { return }
      navigation.pushViewController(app.newScreen(), animated: choice.isMultiple(of: 2))
    },
    RandomOperationKind("pop", weight: 8, isReentrant: true) { app, choice in
      app.topNavigation?.popViewController(animated: choice.isMultiple(of: 2))
    },
    RandomOperationKind("popToRoot", weight: 2, isReentrant: true) { app, choice in
      app.topNavigation?.popToRootViewController(animated: choice.isMultiple(of: 2))
    },
    RandomOperationKind("setStack", weight: 2, isReentrant: true) { app, choice in
      guard let navigation = app.topNavigation else { return }
      let kept = navigation.viewControllers.prefix(choice % 3)
      navigation.setViewControllers(Array(kept) + [app.newScreen()], animated: choice.isMultiple(of: 2))
    },
    RandomOperationKind("swipeBack", weight: 5) { app, choice in
      guard app.drag == nil, let navigation = app.topNavigation else { return }
      app.drag =
        choice.isMultiple(of: 2)
        ? app.device.beginSwipeBack(in: navigation) : app.device.beginContentSwipeBack(in: navigation)
    },
    RandomOperationKind("liftFinger", weight: 8) { app, choice in
      guard let drag = app.drag else { return }
      app.drag = nil
      choice.isMultiple(of: 2) ? drag.finish() : drag.cancel()
    },
  ]

  static let modals = [
    RandomOperationKind("present", weight: 6, isReentrant: true) { app, choice in
      let styles: [UIModalPresentationStyle] = [.fullScreen, .overFullScreen, .pageSheet, .formSheet, .currentContext]
      let screen = app.newScreen()
      let modal = choice.isMultiple(of: 3) ? UINavigationController(rootViewController: screen) : screen
      modal.modalPresentationStyle = styles[choice % styles.count]
      app.topmost.present(modal, animated: choice.isMultiple(of: 2))
    },
    RandomOperationKind("alert", weight: 3, isReentrant: true) { app, choice in
      let alert = UIAlertController(title: nil, message: nil, preferredStyle: .alert)
      if choice.isMultiple(of: 3) { alert.addTextField() }
      app.topmost.present(alert, animated: choice.isMultiple(of: 2))
    },
    RandomOperationKind("dismiss", weight: 8, isReentrant: true) { app, choice in
      guard app.topmost.presentingViewController != nil else { return }
      app.topmost.dismiss(animated: choice.isMultiple(of: 2))
    },
    RandomOperationKind("dismissTwice", weight: 2, isReentrant: true) { app, choice in
      guard let presenter = app.topmost.presentingViewController else { return }
      (choice / 2 % 2 == 0 ? presenter : app.topmost).dismiss(animated: choice.isMultiple(of: 2))
      presenter.dismiss(animated: choice / 4 % 2 == 0)
    },
    RandomOperationKind("dismissAgain", weight: 2) { app, choice in
      guard let presenter = app.topmost.presentingViewController else { return }
      (choice.isMultiple(of: 2) ? presenter : app.topmost).dismiss(animated: true)
      app.device.advance(by: 0.1)
      presenter.dismiss(animated: choice / 2 % 2 == 0)
    },
    RandomOperationKind("sheetDrag", weight: 4) { app, _ in
      guard app.drag == nil, let sheet = app.root.presentedViewController else { return }
      app.drag = app.device.beginSheetDrag(of: sheet)
    },
  ]

  static let containers = [
    RandomOperationKind("tab", weight: 5, isReentrant: true) { app, choice in
      app.tabs.selectedIndex = choice % app.navigationControllers.count
    },
    RandomOperationKind("embed", weight: 4, isReentrant: true) { app, _ in
      let top = app.topmost
      guard top.isViewLoaded, !(top is UIAlertController) else { return }
      top.embed(app.newScreen())
    },
    RandomOperationKind("unembed", weight: 4, isReentrant: true) { app, choice in
      let children = app.liveScreens.filter { $0.parent != nil && !($0.parent is UINavigationController) }
      guard let child = children.element(choice) else { return }
      child.parent?.unembed(child)
    },
    RandomOperationKind("root", weight: 1, isReentrant: true) { app, _ in
      app.exchangeRoot()
    },
  ]

  static let system = [
    RandomOperationKind("wait", weight: 20) { app, choice in
      app.device.advance(by: [0, 0.1, 0.2, 0.35, 1][choice % 5])
    },
    RandomOperationKind("openWindow", weight: 1) { app, choice in
      guard app.furtherWindows.count < 3 else { return }
      app.furtherWindows.append(
        app.device.openWindow(showing: app.newScreen(), makingKey: choice.isMultiple(of: 2)))
    },
    RandomOperationKind("closeWindow", weight: 2) { app, choice in
      guard !app.furtherWindows.isEmpty else { return }
      app.device.close(app.furtherWindows.remove(at: choice % app.furtherWindows.count))
    },
    RandomOperationKind("hideWindow", weight: 1, isReentrant: true) { app, _ in app.window.isHidden = true },
    RandomOperationKind("showWindow", weight: 3, isReentrant: true) { app, _ in app.window.makeKeyAndVisible() },
    RandomOperationKind("home", weight: 1) { app, _ in app.device.pressHome() },
    RandomOperationKind("open", weight: 3) { app, _ in app.device.openApp() },
    RandomOperationKind("openControlCenter", weight: 1) { app, _ in app.device.openControlCenter() },
    RandomOperationKind("closeControlCenter", weight: 2) { app, _ in app.device.closeControlCenter() },
  ]
}

extension RandomApp {
  /// The navigation controller of the topmost screen, where there is one.
  public var topNavigation: UINavigationController? { topmost.navigationController }

  /// Puts another screen in the place of the first root, or that root back.
  public func exchangeRoot() {
    window.rootViewController = window.rootViewController === root ? newScreen() : root
  }
}

extension Array {
  /// The element at an index taken modulo the count; nil when there is none.
  public func element(_ choice: Int) -> Element? {
    isEmpty ? nil : self[choice % count]
  }
}
