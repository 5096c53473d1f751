import HeadlessDevice
import HeadlessTestSupport
import Testing
import UIKit

/// Taps of the user on the buttons of bars.
@MainActor
@Suite(.oneDevice)
struct BarTapTests {
  @MainActor
  private final class Target: NSObject {
    var log: [String] = []

    #if canImport(ObjectiveC)
      static let action = #selector(pressed(_:))
      @objc func pressed(_ item: UIBarButtonItem) { log.append(item.title ?? "") }
    #else
      static let action = Selector(Target.pressed)
      func pressed(_ item: UIBarButtonItem) { log.append(item.title ?? "") }
    #endif
  }

  private final class CountingControl: UIControl {
    var events: [UIControl.Event] = []

    override func sendActions(for controlEvents: UIControl.Event) {
      events.append(controlEvents)
    }
  }

  let device = HeadlessDevice()
  private let target = Target()
  let root = UIViewController()
  let top = UIViewController()
  let stack: UINavigationController

  init() {
    stack = UINavigationController(rootViewController: root)
    stack.pushViewController(top, animated: false)
  }

  private func button(_ title: String) -> UIBarButtonItem {
    UIBarButtonItem(title: title, style: .plain, target: target, action: Target.action)
  }

  @Test("A tap sends the action to the target, from either side of the bar")
  func action() {
    let (left, right, last) = (button("left"), button("right"), button("last"))
    top.navigationItem.leftBarButtonItem = left
    top.navigationItem.rightBarButtonItems = [right, last]
    #expect(!device.tap(left), "before the app is launched")
    device.launch(showing: stack)
    #expect(device.tap(left) && device.tap(right) && device.tap(last))
    #expect(target.log == ["left", "right", "last"])
  }

  @Test("R153: the menu of the back button has the screens below the top, and opens where the button can be tapped")
  func backMenu() {
    stack.pushViewController(UIViewController(), animated: false)
    #expect(!device.chooseFromBackMenu(root, in: stack), "before the app is launched")
    device.launch(showing: stack)
    #expect(!device.chooseFromBackMenu(stack.viewControllers[2], in: stack), "the top itself")
    stack.topViewController?.navigationItem.hidesBackButton = true
    #expect(!device.chooseFromBackMenu(root, in: stack), "no button")
    stack.topViewController?.navigationItem.hidesBackButton = false
    #expect(device.chooseFromBackMenu(root, in: stack))
    #expect(!device.chooseFromBackMenu(root, in: stack), "during the transition")
    device.finishTransitions()
    #expect(stack.viewControllers == [root])
  }

  @Test("A tap runs the primary action in place of target and action")
  func primaryAction() {
    var senders: [UIBarButtonItem?] = []
    let item = button("old")
    defer { item.primaryAction = nil }
    item.primaryAction = UIAction(title: "new") { senders.append($0.sender as? UIBarButtonItem) }
    top.navigationItem.rightBarButtonItem = item
    device.launch(showing: stack)
    #expect(device.tap(item))
    #expect(senders == [item] && target.log == [])
  }

  @Test("A tap on the edit button begins editing, and the next tap ends it")
  func editing() {
    top.navigationItem.rightBarButtonItem = top.editButtonItem
    device.launch(showing: stack)
    #expect(device.tap(top.editButtonItem))
    #expect(top.isEditing && top.editButtonItem.title == "Done")
    #expect(device.tap(top.editButtonItem))
    #expect(!top.isEditing && top.editButtonItem.title == "Edit")
  }

  @Test("A tap on an item with a custom view is a tap on that view")
  func customView() {
    let control = CountingControl()
    let item = UIBarButtonItem(customView: UIView())
    top.navigationItem.rightBarButtonItem = item
    device.launch(showing: stack)
    #expect(!device.tap(item))
    item.customView = control
    control.isEnabled = false
    #expect(!device.tap(item))
    control.isEnabled = true
    #expect(device.tap(item))
    #expect(control.events == [.touchDown, .touchUpInside])
  }

  @Test("A button that is disabled, hidden, without an action or not in a bar on screen receives no tap")
  func outOfReach() {
    let (item, lower) = (button("item"), button("lower"))
    top.navigationItem.rightBarButtonItem = item
    root.navigationItem.rightBarButtonItem = lower
    device.launch(showing: stack)
    #expect(!device.tap(lower), "of a screen below")
    item.isEnabled = false
    #expect(!device.tap(item))
    item.isEnabled = true
    item.isHidden = true
    #expect(!device.tap(item))
    item.isHidden = false
    stack.isNavigationBarHidden = true
    #expect(!device.tap(item))
    stack.isNavigationBarHidden = false
    item.action = nil
    #expect(!device.tap(item))
    item.action = Target.action
    #expect(device.tap(item))
    #expect(target.log == ["item"])
  }

  @Test("Under a modal screen, and while a screen is pushed, no button of the bar receives a tap")
  func covered() {
    let item = button("item")
    top.navigationItem.rightBarButtonItem = item
    device.launch(showing: stack)
    stack.present(UIViewController(), animated: true)
    device.finishTransitions()
    #expect(!device.tap(item))
    stack.dismiss(animated: true)
    device.finishTransitions()
    let pushed = UIViewController()
    pushed.navigationItem.rightBarButtonItem = item
    stack.pushViewController(pushed, animated: true)
    device.turn()
    #expect(!device.tap(item))
    #expect(!device.tapBackButton(in: stack))
    device.finishTransitions()
    #expect(device.tap(item))
  }

  @Test("The buttons of a toolbar can be tapped while the toolbar is shown")
  func toolbar() {
    let item = button("tool")
    top.toolbarItems = [.flexibleSpace(), item]
    device.launch(showing: stack)
    #expect(!device.tap(item))
    stack.isToolbarHidden = false
    #expect(device.tap(item))
    #expect(target.log == ["tool"])
  }

  @Test("The back button pops the top screen with a transition")
  func back() {
    device.launch(showing: stack)
    #expect(device.tapBackButton(in: stack))
    #expect(stack.topViewController === root && stack.transitionCoordinator != nil)
    device.finishTransitions()
    #expect(!device.tapBackButton(in: stack), "the root has none")
  }

  @Test("There is no back button where it is hidden or replaced by another button")
  func noBack() {
    device.launch(showing: stack)
    top.navigationItem.hidesBackButton = true
    #expect(!device.tapBackButton(in: stack))
    top.navigationItem.hidesBackButton = false
    top.navigationItem.leftBarButtonItem = button("left")
    #expect(!device.tapBackButton(in: stack))
    stack.isNavigationBarHidden = true
    top.navigationItem.leftItemsSupplementBackButton = true
    #expect(!device.tapBackButton(in: stack))
    stack.isNavigationBarHidden = false
    #expect(device.tapBackButton(in: stack))
  }
}
