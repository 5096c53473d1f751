import LifecycleTimeline
import UIKit

/// Plays the steps of a recording in a window: what a program can do itself here, and the rest on the device.
@MainActor
struct ReplayPlayer {
  let window: LifecycleTestWindow
  let screens: ReplayedScreens

  func play(_ step: TimelineStep) async throws {
    var words = step.line.split(separator: " ").map(String.init)
    guard let command = words.first, command != "#" else { return }
    let isAnimated = words.last != "instantly"
    if !isAnimated { words.removeLast() }
    switch (command, words.count) {
    case ("wait", 2): await window.system.wait(Double(words[1]) ?? 0)
    case ("root", 2...): show(words)
    case ("push", 2): try stack(for: step).pushViewController(screens.make(words[1]), animated: isAnimated)
    case ("pop", 1): try stack(for: step).popViewController(animated: isAnimated)
    case ("pop", 3): try stack(for: step).popToRootViewController(animated: isAnimated)
    // What UIKit calls is the same without a finger.
    case ("swipe", 2): try stack(for: step).popViewController(animated: true)
    case ("present", 3...): try present(screens.make(words[2]), words[1], step, isAnimated)
    case ("alert", 2): try topmost(for: step).present(screens.makeAlert(words[1]), animated: isAnimated)
    case ("dismiss", 1): try topmost(for: step).dismiss(animated: isAnimated)
    case ("tab", 2): try choose(words[1], step)
    case ("embed", 4): try embed(words[1], in: screen(words[3], step))
    case ("unembed", 2): unembed(try screen(words[1], step))
    case ("field", 2): try edit(words[1], step)
    case ("end", 2) where words[1] == "editing": try topmost(for: step).view.endEditing(true)
    default: try playOnDevice(words, step)
    }
    window.system.turn()
  }

  private func playOnDevice(_ words: [String], _ step: TimelineStep) throws {
    let systemSteps = ["home", "open", "control-center", "suspend", "swipe", "sheet"]
    guard systemSteps.contains(words[0]) else { throw LifecycleReplayError(step, .notSupported) }
    guard TestSystem.hasDevice else { throw LifecycleReplayError(step, .needsDevice) }
    guard let topmost, window.system.perform(words, on: topmost) else {
      throw LifecycleReplayError(step, .notPossible("the device cannot do it now"))
    }
  }

  // MARK: Containers

  private func show(_ words: [String]) {
    let (container, names) = words.count > 2 ? (words[1], Array(words[2...])) : ("", Array(words[1...]))
    let root: UIViewController
    switch container {
    case "nav": root = UINavigationController(rootViewController: screens.make(names[0]))
    case "tabs":
      let tabs = UITabBarController()
      tabs.viewControllers = stacks(names)
      root = tabs
    case "split":
      let split = UISplitViewController()
      split.viewControllers = stacks(names)
      root = split
    default: root = screens.make(names[0])
    }
    window.window.rootViewController = root
    window.window.makeKeyAndVisible()
  }

  private func stacks(_ names: [String]) -> [UIViewController] {
    names.map { UINavigationController(rootViewController: screens.make($0)) }
  }

  private func choose(_ name: String, _ step: TimelineStep) throws {
    let tabs = try topmost(for: step).tabBarController
    let tab = tabs?.viewControllers?.first { tab in
      screens.journeyName(of: (tab as? UINavigationController)?.viewControllers.first ?? tab) == name
    }
    guard let tabs, let tab else { throw LifecycleReplayError(step, .notPossible("there is no tab \(name)")) }
    tabs.selectedViewController = tab
  }

  private func present(_ screen: UIViewController, _ style: String, _ step: TimelineStep, _ isAnimated: Bool) throws {
    let style = UIModalPresentationStyle.byName.first { $0.name == style }?.style ?? .fullScreen
    screen.modalPresentationStyle = style
    try topmost(for: step).present(screen, animated: isAnimated)
  }

  private func embed(_ name: String, in parent: UIViewController) throws {
    let child = screens.make(name)
    parent.addChild(child)
    parent.view.addSubview(child.view)
    child.didMove(toParent: parent)
  }

  private func unembed(_ child: UIViewController) {
    child.willMove(toParent: nil)
    child.view.removeFromSuperview()
    child.removeFromParent()
  }

  private func edit(_ name: String, _ step: TimelineStep) throws {
    guard let field = try topmost(for: step).view.field(named: name), field.becomeFirstResponder() else {
      throw LifecycleReplayError(step, .notPossible("no field with this accessibilityIdentifier can be edited"))
    }
  }

  // MARK: What is visible

  private func topmost(for step: TimelineStep) throws -> UIViewController {
    guard let topmost else { throw LifecycleReplayError(step, .notPossible("no screen is visible")) }
    return topmost
  }

  private var topmost: UIViewController? { window.window.rootViewController?.topmost }

  private func stack(for step: TimelineStep) throws -> UINavigationController {
    guard let stack = try topmost(for: step).navigationController else {
      throw LifecycleReplayError(step, .notPossible("the visible screen is in no navigation controller"))
    }
    return stack
  }

  private func screen(_ name: String, _ step: TimelineStep) throws -> UIViewController {
    guard let screen = window.window.rootViewController?.find({ screens.journeyName(of: $0) == name }) else {
      throw LifecycleReplayError(step, .notPossible("there is no screen \(name)"))
    }
    return screen
  }
}

extension UIViewController {
  fileprivate var topmost: UIViewController {
    if let presented = presentedViewController, !presented.isBeingDismissed { return presented.topmost }
    let inside: UIViewController? =
      switch self {
      case let stack as UINavigationController: stack.topViewController
      case let tabs as UITabBarController: tabs.selectedViewController
      case let split as UISplitViewController: split.viewControllers.last
      default: nil
      }
    return inside?.topmost ?? self
  }

  fileprivate func find(_ isMatch: (UIViewController) -> Bool) -> UIViewController? {
    if isMatch(self) { return self }
    for child in children { if let match = child.find(isMatch) { return match } }
    guard let presented = presentedViewController, presented.presentingViewController === self else { return nil }
    return presented.find(isMatch)
  }
}

extension UIView {
  fileprivate func field(named name: String) -> UIView? {
    if self is UITextField || self is UITextView, (accessibilityIdentifier ?? "\(type(of: self))").journeyName == name {
      return self
    }
    return subviews.lazy.compactMap { $0.field(named: name) }.first
  }
}
