import HeadlessDevice
import LifecycleTestKit
import TestSupport
import Testing
import UIKit

@MainActor
@Suite(.oneDevice)
struct SwipeBackTests: FixtureSuite {
  let fixture = PushedStack()

  @Test("R32, R33: a completed swipe is a pop")
  func completed() throws {
    let swipe = try #require(device.beginSwipeBack(in: nav))
    #expect(log.flush() == ["B.wM(nil)", "B.wD(t)", "A.wA(t)", "A.iA(t)"])
    device.advance(by: 5)
    #expect(log.flush() == [])
    swipe.finish()
    #expect(log.flush() == [])
    device.advance(by: 1)
    #expect(log.flush() == ["B.dD(t)", "A.dA(t)", "B.dM(nil)"])
    #expect(nav.viewControllers == [a])
  }

  @Test("R34, T7: after a cancelled swipe the lower screen disappears without viewDidAppear, and the upper one appears")
  func cancelled() throws {
    let swipe = try #require(device.beginSwipeBack(in: nav))
    #expect(nav.viewControllers == [a])
    #expect(log.flush() == ["B.wM(nil)", "B.wD(t)", "A.wA(t)", "A.iA(t)"])
    swipe.cancel()
    device.advance(by: 1)
    #expect(log.flush() == ["A.wD(t)", "A.dD(t)", "B.wA(t)", "B.iA(t)", "B.dA(t)"])
    #expect(nav.viewControllers == [a, b])
    #expect(b.parent === nav)
    #expect(b.view.window != nil)
    #expect(a.view.window == nil)
    #expect(!b.isMovingFromParent)
    #expect(!b.isMovingToParent)
  }

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

  @Test("R36, W9: a cancelled swipe's target is not reported as shown")
  func delegateCalls() throws {
    let delegate = LoggedDelegate(log)
    nav.delegate = delegate
    try #require(device.beginSwipeBack(in: nav)).cancel()
    device.advance(by: 1)
    #expect(!log.flush().contains("didShow A true"))
    try #require(device.beginSwipeBack(in: nav)).finish()
    device.advance(by: 1)
    #expect(log.flush().suffix(3) == ["A.dA(t)", "didShow A true", "B.dM(nil)"])
  }

  @Test(
    "R36, W9: after a cancelled swipe the delegate receives no call, or didShow for the upper screen",
    arguments: [true, false])
  func delegateAfterCancelled(isSilent: Bool) throws {
    device.weakRules.cancelledPopIsSilent = isSilent
    let delegate = LoggedDelegate(log)
    nav.delegate = delegate
    let swipe = try #require(device.beginSwipeBack(in: nav))
    #expect(log.flush() == ["B.wM(nil)", "B.wD(t)", "A.wA(t)", "willShow A true", "A.iA(t)"])
    swipe.cancel()
    device.advance(by: 1)
    #expect(
      log.flush() == ["A.wD(t)", "A.dD(t)", "B.wA(t)", "B.iA(t)", "B.dA(t)"] + (isSilent ? [] : ["didShow B true"]))
  }

  @Test("R34: the root cannot be swiped away")
  func root() {
    nav.popViewController(animated: false)
    device.finishTransitions()
    _ = log.flush()
    #expect(device.beginSwipeBack(in: nav) == nil)
    #expect(log.flush() == [])
  }

  @Test("R12: a swipe ends with all its callbacks when the window is hidden")
  func windowHidden() throws {
    let window = try #require(nav.view.window)
    _ = device.beginSwipeBack(in: nav)
    _ = log.flush()
    window.isHidden = true
    device.turn()
    #expect(nav.viewControllers == [a, b])
    let lines = log.flush()
    #expect(lines.filter { $0.hasPrefix("A") } == ["A.wD(t)", "A.dD(t)"])
    #expect(
      lines.filter { $0.hasPrefix("B") } == ["B.wA(t)", "B.iA(t)", "B.dA(t)", "B.wD(f)", "B.dD(f)"])
    window.isHidden = false
    device.turn()
    #expect(log.flush() == ["B.wA(f)", "B.iA(f)", "B.dA(f)"])
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
}
