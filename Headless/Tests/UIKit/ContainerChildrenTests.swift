import HeadlessDevice
import LifecycleTestKit
import TestSupport
import Testing
import UIKit

/// R35, R37, R43: to which children containers forward, and what a child that is added to them becomes.
@MainActor
@Suite(.oneDevice)
struct ContainerChildrenTests: FixtureSuite {
  let fixture = LoggedScreens()

  @Test("R35: a navigation controller forwards inside its own callbacks, and to the top screen only")
  func navigationForwards() {
    let other = ObservedNavigationController(rootViewController: a)
    other.observe = log.beginAndEnd("nav")
    other.pushViewController(b, animated: false)
    _ = log.flush()
    let window = device.launch(showing: other)
    #expect(
      log.flush() == [
        "nav.wA", "B.viewDidLoad", "B.wA(f)", "nav.wA ends", "B.iA(f)", "nav.dA", "B.dA(f)", "nav.dA ends",
      ])
    window.isHidden = true
    device.turn()
    #expect(
      log.flush() == ["nav.wD", "B.wD(f)", "nav.wD ends", "nav.dD", "B.dD(f)", "nav.dD ends"])
  }

  @Test("R37, T10: a child added to a navigation controller is pushed, and the former top screen disappears")
  func helperOfNavigation() {
    let nav = UINavigationController(rootViewController: a)
    device.launch(showing: nav)
    _ = log.flush()
    nav.addChild(b)
    #expect(nav.viewControllers == [a, b])
    device.finishTransitions()
    #expect(
      log.flush() == [
        "B.wM(nav)", "B.viewDidLoad", "A.wD(f)", "B.wA(f)", "B.iA(f)", "A.dD(f)", "B.dA(f)", "B.dM(nav)",
      ])
  }

  @Test("R43, T10: a child added to a tab bar controller is a tab")
  func helperOfTabs() {
    let tab = UITabBarController()
    tab.viewControllers = [a, b]
    device.launch(showing: tab)
    _ = log.flush()
    let helper = log.screen("H")
    tab.addChild(helper)
    #expect(tab.viewControllers == [a, b, helper])
    device.turn()
    #expect(Set(log.flush()) == ["H.wM(tab)", "H.dM(tab)"])
    #expect(!helper.isViewLoaded)
  }

  @Test("R35: a tab bar controller forwards inside its own callbacks, and to the selected tab only")
  func tabsForward() {
    let other = ObservedTabBarController()
    other.observe = log.beginAndEnd("tab")
    other.viewControllers = [a, b]
    _ = log.flush()
    let window = device.launch(showing: other)
    #expect(
      log.flush() == [
        "tab.wA", "A.viewDidLoad", "A.wA(f)", "tab.wA ends", "A.iA(f)", "tab.dA", "A.dA(f)", "tab.dA ends",
      ])
    window.isHidden = true
    device.turn()
    #expect(
      log.flush() == ["tab.wD", "A.wD(f)", "tab.wD ends", "tab.dD", "A.dD(f)", "tab.dD ends"])
  }
}
