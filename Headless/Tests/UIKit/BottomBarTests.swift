import HeadlessDevice
import HeadlessTestSupport
import Testing
import UIKit

/// R131: the tab bar under a navigation controller.
@MainActor
@Suite(.oneDevice)
struct BottomBarTests {
  let device = HeadlessDevice()
  let tabs = UITabBarController()
  let stack = UINavigationController(rootViewController: UIViewController())
  let other = UINavigationController(rootViewController: UIViewController())
  let deep = UIViewController()

  init() {
    tabs.viewControllers = [stack, other]
    deep.hidesBottomBarWhenPushed = true
    device.launch(showing: tabs)
  }

  @Test("R131: a cancelled swipe back leaves the tab bar hidden, and a finished one shows it")
  func swipe() throws {
    stack.pushViewController(deep, animated: false)
    device.turn()
    try #require(device.beginSwipeBack(in: stack)).cancel()
    device.finishTransitions()
    #expect(tabs.tabBar.isHidden)
    try #require(device.beginSwipeBack(in: stack)).finish()
    device.finishTransitions()
    #expect(!tabs.tabBar.isHidden)
  }

  @Test("R131: the top screen of the selected tab decides whether the tab bar is hidden")
  func tabSwitch() {
    stack.pushViewController(deep, animated: false)
    device.turn()
    tabs.selectedIndex = 1
    #expect(!tabs.tabBar.isHidden)
    stack.popViewController(animated: false)
    #expect(!tabs.tabBar.isHidden)
    other.pushViewController(deep, animated: false)
    tabs.selectedIndex = 0
    #expect(!tabs.tabBar.isHidden)
    tabs.selectedIndex = 1
    #expect(tabs.tabBar.isHidden)
  }
}
