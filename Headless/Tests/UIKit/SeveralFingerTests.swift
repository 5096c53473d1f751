import HeadlessDevice
import HeadlessTestSupport
import Testing
import UIKit

/// R156: several fingers that are lifted together.
@MainActor
@Suite(.oneDevice)
struct SeveralFingerTests: FixtureSuite {
  let fixture = LoggedDevice()
  private let screen: ButtonScreen

  init() {
    screen = ButtonScreen(fixture.log)
    fixture.device.launch(showing: UINavigationController(rootViewController: screen))
  }

  private var stack: [UIViewController] { screen.navigationController?.viewControllers ?? [] }

  private func pushing(_ title: String) -> UIButton {
    screen.button(title) { $0.navigationController?.pushViewController(UIViewController(), animated: true) }
  }

  @Test("R156: two buttons that push a screen push two, in the order of the fingers and in one turn")
  func twoPushes() {
    let (one, other) = (pushing("one"), pushing("other"))
    let turn = device.turnNumber
    device.touches {
      #expect(device.tap(one) && device.tap(other))
      #expect(log.flush() == [])
    }
    #expect(log.flush() == ["one", "other"])
    #expect(device.turnNumber == turn + 1)
    #expect(stack.count == 3)
    device.finishTransitions()
    #expect(!device.tap(one))
  }

  @Test("R156: a second finger reaches a screen that the first one covers")
  func coveredByTheFirst() {
    let present = screen.button("present") { $0.present(UIViewController(), animated: true) }
    let other = screen.button("other") { $0.present(UIViewController(), animated: true) }
    device.touches {
      device.tap(present)
      device.tap(other)
    }
    #expect(log.flush() == ["present", "other"])
    #expect(device.consoleMessages.count == 1 && device.consoleMessages[0].contains("already presenting"))
  }

  @Test("R156: fingers on what is covered, disabled or out of its window by then do nothing")
  func withoutEffect() {
    let hidden = screen.button("hidden")
    hidden.isHidden = true
    let (second, third) = (screen.button("second"), screen.button("third"))
    let first = screen.button("first") { _ in
      second.isEnabled = false
      third.removeFromSuperview()
    }
    device.touches {
      #expect(!device.tap(hidden))
      #expect(device.tap(first) && device.tap(second) && device.tap(third))
    }
    #expect(log.flush() == ["first"])
  }

  @Test("R156: two fingers on one button press it once, and on one item of a bar too")
  func sameButton() {
    let button = pushing("button")
    let item = UIBarButtonItem(
      systemItem: .add, primaryAction: UIAction { [log] _ in log.record("item") })
    screen.navigationItem.rightBarButtonItem = item
    device.touches {
      #expect(device.tap(button) && !device.tap(button))
      #expect(device.tap(item) && !device.tap(item))
    }
    #expect(log.flush() == ["button", "item"])
    #expect(stack.count == 2)
  }

  @Test(
    "R156: an exclusive view neither takes a finger beside another one nor leaves one to another", arguments: [0, 1])
  func exclusive(index: Int) {
    let buttons = [screen.button("a"), screen.button("b")]
    buttons[index].isExclusiveTouch = true
    device.touches {
      #expect(device.tap(buttons[0]) && !device.tap(buttons[1]))
    }
    #expect(log.flush() == ["a"])
    #expect(device.tap(buttons[0]) && device.tap(buttons[1]))
  }

  @Test("R156: a view of another window takes its finger beside an exclusive one")
  func otherWindow() throws {
    let button = screen.button("a")
    button.isExclusiveTouch = true
    let other = ButtonScreen(log)
    let inOther = other.button("b")
    let window = device.openWindow(showing: other)
    window.frame = CGRect(x: 0, y: 400, width: 393, height: 200)
    device.turn()
    device.touches {
      #expect(device.tap(button) && device.tap(inOther))
    }
    #expect(log.flush() == ["a", "b"])
  }

  @Test("R156: tabs, rows, segments and the back button are touched like buttons")
  func otherTaps() {
    let (first, second) = (UIViewController(), UITableViewController())
    let segments = UISegmentedControl(items: ["Day", "Week"])
    segments.frame = CGRect(x: 0, y: 400, width: 300, height: 30)
    first.view.addSubview(segments)
    let tabs = UITabBarController()
    tabs.viewControllers = [first, second]
    screen.navigationController?.pushViewController(tabs, animated: false)
    device.finishTransitions()
    let turn = device.turnNumber
    device.touches {
      #expect(device.tapSegment(at: 1, in: segments))
      device.tapTab(second, in: tabs)
      #expect(!device.tapRow(at: IndexPath(row: 0, section: 0), in: second.tableView))
      #expect(!device.tapAction(UIContextualAction(style: .normal, title: "x") { _, _, _ in }, in: second.tableView))
      #expect(screen.navigationController.map { device.tapBackButton(in: $0) } == true)
      #expect(tabs.selectedViewController === first)
      #expect(segments.selectedSegmentIndex == UISegmentedControl.noSegment)
    }
    #expect(tabs.selectedViewController === second)
    #expect(segments.selectedSegmentIndex == 1)
    #expect(stack == [screen])
    #expect(device.turnNumber == turn + 1)
  }
}
