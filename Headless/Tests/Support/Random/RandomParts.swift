import UIKit

/// What a random app is made of.
@MainActor
public struct RandomParts {
  var makeScreen: (_ name: String) -> UIViewController
  var makeNavigation: () -> UINavigationController
  var makeTabs: () -> UITabBarController
  var makePages: () -> UIPageViewController

  public init(
    makeScreen: @escaping (_ name: String) -> UIViewController,
    makeNavigation: @escaping () -> UINavigationController = { UINavigationController() },
    makeTabs: @escaping () -> UITabBarController = { UITabBarController() },
    makePages: @escaping () -> UIPageViewController = { UIPageViewController() }
  ) {
    self.makeScreen = makeScreen
    self.makeNavigation = makeNavigation
    self.makeTabs = makeTabs
    self.makePages = makePages
  }
}

/// What the window of a random app shows at first.
public enum RandomRoot: CaseIterable, Sendable {
  /// Two tabs, each a navigation stack.
  case tabs
  /// A stack of two.
  case stack
  case pages
  /// A screen with two children, one of which has a child of its own.
  case family
  /// A screen with a navigation stack in it.
  case embeddedStack
  /// A split view of two columns and an inspector.
  case columns
  /// Seven tabs, of which a compact width shows three under More.
  case more

  @MainActor
  func make(in app: RandomApp) -> UIViewController {
    switch self {
    case .tabs: return app.tabs
    case .stack:
      let navigation = app.newNavigation()
      navigation.pushViewController(app.newScreen(), animated: false)
      return navigation
    case .pages: return app.newPages()
    case .family:
      let (root, child) = (app.newScreen(), app.newScreen())
      root.embed(child)
      child.embed(app.newScreen())
      root.embed(app.newScreen())
      return root
    case .embeddedStack:
      let root = app.newScreen()
      root.embed(app.newNavigation())
      return root
    case .columns:
      let split = UISplitViewController(style: .doubleColumn)
      split.preferredDisplayMode = .oneBesideSecondary
      for column in [UISplitViewController.Column.primary, .secondary, .inspector] {
        split.setViewController(app.newScreen(), for: column)
      }
      return split
    case .more:
      app.tabs.viewControllers? += (0..<5).map { $0.isMultiple(of: 2) ? app.newScreen() : app.newNavigation() }
      return app.tabs
    }
  }
}
