import HeadlessDevice
import UIKit

extension JourneyPlayer {
  /// Launches the app with its first screens. In an app that runs, they replace what the key window shows.
  func plan(_ root: JourneyCommand.Root) throws(JourneyRefusal) -> JourneyPlan {
    let window = device.keyWindow
    if device.isRunning, window == nil { throw JourneyRefusal("no window is key") }
    if case .split = root { try requirePad(for: "root split") }
    try screens.requireFree(root.names)
    return { [self] () throws(JourneyRefusal) in
      let controller = try make(root)
      if device.isRunning { window?.rootViewController = controller } else { device.launch(showing: controller) }
      self.root = root
    }
  }

  /// Launches the app with the first screens that it had before.
  func planToLaunchAgain() throws(JourneyRefusal) -> JourneyPlan {
    guard let root else { throw JourneyRefusal("there is no app yet; start it with 'root NAME'") }
    return try plan(root)
  }

  func kill() {
    screens.removeAll()
    pages = nil
    device.kill()
  }

  private func make(_ root: JourneyCommand.Root) throws(JourneyRefusal) -> UIViewController {
    pages = nil
    switch root {
    case .screen(let name): return screens.make(name)
    case .navigation(let name): return makeNavigation(name)
    case .tabs(let names):
      let tabs = UITabBarController()
      tabs.viewControllers = names.map(makeNavigation)
      return tabs
    case .pages(let names): return makePages(names.map(screens.make))
    case .split(let names):
      let split = UISplitViewController()
      split.viewControllers = names.map(makeNavigation)
      return split
    case .app:
      guard let controller = screens.makeFirstScreen() else {
        throw JourneyRefusal("the app makes no first screens; write 'root NAME'")
      }
      return controller
    }
  }

  private func makeNavigation(_ name: String) -> UINavigationController {
    UINavigationController(rootViewController: screens.make(name))
  }

  private func makePages(_ made: [UIViewController]) -> UIPageViewController {
    let controller = UIPageViewController(transitionStyle: .scroll, navigationOrientation: .horizontal)
    let list = PageList(made)
    controller.dataSource = list
    controller.setViewControllers([made[0]], direction: .forward, animated: false)
    pages = list
    return controller
  }
}

extension JourneyCommand.Root {
  fileprivate var names: [String] {
    switch self {
    case .screen(let name), .navigation(let name): [name]
    case .tabs(let names), .pages(let names), .split(let names): names
    case .app: []
    }
  }
}
