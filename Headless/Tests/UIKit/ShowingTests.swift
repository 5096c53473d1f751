import HeadlessDevice
import HeadlessTestSupport
import Testing
import UIKit

/// `show(_:sender:)` calls the nearest container that overrides it.
@MainActor
@Suite(.oneDevice)
struct ShowingTests {
  private final class Drawer: UIViewController {
    var shown: [UIViewController] = []

    override func show(_ vc: UIViewController, sender: Any?) { shown.append(vc) }
  }

  let device = HeadlessDevice()
  let screen = UIViewController()
  let new = UIViewController()

  @Test("R31: show() is a push in a stack, also from a child of the stack's screen")
  func push() {
    let nav = UINavigationController(rootViewController: screen)
    let child = UIViewController()
    screen.embed(child)
    device.launch(showing: nav)
    child.show(new, sender: nil)
    device.finishTransitions()
    #expect(nav.viewControllers == [screen, new])
  }

  @Test("R31: a container with its own show() is called before the stack around it")
  func ownContainer() {
    let drawer = Drawer()
    let nav = UINavigationController(rootViewController: drawer)
    drawer.embed(screen)
    device.launch(showing: nav)
    screen.show(new, sender: nil)
    #expect(drawer.shown == [new])
    #expect(nav.viewControllers == [drawer])
  }

  @Test("R45: showDetailViewController() sets the secondary column of a split view controller")
  func detail() {
    let device = HeadlessDevice(idiom: .pad)
    let split = UISplitViewController()
    split.viewControllers = [screen, UIViewController()]
    device.launch(showing: split)
    screen.showDetailViewController(new, sender: nil)
    #expect(split.viewControllers == [screen, new])
  }

  @Test("R47: without a container show() presents the controller", arguments: [true, false])
  func presented(isDetail: Bool) {
    let tab = UITabBarController()
    tab.viewControllers = [screen]
    device.launch(showing: tab)
    isDetail ? screen.showDetailViewController(new, sender: nil) : screen.show(new, sender: nil)
    #expect(tab.presentedViewController === new)
  }
}
