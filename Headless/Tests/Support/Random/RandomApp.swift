import HeadlessDevice
import UIKit

/// An app on which a random journey acts: two tabs of navigation stacks, or something else as its root.
@MainActor
public final class RandomApp {
  public let device: HeadlessDevice
  public let kinds: [RandomOperationKind]
  /// Called with each operation, also those inside callbacks, before it runs.
  public var didPerform: (RandomOperation) -> Void = { _ in }
  public private(set) var window: UIWindow!
  /// What the window shows at first.
  private(set) var root: UIViewController!
  public private(set) var tabs: UITabBarController!
  var navigationControllers: [UINavigationController] = []
  var furtherWindows: [UIWindow] = []
  /// A finger on the screen: what it holds follows it until it lifts.
  var drag: HeadlessDevice.Swipe?
  public var isFingerLifted: Bool { drag == nil }
  let menus = RandomMenus()
  /// That of a web page in full screen.
  public internal(set) var webPage: UIWindow?
  /// Controllers that the app keeps although no other controller does.
  var kept: [UIViewController] = []
  private let parts: RandomParts
  private let rootKind: RandomRoot
  private var screens: [WeakController] = []
  private var containers: [WeakController] = []
  private var screenCount = 0

  public convenience init(
    kinds: [RandomOperationKind] = RandomOperationKind.touches,
    makeScreen: @escaping (_ name: String) -> UIViewController
  ) {
    self.init(kinds: kinds, parts: RandomParts(makeScreen: makeScreen))
  }

  public init(
    kinds: [RandomOperationKind], parts: RandomParts, root: RandomRoot = .tabs, idiom: UIUserInterfaceIdiom = .phone
  ) {
    device = HeadlessDevice(idiom: idiom)
    self.kinds = kinds
    self.parts = parts
    rootKind = root
    launch()
  }

  /// Launches the app with new screens, at first and after ``kill()``.
  public func launch() {
    makeRoot()
    window = device.launch(showing: root)
  }

  /// Shows new screens after ``clear()``, in the same process.
  public func beginAgain() {
    makeRoot()
    window.rootViewController = root
    settle()
  }

  private func makeRoot() {
    tabs = noted(parts.makeTabs())
    navigationControllers = (0..<2).map { _ in newNavigation() }
    tabs.viewControllers = navigationControllers
    root = rootKind.make(in: self)
  }

  /// Ends the process: none of its screens is kept.
  public func kill() {
    device.kill()
    forgetAll()
    window = nil
  }

  /// Takes everything off the screen, closes all windows and scenes but one, and keeps no screen.
  public func clear() {
    settle()
    for controller in [root, window.rootViewController] where controller?.presentedViewController != nil {
      controller?.dismiss(animated: false)
      settle()
    }
    leaveWebPage()
    furtherWindows.forEach(device.close)
    device.scenes.dropFirst().forEach(device.disconnect)
    window.isHidden = false
    forgetAll()
    window.rootViewController = UIViewController()
    settle()
  }

  private func forgetAll() {
    (drag, webPage, kept, furtherWindows, navigationControllers) = (nil, nil, [], [], [])
    (root, tabs) = (nil, nil)
  }

  /// Whether the window shows what it showed at first. The app keeps that also while it shows something else.
  public var isFirstRootShown: Bool { window?.rootViewController === root }

  public func newScreen() -> UIViewController {
    screenCount += 1
    let screen = parts.makeScreen("S\(screenCount)")
    screens.append(WeakController(controller: screen))
    return screen
  }

  func newNavigation() -> UINavigationController {
    let navigation = noted(parts.makeNavigation())
    navigation.viewControllers = [newScreen()]
    return navigation
  }

  func newPages() -> UIPageViewController {
    let pages = noted(parts.makePages())
    pages.setViewControllers([newScreen()], direction: .forward, animated: false)
    return pages
  }

  private func noted<Container: UIViewController>(_ container: Container) -> Container {
    containers.append(WeakController(controller: container))
    return container
  }

  /// The screens that are alive, oldest first.
  public var liveScreens: [UIViewController] {
    screens.removeAll { $0.controller == nil }
    return screens.compactMap(\.controller)
  }

  /// Screens and containers that are alive.
  public var liveControllers: [UIViewController] {
    containers.removeAll { $0.controller == nil }
    return liveScreens + containers.compactMap(\.controller)
  }

  /// What the user sees on top: the last of the modals, or the top of the selected stack. A menu belongs to the screen below.
  public var topmost: UIViewController {
    var top: UIViewController = root
    while true {
      if let modal = top.presentedViewController, !modal.isBeingDismissed, !device.isMenu(modal) {
        top = modal
      } else if let navigation = top as? UINavigationController, let content = navigation.topViewController {
        top = content
      } else if let tabs = top as? UITabBarController, let selected = tabs.selectedViewController {
        top = selected
      } else if let split = top as? UISplitViewController, let column = split.viewControllers.last {
        top = column
      } else {
        return top
      }
    }
  }

  /// Runs one operation and, outside of callbacks, the turn that ends it.
  public func perform(_ operation: RandomOperation) {
    guard let kind = kinds.first(where: { $0.name == operation.name }) else {
      preconditionFailure("No kind of operation is called \(operation.name)")
    }
    // Callbacks of an app that is being cleared, or whose process has ended, do nothing more.
    guard root != nil else { return }
    didPerform(operation)
    kind.body(self, operation.choice)
  }

  /// Lifts the finger and waits until all transitions have ended.
  public func settle() {
    drag?.cancel()
    drag = nil
    device.openApp()
    device.finishTransitions()
    device.turn()
  }
}

private struct WeakController {
  weak var controller: UIViewController?
}
