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
    }
  }
}
