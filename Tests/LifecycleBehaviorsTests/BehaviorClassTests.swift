import HeadlessDevice
import LifecycleBehaviors
import LifecycleTestKit
import TestSupport
import Testing
import UIKit

/// Behaviors that are classes, with subclasses.
@MainActor
@Suite(.oneDevice)
struct BehaviorClassTests {
  let device = HeadlessDevice()
  let log = LifecycleTranscript()

  /// One appearance of a screen with `behavior`.
  private func visit(_ behavior: any ViewControllerLifecycleBehavior) {
    let window = device.launch(showing: Screen([behavior]))
    window.isHidden = true
    device.turn()
  }

  @Test(
    "A subclass overrides a moment of its base class and keeps the others, also where it is known by its base class")
  func subclass() {
    let behavior: BaseBehavior = OverridingBehavior(log)
    visit(behavior)
    #expect(log.flush() == ["override afterAppearing", "base afterDisappearing"])
  }

  @Test("A class and its subclasses have a coordinator for each attachment")
  func coordinators() {
    let behavior = DoublingBehavior(log)
    let nav = UINavigationController(rootViewController: Screen([behavior]))
    device.launch(showing: nav)
    device.push(Screen([behavior]), onto: nav, animated: false)
    device.pop(nav, animated: false)
    #expect(log.flush() == ["visit 2", "visit 2", "visit 4"])
  }
}

private class BaseBehavior: ViewControllerLifecycleBehavior {
  let log: LifecycleTranscript

  init(_ log: LifecycleTranscript) {
    self.log = log
  }

  func afterAppearing(_ viewController: UIViewController, context: Context) {
    log.record("base afterAppearing")
  }

  func afterDisappearing(_ viewController: UIViewController, context: Context) {
    log.record("base afterDisappearing")
  }
}

private class OverridingBehavior: BaseBehavior {
  override func afterAppearing(_ viewController: UIViewController, context: Context) {
    log.record("override afterAppearing")
  }
}

private final class DoublingBehavior: OpenCountingBehavior {
  let log: LifecycleTranscript

  init(_ log: LifecycleTranscript) {
    self.log = log
  }

  override func afterAppearing(_ viewController: UIViewController, context: Context) {
    super.afterAppearing(viewController, context: context)
    super.afterAppearing(viewController, context: context)
    log.record("visit \(context.coordinator.count)")
  }
}
