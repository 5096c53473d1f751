import HeadlessDevice
import LifecycleBehaviors
import UIKit

// Screens side by side, and those of which one at a time is shown.

extension JourneyPlayer {
  // MARK: Pages and columns

  func makePages(_ names: [String]) throws(Refusal) -> UIPageViewController {
    var screens: [DemoScreen] = []
    for name in names { screens.append(try makeScreen(name)) }
    let pages = DemoPages(screens)
    stage.pages = pages
    return pages.controller
  }

  func makeSplit(_ names: [String]) throws(Refusal) -> UISplitViewController {
    try requirePad(for: "root split")
    var columns: [UIViewController] = []
    for name in names { columns.append(try makeNavigation(name)) }
    let split = UISplitViewController()
    split.viewControllers = columns
    return split
  }

  func turnPage(to name: String, _ isCancelled: Bool) throws(Refusal) {
    guard let pages = stage.pages else { throw Refusal(message: "'page' needs pages; start with 'root pages A B …'") }
    guard let direction = pages.direction(to: name) else {
      throw Refusal(message: "'\(name)' is no page beside '\(visibleName)'")
    }
    guard let swipe = device.beginPageSwipe(in: pages.controller, toward: direction) else {
      throw Refusal(message: "the page cannot be turned to '\(name)' now")
    }
    liftFinger { isCancelled ? swipe.cancel() : swipe.finish() }
  }

  // MARK: Scenes

  func openScene(_ name: String) throws(Refusal) {
    try requireRunning()
    try requirePad(for: "scene")
    let screen = try makeScreen(name)
    let scene = device.connectScene { scene in
      let window = UIWindow(windowScene: scene)
      window.rootViewController = screen
      window.makeKeyAndVisible()
      return window
    }
    stage.add(scene, named: name)
  }

  func setScene(_ name: String, _ phase: JourneyCommand.ScenePhase) throws(Refusal) {
    try requireRunning()
    guard let scene = stage.scenes[name] else { throw Refusal(message: "there is no scene named '\(name)'") }
    switch phase {
    case .background: device.setInBackground(true, scene)
    case .foreground: device.setInBackground(false, scene)
    case .closed:
      stage.removeScene(named: name)
      device.disconnect(scene)
    }
  }

  private func requirePad(for command: String) throws(Refusal) {
    guard pace.idiom == .pad else {
      throw Refusal(message: "'\(command)' needs an iPad; a journey from a file is played on one where it has to be")
    }
  }

  // MARK: A focus group

  func makeGroup(_ names: [String]) throws(Refusal) {
    report.announcements.note(.group)
    for name in names where !group.contains(name) {
      group.add(name)
      stage.screen(named: name)?.add(group.behavior(for: name))
    }
  }

  func use(_ name: String) throws(Refusal) {
    guard group.contains(name) else { throw Refusal(message: "'\(name)' is in no group; write 'group A B …' before") }
    report.announcements.note(.group)
    group.use(try screen(named: name))
  }
}
