import LifecycleBehaviors
import UIKit

// The app's first screens, and how screens are made.

extension JourneyPlayer {
  func setRoot(_ root: JourneyCommand.Root) throws(Refusal) {
    if device.isRunning { try replaceRoot(with: root) } else { try launch(root) }
    self.root = root
  }

  func launch(_ root: JourneyCommand.Root) throws(Refusal) {
    let controller = try makeRoot(root)
    suspension = SuspendReporter(report)
    device.launch(showing: controller)
  }

  /// In the key window.
  private func replaceRoot(with root: JourneyCommand.Root) throws(Refusal) {
    try prepareForTouch()
    guard let window = device.keyWindow else { throw Refusal(message: "no window is key") }
    window.rootViewController = try makeRoot(root)
    if case .pages = root { return }
    stage.pages = nil
  }

  private func makeRoot(_ root: JourneyCommand.Root) throws(Refusal) -> UIViewController {
    switch root {
    case .screen(let name): try makeScreen(name)
    case .navigation(let name): try makeNavigation(name)
    case .tabs(let names): try makeTabs(names)
    case .pages(let names): try makePages(names)
    case .split(let names): try makeSplit(names)
    }
  }

  private func makeNavigation(_ name: String) throws(Refusal) -> UINavigationController {
    UINavigationController(rootViewController: try makeScreen(name))
  }

  private func makeTabs(_ names: [String]) throws(Refusal) -> UITabBarController {
    let tabs = UITabBarController()
    var controllers: [UIViewController] = []
    for name in names { controllers.append(try makeNavigation(name)) }
    tabs.viewControllers = controllers
    return tabs
  }

  private func makePages(_ names: [String]) throws(Refusal) -> UIPageViewController {
    var screens: [DemoScreen] = []
    for name in names { screens.append(try makeScreen(name)) }
    let pages = DemoPages(screens)
    stage.pages = pages
    return pages.controller
  }

  private func makeSplit(_ names: [String]) throws(Refusal) -> UISplitViewController {
    try requirePad(for: "root split")
    var columns: [UIViewController] = []
    for name in names { columns.append(try makeNavigation(name)) }
    let split = UISplitViewController()
    split.viewControllers = columns
    return split
  }

  func makeScreen(_ name: String) throws(Refusal) -> DemoScreen {
    if stage.screen(named: name) != nil { throw Refusal(message: "there is a screen named '\(name)' already") }
    var behaviors: [any ViewControllerLifecycleBehavior] = []
    if hasPlayback, name == "Player" {
      behaviors.append(PlaybackBehavior.make(for: name, report: report, sampling: sampling))
    }
    if group.contains(name) { behaviors.append(group.behavior(for: name)) }
    let screen = DemoScreen(name, report: report, sampling: sampling, behaviors: behaviors)
    stage.add(screen)
    return screen
  }
}
