import HeadlessDevice
import LifecycleTestKit
import TestSupport
import Testing
import UIKit

/// Bars, which of them belong to a container, and their items.
@MainActor
@Suite(.oneDevice)
struct BarTests {
  private final class EditedScreen: UIViewController {
    var changes: [String] = []

    override func setEditing(_ editing: Bool, animated: Bool) {
      super.setEditing(editing, animated: animated)
      changes.append("\(isEditing) \(animated) \(editButtonItem.title ?? "")")
    }
  }

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

  @Test("tintColorDidChange is called on the view and on those that inherit the colour")
  func tintNotices() {
    let (outer, inheriting, own) = (TintedView(), TintedView(), TintedView())
    outer.addSubview(inheriting)
    outer.addSubview(own)
    own.tintColor = .green
    outer.tintColor = .red
    #expect([outer, inheriting, own].map(\.changes) == [1, 1, 1])
    #expect(inheriting.tintColor == .red && own.tintColor == .green)
    own.tintColor = nil
    outer.tintColor = .blue
    #expect([outer, inheriting, own].map(\.changes) == [2, 2, 3])
  }

  @Test("leftBarButtonItem is the first of the items: setting it replaces the first, and nil removes it")
  func firstOfItems() {
    let item = UINavigationItem(title: "Inbox")
    let (first, second, third) = (UIBarButtonItem(), UIBarButtonItem(), UIBarButtonItem())
    item.leftBarButtonItems = [first, second]
    item.leftBarButtonItem = third
    #expect(item.leftBarButtonItems == [third, second])
    item.leftBarButtonItem = nil
    #expect(item.leftBarButtonItems == [second])
    item.leftBarButtonItem = nil
    #expect(item.leftBarButtonItems == nil)
  }

  @Test("title: once they exist, navigation item and tab bar item follow the title of the screen")
  func titles() {
    let screen = UIViewController()
    screen.title = "One"
    #expect(screen.navigationItem.title == "One" && screen.tabBarItem.title == "One")
    screen.navigationItem.title = "Own"
    #expect(screen.title == "One" && screen.tabBarItem.title == "One")
    screen.title = "Two"
    #expect(screen.navigationItem.title == "Two" && screen.tabBarItem.title == "Two")
  }

  @Test("isEditing calls setEditing without animation, and the edit button follows")
  func editing() {
    let screen = EditedScreen()
    screen.isEditing = true
    screen.setEditing(false, animated: true)
    #expect(screen.changes == ["true false Done", "false true Edit"])
  }

  @Test("A bar stores a copy of its appearance, and returns what it has stored")
  func storing() {
    let (bar, appearance) = (UINavigationBar(), UINavigationBarAppearance())
    appearance.backgroundColor = .red
    bar.standardAppearance = appearance
    bar.compactAppearance = appearance
    appearance.backgroundColor = .blue
    bar.standardAppearance.backgroundColor = .green
    #expect(bar.standardAppearance.backgroundColor == .green && bar.compactAppearance?.backgroundColor == .red)
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
