import HeadlessDevice
import UIKit

extension RandomOperationKind {
  /// What users and code do to the columns of a split view, and to tabs under More.
  public static let columnsAndMore = columns + more

  private static let columns = [
    RandomOperationKind("resize", weight: 3) { app, choice in
      guard app.split != nil, let scene = app.device.scenes.first else { return }
      app.device.resize(scene, to: CGSize(width: choice.isMultiple(of: 2) ? 320 : 1024, height: 768))
    },
    RandomOperationKind("columnBack", weight: 4, isReentrant: true) { app, choice in
      app.stackOfColumns?.popViewController(animated: choice.isMultiple(of: 2))
    },
    RandomOperationKind("swipeColumnBack", weight: 2) { app, _ in
      guard app.drag == nil, let stack = app.stackOfColumns else { return }
      app.drag = app.device.beginSwipeBack(in: stack)
    },
    RandomOperationKind("showColumn", weight: 4, isReentrant: true) { app, choice in
      let columns: [UISplitViewController.Column] = [.primary, .secondary, .inspector]
      let column = columns[choice % columns.count]
      choice / 8 % 2 == 0 ? app.split?.show(column) : app.split?.hide(column)
    },
    RandomOperationKind("pushDetail", weight: 3, isReentrant: true) { app, _ in
      app.split?.setViewController(app.newScreen(), for: .secondary)
    },
    RandomOperationKind("replaceDetail", weight: 2, isReentrant: true) { app, choice in
      let details = [nil, app.newNavigation()]
      app.split?.setViewController(details[choice % details.count], for: .secondary)
    },
  ]

  private static let more = [
    RandomOperationKind("anyTab", weight: 4, isReentrant: true) { app, choice in
      guard let tabs = app.tabs, let count = tabs.viewControllers?.count, count > 5 else { return }
      tabs.selectedIndex = choice % count
    },
    RandomOperationKind("backToMore", weight: 3, isReentrant: true) { app, choice in
      guard let tabs = app.tabs, tabs.viewControllers.map({ $0.count > 5 }) == true else { return }
      tabs.moreNavigationController.popViewController(animated: choice.isMultiple(of: 2))
    },
    RandomOperationKind("removeTab", weight: 1, isReentrant: true) { app, choice in
      guard let tabs = app.tabs, let count = tabs.viewControllers?.count, count > 6 else { return }
      tabs.viewControllers?.remove(at: 4 + choice % (count - 4))
    },
  ]
}

extension RandomApp {
  fileprivate var split: UISplitViewController? { root as? UISplitViewController }

  /// That of the first column, which has the others while the split view is collapsed.
  fileprivate var stackOfColumns: UINavigationController? {
    guard let split, split.isCollapsed else { return nil }
    return split.viewControllers.first as? UINavigationController
  }
}
