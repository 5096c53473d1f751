import HeadlessDevice
import LifecycleTestKit
import TestSupport
import Testing
import UIKit

/// The buttons of bars, as Apple's pages on `UIBarButtonItem`, `UINavigationItem` and `UIViewController` describe them.
@MainActor
@Suite(.oneDevice)
struct BarItemTests {
  let device = HeadlessDevice()
  let item = UINavigationItem(title: "Inbox")
  let first = UIBarButtonItem()
  let second = UIBarButtonItem()
  let third = UIBarButtonItem()

  @Test("UIBarButtonItem is plain, enabled, visible and empty by default")
  func defaults() {
    let button = UIBarButtonItem()
    #expect(button.style == .plain && button.isEnabled && !button.isHidden && !button.isSelected)
    #expect(button.title == nil && button.image == nil && button.customView == nil && button.tintColor == nil)
    #expect(button.target == nil && button.action == nil && button.primaryAction == nil)
    #expect(button.tag == 0 && button.width == 0 && button.possibleTitles == nil)
    #expect(button.titleTextAttributes(for: .normal) == nil)
  }

  @Test("UIBarButtonItem has the values of its initializer")
  func making() {
    let image = UIImage(systemName: "tray")
    let titled = UIBarButtonItem(title: "Save", style: .done, target: self.item, action: nil)
    #expect(titled.title == "Save" && titled.style == .done && titled.target === self.item)
    let pictured = UIBarButtonItem(image: image, style: .plain, target: nil, action: nil)
    #expect(pictured.image == image && pictured.title == nil)
    let view = UIView()
    #expect(UIBarButtonItem(customView: view).customView === view)
    #expect(UIBarButtonItem.fixedSpace(8).width == 8)
    titled.setTitleTextAttributes([.foregroundColor: UIColor.red], for: .highlighted)
    #expect(titled.titleTextAttributes(for: .highlighted)?[.foregroundColor] as? UIColor == .red)
    #expect(titled.titleTextAttributes(for: .normal) == nil)
  }

  @Test("UIBarButtonItem does not retain its target")
  func weakTarget() {
    var target: UIView? = UIView()
    let button = UIBarButtonItem(title: nil, style: .plain, target: target, action: nil)
    #expect(button.target === target)
    target = nil
    #expect(button.target == nil)
  }

  @Test("primaryAction: the item takes the action's title and image, unless it is a system item")
  func primaryAction() {
    let image = UIImage(systemName: "arrow")
    let action = UIAction(title: "Reply", image: image) { _ in }
    let button = UIBarButtonItem(title: "Old", primaryAction: action)
    #expect(button.title == "Reply" && button.image == image && button.primaryAction === action)
    button.primaryAction = nil
    #expect(button.title == "Reply" && button.image == image)
    #expect(UIBarButtonItem(systemItem: .add, primaryAction: action).title == nil)
  }

  @Test(
    "leftBarButtonItem is the first of the items: setting it replaces the first, nil removes it, a later item moves")
  func firstOfItems() {
    #expect(item.leftBarButtonItem == nil && item.leftBarButtonItems == nil)
    item.leftBarButtonItems = [first, second]
    #expect(item.leftBarButtonItem === first)
    item.leftBarButtonItem = third
    #expect(item.leftBarButtonItems == [third, second])
    item.leftBarButtonItem = second
    #expect(item.leftBarButtonItems == [second, third])
    item.leftBarButtonItem = nil
    #expect(item.leftBarButtonItems == [third])
    item.leftBarButtonItem = nil
    item.leftBarButtonItem = nil
    #expect(item.leftBarButtonItems == nil)
    item.leftBarButtonItem = first
    #expect(item.leftBarButtonItems == [first])
  }

  @Test("The animated setters set their items at once, each on its own side")
  func animatedSetters() {
    item.setLeftBarButton(first, animated: true)
    item.setRightBarButton(second, animated: true)
    #expect(item.leftBarButtonItems == [first] && item.rightBarButtonItems == [second])
    item.setLeftBarButtonItems([third], animated: true)
    item.setRightBarButtonItems([first, second], animated: true)
    #expect(item.leftBarButtonItem === third && item.rightBarButtonItem === first)
    item.setHidesBackButton(true, animated: true)
    #expect(item.hidesBackButton)
    let screen = UIViewController()
    screen.setToolbarItems([first], animated: true)
    #expect(screen.toolbarItems == [first])
  }

  @Test("UINavigationItem has default values")
  func itemDefaults() {
    #expect(item.title == "Inbox" && item.prompt == nil && item.titleView == nil)
    #expect(item.backBarButtonItem == nil && item.backButtonTitle == nil && !item.hidesBackButton)
    #expect(item.backButtonDisplayMode == .default && item.largeTitleDisplayMode == .automatic)
    #expect(!item.leftItemsSupplementBackButton && item.hidesSearchBarWhenScrolling)
    #expect(item.standardAppearance == nil && item.compactAppearance == nil)
    #expect(item.scrollEdgeAppearance == nil && item.compactScrollEdgeAppearance == nil)
  }

  @Test("UINavigationItem keeps the values that are set")
  func itemValues() {
    item.backBarButtonItem = first
    item.backButtonDisplayMode = .minimal
    item.largeTitleDisplayMode = .never
    item.titleView = UIView()
    item.prompt = "Prompt"
    #expect(item.backBarButtonItem === first && item.backButtonDisplayMode == .minimal)
    #expect(item.largeTitleDisplayMode == .never && item.titleView != nil && item.prompt == "Prompt")
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

  @Test("editButtonItem is always the same item, titled Edit, and Done while the screen is editing")
  func editButton() {
    let screen = UIViewController()
    let button = screen.editButtonItem
    #expect(button === screen.editButtonItem)
    #expect(button.title == "Edit" && button.style == .plain)
    screen.setEditing(true, animated: false)
    #expect(button.title == "Done" && button.style == .done)
    screen.isEditing = false
    #expect(button.title == "Edit")

    let editing = UIViewController()
    editing.isEditing = true
    #expect(editing.editButtonItem.title == "Done")
  }

  @Test("UITabBarItem has the values of its initializer")
  func tabs() {
    let image = UIImage(systemName: "tray")
    let item = UITabBarItem(title: "Inbox", image: image, selectedImage: UIImage(systemName: "tray.fill"))
    #expect(item.title == "Inbox" && item.image == image && item.selectedImage == UIImage(systemName: "tray.fill"))
    #expect(item.badgeValue == nil && item.tag == 0)
    item.badgeValue = "3"
    #expect(item.badgeValue == "3")
    #expect(UITabBarItem(tabBarSystemItem: .search, tag: 2).tag == 2)
    #expect(UITabBarItem(title: "A", image: nil, tag: 1).tag == 1)
  }
}
