import HeadlessDevice
import LifecycleTestKit
import TestSupport
import Testing
import UIKit

/// The bars that belong to a container.
@MainActor
@Suite(.oneDevice)
struct ManagedBarTests {
  private final class TintedView: UIView {
    var changes = 0

    override func tintColorDidChange() {
      super.tintColorDidChange()
      changes += 1
    }
  }

  let device = HeadlessDevice()
  let root = UIViewController()
  let stack: UINavigationController

  init() {
    stack = UINavigationController(rootViewController: root)
  }

  @Test("UINavigationBar has the items of the stack, as top item and back item")
  func items() {
    let top = UIViewController()
    #expect(stack.navigationBar.items == [root.navigationItem] && stack.navigationBar.backItem == nil)
    stack.pushViewController(top, animated: false)
    #expect(stack.navigationBar.topItem === top.navigationItem)
    #expect(stack.navigationBar.backItem === root.navigationItem)
  }

  @Test("The app cannot set the items of a navigation controller's bar")
  func managedItems() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        _ = HeadlessDevice()
        let stack = UINavigationController(rootViewController: UIViewController())
        stack.navigationBar.setItems([], animated: false)
      }
    }
    expectMessage("Cannot call setItems:animated: directly on a UINavigationBar managed by a controller.", of: result)
  }

  @Test("A bar that the app has made keeps its items")
  func ownItems() {
    let bar = UINavigationBar()
    let (lower, upper) = (UINavigationItem(title: "lower"), UINavigationItem(title: "upper"))
    bar.items = [lower]
    bar.pushItem(upper, animated: true)
    #expect(bar.items == [lower, upper] && bar.backItem === lower)
    #expect(bar.popItem(animated: true) === upper)
    #expect(bar.topItem === lower)
  }

  @Test("UINavigationController: the toolbar is hidden by default, and has the items of the top screen")
  func toolbar() {
    let button = UIBarButtonItem()
    root.toolbarItems = [button]
    #expect(stack.isToolbarHidden && stack.toolbar.isHidden)
    device.launch(showing: stack)
    #expect(stack.toolbar.isDescendant(of: stack.view))
    stack.setToolbarHidden(false, animated: true)
    #expect(!stack.isToolbarHidden && !stack.toolbar.isHidden)
    #expect(stack.toolbar.items == [button])
    stack.pushViewController(UIViewController(), animated: false)
    #expect(stack.toolbar.items == nil)
  }

  @Test("UINavigationController: no bar hides by itself by default")
  func hidingBars() {
    #expect(!stack.hidesBarsOnSwipe && !stack.hidesBarsOnTap)
    #expect(!stack.hidesBarsWhenKeyboardAppears && !stack.hidesBarsWhenVerticallyCompact)
  }

  @Test("UITabBar has the items of the tabs, and the selected tab's item is selected")
  func tabBar() {
    let other = UIViewController()
    let tabs = UITabBarController()
    #expect(tabs.tabBar.items == nil)
    let item = UITabBarItem(title: "Stack", image: nil, tag: 7)
    stack.tabBarItem = item
    tabs.viewControllers = [stack, other]
    #expect(tabs.tabBar.items?.first === item && tabs.tabBar.items?.last === other.tabBarItem)
    #expect(tabs.tabBar.selectedItem?.tag == 7)
    tabs.selectedIndex = 1
    #expect(tabs.tabBar.selectedItem === other.tabBarItem)
  }

  @Test("tintColor is that of the nearest view with a tint, or the system's blue")
  func tint() {
    let (outer, inner, innermost) = (UIView(), UIView(), UIView())
    #expect(outer.tintColor == .systemBlue)
    outer.addSubview(inner)
    inner.addSubview(innermost)
    outer.tintColor = .red
    #expect(innermost.tintColor == .red)
    inner.tintColor = .green
    #expect(innermost.tintColor == .green && outer.tintColor == .red)
    inner.tintColor = nil
    #expect(innermost.tintColor == .red)
  }

  @Test("tintColorDidChange is called on the view and on those that inherit the colour")
  func tintNotices() {
    let (outer, inheriting, own) = (TintedView(), TintedView(), TintedView())
    outer.addSubview(inheriting)
    outer.addSubview(own)
    own.tintColor = .green
    outer.tintColor = .red
    #expect([outer, inheriting, own].map(\.changes) == [1, 1, 1])
    own.tintColor = nil
    outer.tintColor = .blue
    #expect([outer, inheriting, own].map(\.changes) == [2, 2, 3])
  }

  @Test("A container and its bars are released together")
  func release() {
    weak var released: UINavigationController?
    weak var bar: UINavigationBar?
    do {
      let stack = UINavigationController(rootViewController: UIViewController())
      stack.isToolbarHidden = false
      stack.topViewController?.navigationItem.rightBarButtonItem = stack.topViewController?.editButtonItem
      released = stack
      bar = stack.navigationBar
    }
    #expect(released == nil && bar == nil)
  }
}
