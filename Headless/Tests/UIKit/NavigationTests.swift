import HeadlessDevice
import LifecycleTestKit
import TestSupport
import Testing
import UIKit

@MainActor
@Suite(.oneDevice)
struct NavigationTests: FixtureSuite {
  let fixture = PushedStack()

  @Test("R34: a pop after a cancelled swipe has the callbacks of a pop")
  func popAfterCancelled() throws {
    try #require(device.beginSwipeBack(in: nav)).cancel()
    device.advance(by: 1)
    _ = log.flush()
    nav.popViewController(animated: true)
    device.advance(by: 1)
    #expect(
      log.flush() == ["B.wM(nil)", "B.wD(t)", "A.wA(t)", "A.iA(t)", "B.dD(t)", "A.dA(t)", "B.dM(nil)"])
    #expect(device.consoleMessages.isEmpty)
  }

  @Test("R34: the root cannot be swiped away")
  func root() {
    nav.popViewController(animated: false)
    device.finishTransitions()
    _ = log.flush()
    #expect(device.beginSwipeBack(in: nav) == nil)
    #expect(log.flush() == [])
  }

  @Test("R31: no swipe begins in a navigation controller that is in no window")
  func offWindow() throws {
    let window = try #require(device.keyWindow)
    window.rootViewController = UIViewController()
    device.advance(by: 1)
    #expect(device.beginSwipeBack(in: nav) == nil)
    window.rootViewController = nav
    device.advance(by: 1)
    #expect(device.beginSwipeBack(in: nav) != nil)
  }

  @Test("A new stack with another top screen is a push")
  func otherTop() {
    nav.setViewControllers([log.screen("C")], animated: true)
    device.advance(by: 1)
    #expect(
      log.flush().filter { !$0.contains("M(") } == [
        "C.viewDidLoad", "B.wD(t)", "C.wA(t)", "C.iA(t)", "B.dD(t)", "C.dA(t)",
      ])
    #expect(a.parent == nil && b.parent == nil)
  }
}
