import HeadlessDevice
import LifecycleTestKit
import TestSupport
import Testing
import UIKit

@MainActor
@Suite(.oneDevice)
struct TabTests: FixtureSuite {
  let fixture = LoggedScreens()
  let tab = UITabBarController()

  private func launchTabs() {
    tab.viewControllers = [a, b]
    device.launch(showing: tab)
    _ = log.flush()
  }

  @Test(
    "R40, T3: in a tab switch the callbacks of the new screen come before those of the old one, inside the selection")
  func switching() {
    launchTabs()
    tab.selectedIndex = 1
    #expect(log.flushWithoutIsAppearing() == ["B.viewDidLoad", "B.wA(f)", "A.wD(f)", "A.dD(f)", "B.dA(f)"])
    #expect(b.view.window != nil)
    #expect(a.view.window == nil)
    device.turn()
    #expect(log.flush() == [])

    tab.selectedViewController = a
    #expect(log.flushWithoutIsAppearing() == ["A.wA(f)", "B.wD(f)", "B.dD(f)", "A.dA(f)"])
  }

  @Test("R40, R7: viewIsAppearing comes once, between the new screen's two calls")
  func isAppearing() {
    launchTabs()
    tab.selectedIndex = 1
    device.turn()
    #expect(log.flush().filter { $0.hasPrefix("B") } == ["B.viewDidLoad", "B.wA(f)", "B.iA(f)", "B.dA(f)"])
  }

  @Test("R40, W9: under the other answer a tab switch takes place in the next layout pass")
  func switchingLater() {
    device.weakRules.tabSwitchIsSynchronous = false
    launchTabs()
    tab.selectedIndex = 1
    #expect(tab.selectedViewController === b)
    #expect(log.flush() == [])
    device.turn()
    #expect(log.flushWithoutIsAppearing() == ["B.viewDidLoad", "B.wA(f)", "A.wD(f)", "A.dD(f)", "B.dA(f)"])
    device.turn()
    #expect(log.flush() == [])
  }

  @Test("R41: an empty tab bar controller has no selection")
  func empty() {
    #expect(tab.viewControllers == nil)
    #expect(tab.selectedIndex == NSNotFound)
    #expect(tab.selectedIndex == Int.max)
    #expect(tab.selectedViewController == nil)
  }

  @Test("R41, T23: all tabs are children when they are set, and none is loaded before the tab bar controller appears")
  func parenting() {
    tab.viewControllers = [a, b]
    #expect(tab.children == [a, b])
    #expect(a.parent === tab)
    #expect(b.tabBarController === tab)
    #expect(tab.selectedIndex == 0)
    #expect(tab.selectedViewController === a)
    let lines = log.flush()
    #expect(lines.filter { $0.hasPrefix("A") } == ["A.wM(tab)", "A.dM(tab)"])
    #expect(lines.filter { $0.hasPrefix("B") } == ["B.wM(tab)", "B.dM(tab)"])

    device.launch(showing: tab)
    #expect(log.flush() == ["A.viewDidLoad", "A.wA(f)", "A.iA(f)", "A.dA(f)"])
    #expect(!b.isViewLoaded)
  }

  @Test("R41: a selection before the tab bar controller appears loads the selected tab only")
  func selectingEarly() {
    tab.viewControllers = [a, b]
    tab.selectedIndex = 1
    _ = log.flush()
    device.launch(showing: tab)
    #expect(log.flush() == ["B.viewDidLoad", "B.wA(f)", "B.iA(f)", "B.dA(f)"])
    #expect(!a.isViewLoaded)
  }

