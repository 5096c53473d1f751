import HeadlessDevice
import HeadlessTestSupport
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
