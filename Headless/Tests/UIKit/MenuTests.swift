import HeadlessDevice
import HeadlessTestSupport
import Testing
import UIKit

@MainActor
@Suite(.everyAnswer)
struct MenuTests {
  let device = HeadlessDevice()
  let log = Transcript()
  let screen: LoggedViewController

  init() {
    screen = LoggedViewController("A", in: log)
    device.launch(showing: UINavigationController(rootViewController: screen))
    device.finishTransitions()
    _ = log.flush()
  }

  private func openMenu() {
    #expect(device.openMenu(of: screen))
    device.advance(by: 1)
  }

  @Test("R138: a screen with a menu presents nothing, and opens no second menu")
  func alreadyPresenting() {
    openMenu()
    let menu = screen.presentedViewController
    screen.present(UIViewController(), animated: true)
    #expect(!device.openMenu(of: screen))
    device.advance(by: 1)
    #expect(screen.presentedViewController === menu)
  }

  @Test("R138: a tap on a button whose menu is its primary action opens the menu, and sends no action")
  func button() {
    let button = UIButton(frame: CGRect(x: 0, y: 0, width: 100, height: 44))
    button.addAction(UIAction { [log] _ in log.record("action") }, for: .primaryActionTriggered)
    button.menu = UIMenu(children: [UIAction(title: "Item") { _ in }])
    screen.view.addSubview(button)
    #expect(device.tap(button))
    #expect(screen.presentedViewController == nil)
    button.showsMenuAsPrimaryAction = true
    #expect(device.tap(button))
    #expect(screen.presentedViewController != nil)
    #expect(log.flush() == ["action"])
  }

  @Test("W16: the window of the screen stays key under a menu, or has its key status back after it")
  func keyWindow() {
    openMenu()
    let window = screen.viewIfLoaded?.window
    #expect(window?.isKeyWindow == World.current.weakRules.menusLeaveTheKeyWindow)
    device.closeMenu(of: screen)
    device.advance(by: 1)
    #expect(window?.isKeyWindow == true)
  }
}