  @Test("R41: when the tabs are replaced, the old screen disappears and leaves its parent")
  func replacingTabs() {
    let other = LifecycleTranscript()
    launchTabs()
    tab.viewControllers = [other.screen("N")]
    device.turn()
    #expect(tab.selectedIndex == 0)
    let lines = log.flush()
    #expect(lines.filter { $0.hasPrefix("A") } == ["A.wM(nil)", "A.wD(f)", "A.dD(f)", "A.dM(nil)"])
    #expect(lines.filter { $0.hasPrefix("B") } == ["B.wM(nil)", "B.dM(nil)"])
    #expect(
      other.flush().filter { !$0.contains("M(") } == ["N.viewDidLoad", "N.wA(f)", "N.iA(f)", "N.dA(f)"])
    #expect(a.parent == nil)
    #expect(a.view.window == nil)
  }

  @Test("R41: a removed tab is released, on screen or not", arguments: [true, false])
  func release(isOnScreen: Bool) {
    weak var removed: UIViewController?
    do {
      let screen = UIViewController()
      removed = screen
      tab.viewControllers = [screen, b]
      let window = device.launch(showing: tab)
      window.isHidden = !isOnScreen
      device.turn()
      tab.viewControllers = [b]
    }
    device.turn()
    #expect(removed == nil)
  }

  @Test("R42: selecting the selected tab again causes no callback")
  func reselecting() {
    launchTabs()
    tab.selectedIndex = 0
    tab.selectedViewController = a
    device.tapTab(a, in: tab)
    #expect(log.flush() == [])
  }

  @Test("R42: a tap on the selected tab pops its stack to the root, unless the delegate returns false")
  func poppingByTap() {
    let nav = UINavigationController(rootViewController: log.screen("R"))
    tab.viewControllers = [nav, a]
    let delegate = LoggedDelegate(LifecycleTranscript())
    tab.delegate = delegate
    device.launch(showing: tab)
    nav.pushViewController(log.screen("T"), animated: false)
    device.finishTransitions()
    _ = log.flush()
    delegate.allowsSelection = false
    device.tapTab(nav, in: tab)
    #expect(nav.viewControllers.count == 2)
    delegate.allowsSelection = true
    device.tapTab(nav, in: tab)
    device.advance(by: 1)
    #expect(
      log.flushWithoutIsAppearing() == ["T.wM(nil)", "T.wD(t)", "R.wA(t)", "T.dD(t)", "R.dA(t)", "T.dM(nil)"])
    device.tapTab(a, in: tab)
    device.tapTab(nav, in: tab)
    #expect(nav.viewControllers.count == 1)
  }

  @Test("R42: the delegate is called for taps only, and may refuse them")
  func delegateCalls() {
    let calls = LifecycleTranscript()
    let delegate = LoggedDelegate(calls)
    launchTabs()
    tab.delegate = delegate
    tab.selectedIndex = 1
    tab.selectedViewController = a
    #expect(calls.flush() == [])
    device.tapTab(b, in: tab)
    #expect(calls.flush() == ["shouldSelect B", "didSelect B"])
    device.tapTab(b, in: tab)
    #expect(calls.flush() == ["shouldSelect B", "didSelect B"])

    _ = log.flush()
    delegate.allowsSelection = false
    device.tapTab(a, in: tab)
    #expect(calls.flush() == ["shouldSelect A"])
    #expect(log.flush() == [])
    #expect(tab.selectedViewController === b)
  }

  @Test("T24: a selection inside the first tab's viewWillAppear shows the selected tab, and the first one disappears")
  func selectingInWillAppear() {
    a.once(inside: "wA") { [tab] a in
      tab.selectedIndex = 1
    }
    tab.viewControllers = [a, b]
    _ = log.flush()
    device.launch(showing: tab)
    device.turn()
    let lines = log.flush()
    #expect(lines.filter { $0.hasPrefix("B") } == ["B.viewDidLoad", "B.wA(f)", "B.iA(f)", "B.dA(f)"])
    #expect(lines.last { $0.hasPrefix("A") } == "A.dD(f)")
    #expect(b.view.window != nil)
    #expect(a.view.window == nil)
  }

  @Test("R40: a push in a tab that is not selected takes place when the tab is selected", arguments: [true, false])
  func pushInHiddenTab(animated: Bool) {
    let nav = UINavigationController(rootViewController: b)
    tab.viewControllers = [a, nav]
    device.launch(showing: tab)
    _ = log.flush()
    let pushed = log.screen("C")
    nav.pushViewController(pushed, animated: animated)
    device.advance(by: 1)
    #expect(!pushed.isViewLoaded)
    _ = log.flush()
    tab.selectedIndex = 1
    device.turn()
    #expect(
      log.flush().filter { $0.hasPrefix("C") } == ["C.viewDidLoad", "C.wA(f)", "C.iA(f)", "C.dA(f)"])
    #expect(!b.isViewLoaded)
  }
}
