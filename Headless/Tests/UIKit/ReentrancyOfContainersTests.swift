import HeadlessDevice
import HeadlessTestSupport
import Testing
import UIKit

/// T24: callbacks change stacks, tabs, windows and modals.
@MainActor
@Suite(.oneDevice)
struct ReentrancyOfContainersTests: FixtureSuite {
  let fixture = ScreensLoggedApart()

  /// Runs `body` inside a callback of A or B, such as `B.wA`, the first time that it is called.
  private func once(inside callback: String, _ body: @escaping @MainActor () -> Void) {
    let screen = callback.hasPrefix("A") ? a : b
    screen.once(inside: String(callback.dropFirst(2))) { _ in body() }
  }

  @Test(
    "T24, R39: a push inside any callback of a push ends in the last stack",
    arguments: [
      "B.viewDidLoad", "A.wD", "B.wA", "B.iA", "A.dD", "B.dA", "B.dM",
    ])
  func pushInCallback(callback: String) {
    let nav = UINavigationController(rootViewController: a)
    device.launch(showing: nav)
    _ = logA.flush()
    once(inside: callback) { [c] in
      nav.pushViewController(c, animated: true)
    }
    nav.pushViewController(b, animated: true)
    device.advance(by: 3)
    #expect(nav.viewControllers == [a, b, c])
    #expect(logA.flushAppearance() == "wD dD")
    #expect(logB.flushAppearance() == (callback == "B.viewDidLoad" ? "" : "wA iA dA wD dD"))
    #expect(logC.flush() == ["C.wM(nav)", "C.viewDidLoad", "C.wA(t)", "C.iA(t)", "C.dA(t)", "C.dM(nav)"])
    #expect(c.view.window != nil)
    #expect(b.view.window == nil)
  }

  @Test(
    "T24, R39: a pop inside any callback of a push ends in the first stack",
    arguments: [
      "B.viewDidLoad", "A.wD", "B.wA", "B.iA", "A.dD", "B.dA", "B.dM",
    ])
  func popInCallback(callback: String) {
    let nav = UINavigationController(rootViewController: a)
    device.launch(showing: nav)
    _ = logA.flush()
    once(inside: callback) {
      nav.popViewController(animated: true)
    }
    nav.pushViewController(b, animated: true)
    device.advance(by: 3)
    #expect(nav.viewControllers == [a])
    #expect(logB.lines.last == "B.dM(nil)")
    #expect(logA.flushAppearance() == (callback == "B.viewDidLoad" ? "" : "wD dD wA iA dA"))
    #expect(logB.flushAppearance() == (callback == "B.viewDidLoad" ? "" : "wA iA dA wD dD"))
    #expect(b.parent == nil)
    #expect(a.view.window != nil)
    #expect(b.view.window == nil)
  }

  @Test(
    "T24, R40: selecting back inside any callback of a tab switch ends with the first tab",
    arguments: [
      "B.viewDidLoad", "B.wA", "A.wD", "A.dD", "B.iA", "B.dA",
    ])
  func selectInCallback(callback: String) {
    let tab = UITabBarController()
    tab.viewControllers = [a, b]
    device.launch(showing: tab)
    _ = (logA.flush(), logB.flush())
    once(inside: callback) {
      tab.selectedIndex = 0
    }
    tab.selectedIndex = 1
    device.turn()
    #expect(tab.selectedViewController === a)
    #expect(logA.flushAppearance() == "wD dD wA iA dA")
    #expect(logB.flushAppearance() == "wA iA dA wD dD")
    #expect(a.view.window != nil)
    #expect(b.view.window == nil)
    #expect(device.consoleMessages.isEmpty)
  }

  @Test("T24, R59: a root that replaces itself disappears with all its callbacks", arguments: ["iA", "dA"])
  func replacingRoot(callback: String) {
    a.inside[callback] = { [b] a in a.view.window?.rootViewController = b }
    device.launch(showing: a)
    device.turn()
    #expect(logA.flushAppearance() == "wA iA dA wD dD")
    #expect(logB.flushAppearance() == "wA iA dA")
    #expect(a.view.window == nil)
  }

  @Test(
    "R46, T19: a controller can present from viewIsAppearing on, and not before it is in a window",
    arguments: [
      "viewDidLoad", "wA", "iA", "dA",
    ])
  func presentInCallback(callback: String) {
    let isEarly = callback == "viewDidLoad" || callback == "wA"
    a.inside[callback] = { [b] a in a.present(b, animated: true) }
    device.launch(showing: a)
    device.advance(by: 1)
    #expect(logA.flushAppearance() == "wA iA dA")
    #expect(logB.flushAppearance() == (isEarly ? "" : "wA iA dA"))
    #expect(device.consoleMessages.count == (isEarly ? 1 : 0))
  }

  @Test("R22, R37: a child that is removed from a navigation controller leaves the stack")
  func removingFromStack() {
    let nav = UINavigationController(rootViewController: a)
    nav.pushViewController(b, animated: false)
    device.launch(showing: nav)
    b.removeFromParent()
    device.finishTransitions()
    #expect(nav.viewControllers == [a])
    #expect(logA.flushAppearance() == "wA iA dA")
    #expect(logB.lines.last == "B.dM(nil)")
    #expect(b.view.window == nil)
  }

  @Test("R22, R43: a tab that is added to another parent is not a tab any more")
  func adoptingTab() {
    let tab = UITabBarController()
    tab.viewControllers = [a, b]
    device.launch(showing: tab)
    UIViewController().addChild(b)
    #expect(tab.viewControllers == [a])
    #expect(tab.children == [a])
  }
}
