import FocusBehavior
import HeadlessDevice
import LifecycleBehaviors
import UIKit

/// The screens of a journey: makes them, and finds them by name or by what the user sees. Throws a refusal when a command
/// needs one that is not there.
@MainActor
final class Screens {
  private let device: HeadlessDevice
  private let report: Report
  private let sampling: FocusSampling
  private let example: ExampleApp
  private let furtherBehaviors: (String) -> [any ViewControllerLifecycleBehavior]
  private var screens: [WeakScreen] = []
  private var windows: [String: UIWindow] = [:]
  /// The scenes beside the first, by the name of their screen.
  private var scenes: [String: UIWindowScene] = [:]

  /// - Parameters:
  ///   - device: the device that shows the screens.
  ///   - report: receives what happens to the screens.
  ///   - sampling: how screens look for changes of their focus.
  ///   - example: the example app, which makes its screens itself.
  ///   - furtherBehaviors: makes the behaviors that a screen of this name has beside those of every screen.
  init(
    device: HeadlessDevice, report: Report, sampling: FocusSampling, example: ExampleApp,
    furtherBehaviors: @escaping (String) -> [any ViewControllerLifecycleBehavior]
  ) {
    self.device = device
    self.report = report
    self.sampling = sampling
    self.example = example
    self.furtherBehaviors = furtherBehaviors
  }

  /// Throws if there is a screen of one of these names already, or two of the names are the same.
  func requireFree(_ names: [String]) throws(Refusal) {
    var taken = Set(self.names)
    for name in names where !taken.insert(name).inserted {
      throw Refusal(message: "there is a screen named '\(name)' already")
    }
  }

  /// Makes a screen, whose name is free.
  func make(_ name: String) -> UIViewController {
    let behaviors = furtherBehaviors(name)
    let screen =
      example.make(name, behaviors: behaviors)
      ?? DemoScreen(name, report: report, sampling: sampling, behaviors: behaviors)
    screens.removeAll { $0.screen == nil }
    screens.append(WeakScreen(screen: screen))
    return screen
  }

  // MARK: By name

  /// The names of all screens that are still in memory.
  var names: [String] { all.map(\.journeyName) }

  /// All screens that are still in memory, in the order in which they were made.
  var all: [UIViewController] { screens.compactMap(\.screen) }

  func find(_ name: String) -> UIViewController? {
    all.first { $0.journeyName == name }
  }

  func screen(named name: String) throws(Refusal) -> UIViewController {
    guard let screen = find(name) else { throw Refusal(message: "there is no screen named '\(name)'") }
    return screen
  }

  func add(_ window: UIWindow, named name: String) {
    windows[name] = window
  }

  func window(named name: String) throws(Refusal) -> UIWindow {
    guard let window = windows[name] else { throw Refusal(message: "there is no window named '\(name)'") }
    return window
  }

  func removeWindow(named name: String) {
    windows[name] = nil
  }

  func add(_ scene: UIWindowScene, named name: String) {
    scenes[name] = scene
  }

  func scene(named name: String) throws(Refusal) -> UIWindowScene {
    guard let scene = scenes[name] else { throw Refusal(message: "there is no scene named '\(name)'") }
    return scene
  }

  func removeScene(named name: String) {
    scenes[name] = nil
  }

  func removeAll() {
    screens = []
    windows = [:]
    scenes = [:]
  }

  // MARK: What the user sees

  /// - Returns: the topmost screen or alert of the key window.
  func visible() throws(Refusal) -> UIViewController {
    guard let topmost else { throw Refusal(message: "no screen is visible in the key window") }
    return topmost
  }

  var visibleName: String { topmost?.journeyName ?? "" }

  var tabs: UITabBarController? { topmost?.tabBarController }

  /// - Returns: the navigation controller of the visible screen, for `command`.
  func navigation(for command: String) throws(Refusal) -> UINavigationController {
    guard let navigation = try visible().navigationController else {
      throw Refusal(message: "'\(command)' needs a navigation controller, and '\(visibleName)' is in none")
    }
    return navigation
  }

  var topmost: UIViewController? { device.keyWindow?.rootViewController.map(Self.topmost) }

  private static func topmost(_ controller: UIViewController) -> UIViewController {
    if let presented = controller.presentedViewController, !presented.isBeingDismissed { return topmost(presented) }
    switch controller {
    case let navigation as UINavigationController: return navigation.topViewController.map(topmost) ?? navigation
    case let tabs as UITabBarController: return tabs.selectedViewController.map(topmost) ?? tabs
    case let pages as UIPageViewController: return pages.viewControllers?.first.map(topmost) ?? pages
    // The right column shows what the user has chosen in the left one.
    case let split as UISplitViewController: return split.viewControllers.last.map(topmost) ?? split
    default: return controller
    }
  }

  private struct WeakScreen {
    weak var screen: UIViewController?
  }
}
