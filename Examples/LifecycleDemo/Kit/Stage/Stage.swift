import HeadlessDevice
import UIKit

/// The screens of a journey, found by name or by what the user sees.
@MainActor
final class Stage {
  private let device: HeadlessDevice
  private var screens: [WeakScreen] = []
  private(set) var windows: [String: UIWindow] = [:]
  /// The scenes beside the first, by the name of their screen.
  private(set) var scenes: [String: UIWindowScene] = [:]
  /// The pages of a journey that has some.
  var pages: DemoPages?

  init(device: HeadlessDevice) {
    self.device = device
  }

  // MARK: By name

  func add(_ screen: DemoScreen) {
    screens.removeAll { $0.screen == nil }
    screens.append(WeakScreen(screen: screen))
  }

  func screen(named name: String) -> DemoScreen? {
    screens.lazy.compactMap(\.screen).first { $0.name == name }
  }

  func add(_ window: UIWindow, named name: String) {
    windows[name] = window
  }

  func removeWindow(named name: String) -> UIWindow? {
    windows.removeValue(forKey: name)
  }

  func add(_ scene: UIWindowScene, named name: String) {
    scenes[name] = scene
  }

  func removeScene(named name: String) {
    scenes[name] = nil
  }

  func clear() {
    screens = []
    windows = [:]
    scenes = [:]
    pages = nil
  }

  // MARK: What the user sees

  /// The top-most screen or alert of the key window.
  var visible: UIViewController? {
    device.keyWindow?.rootViewController.map(Self.topmost)
  }

  /// The navigation controller that the visible screen stands in.
  var navigation: UINavigationController? { visible?.navigationController }

  var tabs: UITabBarController? { visible?.tabBarController }

  private static func topmost(_ controller: UIViewController) -> UIViewController {
    if let presented = controller.presentedViewController, !presented.isBeingDismissed { return topmost(presented) }
    switch controller {
    case let navigation as UINavigationController: return navigation.topViewController.map(topmost) ?? navigation
    case let tabs as UITabBarController: return tabs.selectedViewController.map(topmost) ?? tabs
    case let pages as UIPageViewController: return pages.viewControllers?.first.map(topmost) ?? pages
    // Of two columns the one that shows what was chosen in the other.
    case let split as UISplitViewController: return split.viewControllers.last.map(topmost) ?? split
    default: return controller
    }
  }

  private struct WeakScreen {
    weak var screen: DemoScreen?
  }
}
