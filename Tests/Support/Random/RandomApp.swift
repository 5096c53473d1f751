import HeadlessDevice
import LifecycleTestKit
import UIKit

/// An app with two tabs of navigation stacks, on which a random journey acts.
@MainActor
public final class RandomApp {
  public let device: HeadlessDevice
  public let kinds: [RandomOperationKind]
  /// Called with each operation, also those inside callbacks, before it runs.
  public var didPerform: (RandomOperation) -> Void = { _ in }
  public private(set) var window: UIWindow!
  let tabs = UITabBarController()
  var navigationControllers: [UINavigationController] = []
  var furtherWindows: [UIWindow] = []
  /// A finger on the screen: what it holds follows it until it lifts.
  var drag: HeadlessDevice.Swipe?
  private let makeScreen: (_ name: String) -> UIViewController
  private var screens: [WeakScreen] = []
  private var screenCount = 0

  public init(
    kinds: [RandomOperationKind] = RandomOperationKind.touches,
    makeScreen: @escaping (_ name: String) -> UIViewController
  ) {
    device = HeadlessDevice().drivingLifecycleTime()
    self.kinds = kinds
    self.makeScreen = makeScreen
    navigationControllers = (0..<2).map { _ in UINavigationController(rootViewController: newScreen()) }
    tabs.viewControllers = navigationControllers
    window = device.launch(showing: tabs)
  }

  public func newScreen() -> UIViewController {
    screenCount += 1
    let screen = makeScreen("S\(screenCount)")
    screens.append(WeakScreen(screen: screen))
    return screen
  }

  /// The screens that are alive, oldest first.
  public var liveScreens: [UIViewController] {
    screens.removeAll { $0.screen == nil }
    return screens.compactMap(\.screen)
  }

  /// What the user sees on top: the last of the modals, or the top of the selected stack.
  public var topmost: UIViewController {
    var top: UIViewController = tabs
    while true {
      if let modal = top.presentedViewController, !modal.isBeingDismissed {
        top = modal
      } else if let navigation = top as? UINavigationController, let content = navigation.topViewController {
        top = content
      } else if let tabs = top as? UITabBarController, let selected = tabs.selectedViewController {
        top = selected
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
    didPerform(operation)
    kind.body(self, operation.choice)
  }

  /// Lifts the finger, ends what is under way, and lets everything settle.
  public func settle() {
    drag?.cancel()
    drag = nil
    device.openApp()
    device.finishTransitions()
    device.turn()
  }
}

private struct WeakScreen {
  weak var screen: UIViewController?
}
