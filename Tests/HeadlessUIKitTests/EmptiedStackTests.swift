import HeadlessDevice
import LifecycleTestKit
import TestSupport
import Testing
import UIKit

/// R109: what is emptied leaves the screen.
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

  @Test("R109: the last screen of a stack that is emptied leaves", arguments: [true, false])
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

  @Test("R109: so does one of a stack that is set to nothing, or that is taken out by hand", arguments: [true, false])
  func takingOut(byHand: Bool) {
    let (navigation, screen) = shownStack()
    if byHand { screen.removeFromParent() } else { navigation.viewControllers = [] }
    device.finishTransitions()
    #expect(log.flush() == ["A.wM(nil)", "A.wD(f)", "A.dD(f)", "A.dM(nil)"])
    #expect(screen.parent == nil)
    #expect(screen.view.superview == nil)
  }

  @Test("R109: an emptied stack takes in a screen again")
  func fillingAgain() {
    let (navigation, _) = shownStack()
    navigation.viewControllers = []
    device.finishTransitions()
    _ = log.flush()
    navigation.pushViewController(log.screen("B"), animated: false)
    device.finishTransitions()
    #expect(log.flush() == ["B.wM(nav)", "B.viewDidLoad", "B.wA(f)", "B.iA(f)", "B.dA(f)", "B.dM(nav)"])
  }

  @Test("R109: the delegate is not called about a screen where there is none")
  func delegateOfEmptiedStack() {
    let (navigation, _) = shownStack()
    let delegate = LoggedDelegate(log)
    navigation.delegate = delegate
    navigation.viewControllers = []
    device.finishTransitions()
    #expect(log.flush() == ["A.wM(nil)", "A.wD(f)", "A.dD(f)", "A.dM(nil)"])
  }

  @Test("R109: a window without a root shows nothing")
  func rootOfNone() throws {
    let screen = log.screen("A")
    let window = device.launch(showing: screen)
    _ = log.flush()
    window.rootViewController = nil
    device.turn()
    #expect(log.flush() == ["A.wD(f)", "A.dD(f)"])
    #expect(screen.view.superview == nil)
  }

  @Test("R109: the selected tab of a tab bar controller that is emptied leaves")
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
