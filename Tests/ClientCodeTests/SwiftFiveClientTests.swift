import Dispatch
import HeadlessDevice
import LifecycleBehaviors
import ReadyMadeBehaviors
import TestSupport
import Testing
import UIKit

/// Compiled in Swift 5 mode, like much of what uses UIKit: that it compiles without a warning is half of the test.
@MainActor
@Suite(.oneDevice)
struct SwiftFiveClientTests {
  @Test("R122: in Swift 5 mode a function without an actor may make a controller and use its members")
  func nonisolated() {
    let device = HeadlessDevice()
    let screen = Screens().makeScreen(named: "A")
    let window = device.launch(showing: UINavigationController(rootViewController: screen))
    #expect(Screens().topScreen(of: window)?.title == "A")
    #expect(Screens().isInFront)
  }

  @Test("R122: in Swift 5 mode it may also make and use the parts of a screen and of an app")
  func parts() {
    #expect(Screens().makeParts() == ["Save", "a", "0", "true", "UIWindowSceneSessionRoleApplication"])
  }

  @Test("R122: in Swift 5 mode a delegate's method may be called by a function without an actor")
  func delegate() {
    let delegate = StackDelegate()
    Screens().show(Screens().makeScreen(named: "B"), to: delegate)
    #expect(delegate.shown == ["B"])
  }

  @Test("A callback on another thread that adds behaviors ends the app, with its line and what to write")
  func otherThread() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) { @MainActor in
      let screen = UIViewController()
      screen.loadViewIfNeeded()
      Loader().load { screen.addBehaviors([KeepAwakeBehavior()], file: "Screens/Player.swift", line: 7) }
      while true { await Task.yield() }
    }
    let output = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    #expect(
      output.contains(
        """
        Screens/Player.swift:7: Precondition failed: Behaviors are added on the main thread. Write \
        DispatchQueue.main.async { … } around the call.
        """))
  }
}

/// Calls back on another thread, as libraries from before Swift's concurrency do.
private final class Loader {
  private struct Callback: @unchecked Sendable {
    let call: () -> Void
  }

  func load(_ completion: @escaping () -> Void) {
    let callback = Callback(call: completion)
    DispatchQueue.global().async { callback.call() }
  }
}

/// Belongs to no actor.
private final class Screens {
  func makeScreen(named name: String) -> UIViewController {
    let screen = UIViewController()
    screen.title = name
    screen.view.addSubview(UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10)))
    return screen
  }

  func makeParts() -> [String] {
    let (button, label, table) = (UIButton(type: .system), UILabel(), UITableView(frame: .zero, style: .plain))
    button.addAction(UIAction(title: "Save") { _ in }, for: .touchUpInside)
    button.setTitle("Save", for: .normal)
    label.text = "a"
    label.font = .preferredFont(forTextStyle: .body)
    let effect = UIVisualEffectView(effect: UIVisualEffect())
    let stack = UIStackView(arrangedSubviews: [label, UIImageView(image: nil), UISwitch()])
    let constraint = stack.topAnchor.constraint(equalTo: effect.contentView.topAnchor)
    effect.contentView.addSubview(stack)
    constraint.isActive = true
    let configuration = UISceneConfiguration(name: nil, sessionRole: .windowApplication)
    return [
      button.currentTitle ?? "", label.text ?? "", "\(table.numberOfSections)", "\(constraint.isActive)",
      configuration.role.rawValue,
    ]
  }

  func topScreen(of window: UIWindow) -> UIViewController? {
    (window.rootViewController as? UINavigationController)?.topViewController
  }

  var isInFront: Bool { UIApplication.shared.applicationState == .active && !UIAccessibility.isReduceMotionEnabled }

  func show(_ screen: UIViewController, to delegate: UINavigationControllerDelegate) {
    delegate.navigationController(UINavigationController(), didShow: screen, animated: false)
  }
}

private final class StackDelegate: NSObject, UINavigationControllerDelegate {
  var shown: [String] = []

  func navigationController(
    _ navigationController: UINavigationController, didShow viewController: UIViewController, animated: Bool
  ) {
    shown.append(viewController.title ?? "")
  }
}
