import HeadlessDevice
import LifecycleTestKit
import TestSupport
import Testing
import UIKit

/// R109: stacks, tab bar controllers and windows that are emptied.
@MainActor
@Suite(.oneDevice)
struct EmptiedStackTests: FixtureSuite {
  let fixture = LoggedDevice()

  private func shownStack() -> (UINavigationController, LoggedViewController) {
    let screen = log.screen("A")
    let navigation = UINavigationController(rootViewController: screen)
    device.launch(showing: navigation)
    _ = log.flush()
    return (navigation, screen)
  }

  @Test("R109: the last screen of a stack that is emptied disappears", arguments: [true, false])
  func settingNoControllers(isAnimated: Bool) {
    let (navigation, screen) = shownStack()
    navigation.setViewControllers([], animated: isAnimated)
    device.finishTransitions()
    let flag = isAnimated ? "t" : "f"
    #expect(log.flush() == ["A.wM(nil)", "A.wD(\(flag))", "A.dD(\(flag))", "A.dM(nil)"])
    #expect(screen.parent == nil)
    #expect(screen.view.superview == nil)
    #expect(navigation.children.isEmpty)
    #expect(navigation.topViewController == nil)
  }

  @Test(
    "R109: the last screen disappears when viewControllers is set to [], or when it is removed from its parent",
    arguments: [true, false])
  func takingOut(byHand: Bool) {
    let (navigation, screen) = shownStack()
    if byHand { screen.removeFromParent() } else { navigation.viewControllers = [] }
    device.finishTransitions()
    #expect(log.flush() == ["A.wM(nil)", "A.wD(f)", "A.dD(f)", "A.dM(nil)"])
    #expect(screen.parent == nil)
    #expect(screen.view.superview == nil)
  }

  @Test("R109: a screen can be pushed on an emptied stack")
  func fillingAgain() {
    let (navigation, _) = shownStack()
    navigation.viewControllers = []
    device.finishTransitions()
    _ = log.flush()
    navigation.pushViewController(log.screen("B"), animated: false)
    device.finishTransitions()
    #expect(log.flush() == ["B.wM(nav)", "B.viewDidLoad", "B.wA(f)", "B.iA(f)", "B.dA(f)", "B.dM(nav)"])
  }

  @Test("R109: the delegate of an emptied stack is not called")
  func delegateOfEmptiedStack() {
    let (navigation, _) = shownStack()
    let delegate = LoggedDelegate(log)
    navigation.delegate = delegate
    navigation.viewControllers = []
    device.finishTransitions()
    #expect(log.flush() == ["A.wM(nil)", "A.wD(f)", "A.dD(f)", "A.dM(nil)"])
  }

  @Test("R109: the root that a window loses disappears")
  func rootOfNone() throws {
    let screen = log.screen("A")
    let window = device.launch(showing: screen)
    _ = log.flush()
    window.rootViewController = nil
    device.turn()
    #expect(log.flush() == ["A.wD(f)", "A.dD(f)"])
    #expect(screen.view.superview == nil)
  }

  @Test("R109: the selected tab of a tab bar controller that is emptied disappears")
  func tabs() {
    let screen = log.screen("A")
    let tabs = UITabBarController()
    tabs.viewControllers = [screen]
    device.launch(showing: tabs)
    _ = log.flush()
    tabs.viewControllers = nil
    device.turn()
    #expect(log.flush() == ["A.wM(nil)", "A.wD(f)", "A.dD(f)", "A.dM(nil)"])
    #expect(screen.parent == nil)
    #expect(screen.view.superview == nil)
  }
}
