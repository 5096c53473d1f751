import FocusBehavior
import HeadlessDevice
import LifecycleBehaviors
import LifecycleTestKit
import UIKit

/// Watching the focus of screens: looks, changes, readings, and releasing.
@MainActor
enum Watching {
  static var all: [Measurement] {
    var all = [look(visible: 1, handWritten: false), look(visible: 1, handWritten: true)]
    for count in [10, 100] {
      all += [look(visible: count, handWritten: false), look(visible: count, handWritten: true)]
    }
    for depth in [10, 100, 1000] { all.append(look(atDepth: depth)) }
    all += [change(readsTrace: false), change(readsTrace: true)]
    for count in [10, 100, 1000] {
      all += [
        reading("focus", of: count) { _ = $0.focus?.hasFocus },
        reading("within", of: count) { _ = $0.hasFocusWithin },
      ]
    }
    for count in [250, 500, 1000, 2000] {
      all += [
        release("plain", count) { PlainCounter() },
        release("watched", count) { FocusBehavior(FocusOptions(sampling: .eventDriven)) { _ in } },
      ]
    }
    return all
  }

  // MARK: Looks

  /// Screens that are visible together in one container.
  private static func look(visible count: Int, handWritten: Bool) -> Measurement {
    Measurement("look/\(handWritten ? "by-hand" : "ours")/\(count)") {
      let device = HeadlessDevice().drivingLifecycleTime()
      let container = UIViewController()
      device.launch(showing: container)
      let screens = (0..<count).map { _ in
        let screen = UIViewController()
        container.addChild(screen)
        container.view.addSubview(screen.view)
        screen.didMove(toParent: container)
        if !handWritten { screen.addBehaviors([FocusBehavior(FocusOptions(sampling: .manual)) { _ in }]) }
        return screen
      }
      device.advance(by: 1)
      let polls = screens.map(HandWrittenPoll.init)
      let work: @MainActor () -> Void =
        if handWritten {
          { for poll in polls where poll.hasFocus != poll.hadFocus { poll.hadFocus.toggle() } }
        } else {
          { FocusSampling.sample() }
        }
      work()
      return { withExtendedLifetime(device) { work() } }
    }
  }

  private static func look(atDepth depth: Int) -> Measurement {
    Measurement("look/depth/\(depth)") {
      let app = stack(of: depth)
      FocusSampling.sample()
      return { withExtendedLifetime(app.device) { FocusSampling.sample() } }
    }
  }

  private static func stack(of count: Int) -> (device: HeadlessDevice, navigation: UINavigationController) {
    let device = HeadlessDevice().drivingLifecycleTime()
    let navigation = UINavigationController()
    let screens = (0..<count).map { _ in loadedScreen() }
    navigation.setViewControllers(screens, animated: false)
    for screen in screens { screen.addBehaviors([FocusBehavior(FocusOptions(sampling: .manual)) { _ in }]) }
    device.launch(showing: navigation)
    device.advance(by: 1)
    return (device, navigation)
  }

  // MARK: Changes

  /// A loss and a gain, as with Control Center.
  private static func change(readsTrace: Bool) -> Measurement {
    Measurement(readsTrace ? "change/with-trace" : "change/without-trace") {
      let app = stack(of: 1)
      let lose = { NotificationCenter.default.post(name: UIApplication.willResignActiveNotification, object: nil) }
      let gain = {
        NotificationCenter.default.post(name: UIApplication.didBecomeActiveNotification, object: nil)
        FocusSampling.sample()
      }
      lose()
      gain()
      return {
        withExtendedLifetime(app.device) {
          lose()
          gain()
          if readsTrace { Work.count &+= FocusDecision.recent.suffix(2).map(\.description.count).reduce(0, +) }
        }
      }
    }
  }

  // MARK: Readings

  private static func reading(
    _ name: String, of count: Int, _ read: @escaping @MainActor (UIViewController) -> Void
  ) -> Measurement {
    Measurement("reading/\(name)/\(count)") {
      let app = stack(of: count)
      let screen: UIViewController = name == "within" ? app.navigation : app.navigation.viewControllers[count - 1]
      read(screen)
      return { withExtendedLifetime(app.device) { read(screen) } }
    }
  }

  // MARK: Releasing

  /// Screens that no other object holds any more.
  private static func release(
    _ name: String, _ count: Int, _ make: @escaping @MainActor () -> any ViewControllerLifecycleBehavior
  ) -> Measurement {
    Measurement("release/\(name)/\(count)") {
      let device = HeadlessDevice().drivingLifecycleTime()
      device.launch(showing: UIViewController())
      var screens: [UIViewController] = (0..<count).map { _ in
        let screen = loadedScreen()
        screen.addBehaviors([make()])
        return screen
      }
      device.advance(by: 1)
      return {
        screens.removeAll()
        device.advance(by: 1)
      }
    }
  }
}

/// What people write to ask by hand whether a screen has the user's attention.
@MainActor
final class HandWrittenPoll {
  private weak var screen: UIViewController?
  var hadFocus = false

  init(_ screen: UIViewController) {
    self.screen = screen
  }

  var hasFocus: Bool {
    guard let screen, let window = screen.viewIfLoaded?.window, !window.isHidden, window.isKeyWindow,
      UIApplication.shared.applicationState == .active, window.windowScene?.activationState == .foregroundActive
    else { return false }
    var candidate: UIViewController? = screen
    while let current = candidate {
      if let presented = current.presentedViewController, !presented.isBeingDismissed { return false }
      candidate = current.parent
    }
    return true
  }
}
