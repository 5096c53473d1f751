import HeadlessDevice
import LifecycleTestKit
import TestSupport
import Testing
import UIKit

@MainActor
@Suite(.oneDevice)
struct NavigationStackTests: FixtureSuite {
  let fixture = LoggedDevice()
  /// The transcript of the screens that are not the top screen.
  let buried = LifecycleTranscript()
  let nav = UINavigationController()
  let delegate: LoggedDelegate

  init() {
    delegate = LoggedDelegate(fixture.log)
  }

  private func launch(_ stack: [UIViewController]) {
    nav.viewControllers = stack
    device.launch(showing: nav)
    _ = log.flush()
    _ = buried.flush()
  }

  @Test("R36: when the stack pops to its root, the screens between do not appear")
  func popToRoot() {
    launch([log.screen("A"), buried.screen("B"), log.screen("C")])
    nav.popToRootViewController(animated: true)
    device.advance(by: 1)
    #expect(
      log.flush() == [
        "C.wM(nil)", "A.viewDidLoad", "C.wD(t)", "A.wA(t)", "A.iA(t)", "C.dD(t)", "A.dA(t)", "C.dM(nil)",
      ])
    #expect(buried.flush() == ["B.wM(nil)", "B.dM(nil)"])
  }

  @Test("R36: setting a stack with the same top screen causes no callback of that screen")
  func sameTop() {
    let top = log.screen("C")
    let kept = log.screen("A")
    launch([kept, buried.screen("B"), top])
    nav.setViewControllers([kept, buried.screen("D"), top], animated: true)
    device.advance(by: 1)
    #expect(log.flush() == [])
    #expect(Set(buried.flush()) == ["B.wM(nil)", "B.dM(nil)", "D.wM(nav)", "D.dM(nav)"])
    #expect(nav.topViewController === top)
    #expect(top.view.window != nil)
  }

  @Test("R32: setting a stack with another top screen is a push, or a pop if the old top screen is removed")
  func otherTop() {
    let first = log.screen("A")
    launch([first])
    nav.setViewControllers([log.screen("B")], animated: true)
    device.advance(by: 1)
    let lines = log.flush()
    #expect(Set(lines.prefix(2)) == ["A.wM(nil)", "B.wM(nav)"])
    #expect(
      lines.dropFirst(2).prefix(6) == ["B.viewDidLoad", "A.wD(t)", "B.wA(t)", "B.iA(t)", "A.dD(t)", "B.dA(t)"])
    #expect(Set(lines.dropFirst(8)) == ["A.dM(nil)", "B.dM(nav)"])
  }

  @Test("R36: the delegate is called after the will-callbacks and after viewDidAppear")
  func delegateCalls() {
    launch([log.screen("A")])
    nav.delegate = delegate
    nav.pushViewController(log.screen("B"), animated: true)
    device.advance(by: 1)
    #expect(
      log.flush().filter { !$0.contains("M(") } == [
        "B.viewDidLoad", "A.wD(t)", "B.wA(t)", "willShow B true", "B.iA(t)", "A.dD(t)", "B.dA(t)", "didShow B true",
      ])
    nav.popViewController(animated: false)
    device.finishTransitions()
    #expect(
      log.flush().filter { !$0.contains("M(") } == [
        "B.wD(f)", "A.wA(f)", "willShow A false", "A.iA(f)", "B.dD(f)", "A.dA(f)", "didShow A false",
      ])
  }

  @Test("R39: two animated pushes in one turn cause a console message and end in the last stack, with one transition")
  func twoPushes() {
    launch([log.screen("A")])
    nav.pushViewController(buried.screen("B"), animated: true)
    nav.pushViewController(log.screen("C"), animated: true)
    #expect(device.consoleMessages.count == 1)
    device.advance(by: 2)
    #expect(nav.viewControllers.count == 3)
    #expect(
      log.flush() == [
        "C.wM(nav)", "C.viewDidLoad", "A.wD(t)", "C.wA(t)", "C.iA(t)", "A.dD(t)", "C.dA(t)", "C.dM(nav)",
      ])
    #expect(buried.flush() == ["B.wM(nav)", "B.dM(nav)"])
  }

  @Test("R39: a push during a push causes a console message and ends in the last stack")
  func pushDuringPush() {
    launch([log.screen("A")])
    let second = buried.screen("B")
    let third = log.screen("C")
    nav.pushViewController(second, animated: true)
    device.advance(by: 0.1)
    nav.pushViewController(third, animated: true)
    #expect(device.consoleMessages.count == 1)
    device.advance(by: 2)
    #expect(nav.topViewController === third)
    #expect(
      log.flush() == [
        "A.wD(t)", "C.wM(nav)", "A.dD(t)", "C.viewDidLoad", "C.wA(t)", "C.iA(t)", "C.dA(t)", "C.dM(nav)",
      ])
    #expect(buried.flush().last == "B.dD(t)")
    #expect(second.view.window == nil)
    #expect(third.view.window != nil)
  }

  @Test("R39: a pop during a push ends in the first stack, with all callbacks")
  func popDuringPush() {
    let first = log.screen("A")
    launch([first])
    nav.pushViewController(buried.screen("B"), animated: true)
    device.advance(by: 0.1)
    nav.popViewController(animated: true)
    device.advance(by: 2)
    #expect(nav.viewControllers == [first])
    #expect(first.view.window != nil)
    #expect(log.flush() == ["A.wD(t)", "A.dD(t)", "A.wA(t)", "A.iA(t)", "A.dA(t)"])
    let lines = buried.flush()
    #expect(lines.filter { $0.contains("(t)") } == ["B.wA(t)", "B.iA(t)", "B.dA(t)", "B.wD(t)", "B.dD(t)"])
    #expect(lines.last == "B.dM(nil)")
  }

  @Test("R36: a stack replaced during a transition ends in the last one")
  func replacedDuringPush() {
    launch([log.screen("A")])
    nav.pushViewController(buried.screen("B"), animated: true)
    device.advance(by: 0.1)
    let last = log.screen("N")
    nav.setViewControllers([last], animated: false)
    device.advance(by: 2)
    #expect(nav.viewControllers == [last])
    #expect(last.view.window != nil)
    let lines = log.flush()
    #expect(
      lines.filter { $0.hasPrefix("N") } == [
        "N.wM(nav)", "N.viewDidLoad", "N.wA(f)", "N.iA(f)", "N.dA(f)", "N.dM(nav)",
      ])
    #expect(
      lines.filter { $0.hasPrefix("A") } == ["A.wD(t)", "A.wM(nil)", "A.dM(nil)", "A.dD(t)"]
        || lines.filter { $0.hasPrefix("A") } == ["A.wD(t)", "A.wM(nil)", "A.dD(t)", "A.dM(nil)"])
    #expect(buried.flush().filter { !$0.contains("M(") }.last == "B.dD(f)")
  }
}
