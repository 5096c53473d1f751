import HeadlessDevice
import HeadlessTestSupport
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

  @Test("R136: the delegate is called once for the root that is pushed on an empty controller")
  func pushedLater() {
    let nav = UINavigationController()
    let delegate = LoggedDelegate(log)
    nav.delegate = delegate
    device.openWindow(showing: nav)
    nav.pushViewController(log.screen("C"), animated: false)
    device.finishTransitions()
    #expect(log.flush().filter { $0.contains("how") } == ["willShow C false", "didShow C false"])
  }

  @Test("R34: the root cannot be swiped away")
  func root() {
    nav.popViewController(animated: false)
    device.finishTransitions()
    _ = log.flush()
    #expect(device.beginSwipeBack(in: nav) == nil)
    #expect(log.flush() == [])
  }
}
