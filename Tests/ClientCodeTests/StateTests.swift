import Foundation
import HeadlessDevice
import LifecycleBehaviors
import LifecycleTestKit
import TestSupport
import Testing
import UIKit

@testable import Samples

/// The rules of the page on state about objects that end when they are released.
@MainActor
@Suite(.oneDevice)
struct StateTests {
  let device = HeadlessDevice()
  let log = LifecycleTranscript()

  private func makeScreen() -> Screen {
    let screen = Screen([CartBehavior { [log] in log.record("changed") }])
    screen.loadViewIfNeeded()
    return screen
  }

  private func post() async -> [String] {
    NotificationCenter.default.post(name: Cart.didChange, object: nil)
    await settleTasks()
    return log.flush()
  }

  @Test("An observer that a coordinator keeps ends with the screen, and with the behavior's removal, silent or not")
  func observation() async {
    var screen: Screen? = makeScreen()
    weak let released = screen
    #expect(await post() == ["changed"])
    screen = nil
    #expect(released == nil)
    #expect(await post() == [])

    let screens = [makeScreen(), makeScreen(), makeScreen()]
    #expect(await post() == ["changed", "changed", "changed"])
    screens[0].attachment?.remove()
    #expect(await post() == ["changed", "changed"])
    screens[1].attachment?.remove(silently: true)
    #expect(await post() == ["changed"])
  }

  @Test("It ends on any thread on which the last reference is released")
  func otherThread() async {
    let coordinator = Box(CartBehavior.Coordinator())
    coordinator.content?.token = NotificationCenter.default.addObserver(
      forName: Cart.didChange, object: nil, queue: nil
    ) { [log] _ in
      Task { @MainActor in log.record("changed") }
    }
    #expect(await post() == ["changed"])
    onAnotherThread { coordinator.content = nil }
    #expect(await post() == [])
  }

  @Test("State that follows focus counts for its screen alone, until the behavior is removed, and ends with the screen")
  func focus() async {
    var screen: Screen? = Screen([InterruptionsBehavior { [log] in log.record("\($0)") }])
    let navigation = UINavigationController(rootViewController: screen!)
    device.launch(showing: navigation)
    device.openControlCenter()
    device.advance(by: 1)
    device.closeControlCenter()
    device.advance(by: 1)
    device.pressHome()
    device.advance(by: 1)
    device.openApp()
    device.advance(by: 1)
    navigation.pushViewController(UIViewController(), animated: true)
    device.advance(by: 1)
    #expect(log.flush() == ["2"])

    screen!.attachment?.remove()
    #expect(screen!.attachedBehaviors.isEmpty)
    weak let released = screen
    screen = nil
    navigation.viewControllers = [UIViewController()]
    device.advance(by: 1)
    #expect(released == nil)
  }
}

/// Used by one thread after the other.
private final class Box<Content>: @unchecked Sendable {
  var content: Content?

  init(_ content: Content) {
    self.content = content
  }
}
