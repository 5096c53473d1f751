import HeadlessDevice
import HeadlessTestSupport
import Testing
import UIKit

/// R155: touches of the screens that take part in a transition.
@MainActor
@Suite(.oneDevice)
struct TransitionTouchTests: FixtureSuite {
  let fixture = LoggedDevice()

  @Test(
    "R155: a second tap during a push reaches neither screen; in the other answer the old one takes it",
    arguments: [true, false])
  func push(blocks: Bool) {
    device.weakRules.transitionsBlockTouches = blocks
    let (old, new) = (ButtonScreen(log), ButtonScreen(log))
    let navigation = UINavigationController(rootViewController: old)
    let push = old.button("push") { $0.navigationController?.pushViewController(new, animated: true) }
    let other = old.button("other")
    let inNew = new.button("new")
    device.launch(showing: navigation)
    #expect(device.tap(push))
    #expect(device.tap(other) == !blocks)
    device.advance(by: 0.1)
    #expect(device.tap(other) == !blocks)
    new.view.subviews.forEach { $0.superview?.bringSubviewToFront($0) }
    #expect(device.tap(inNew) == !blocks)
    device.finishTransitions()
    #expect(device.tap(inNew))
    #expect(log.flush() == (blocks ? ["push", "new"] : ["push", "other", "other", "new", "new"]))
  }

  @Test("R155: a screen is closed once, however often its button is tapped", arguments: [true, false])
  func dismissal(isSheet: Bool) {
    let (root, first, second) = (UIViewController(), UIViewController(), ButtonScreen(log))
    for modal in [first, second] { modal.modalPresentationStyle = isSheet ? .pageSheet : .fullScreen }
    let close = second.button("close") { $0.dismiss(animated: true) }
    device.launch(showing: root)
    root.present(first, animated: false)
    device.finishTransitions()
    first.present(second, animated: true)
    device.turn()
    #expect(!device.tap(close))
    device.finishTransitions()
    #expect(device.tap(close))
    #expect(!device.tap(close))
    device.advance(by: 0.2)
    #expect(!device.tap(close))
    device.finishTransitions()
    #expect(log.flush() == ["close"])
    #expect(root.presentedViewController == first)
  }

  @Test("R155: a screen that is dragged away receives no touch until it is back")
  func swipe() {
    let (root, top) = (ButtonScreen(log), ButtonScreen(log))
    let navigation = UINavigationController(rootViewController: root)
    let (below, above) = (root.button("below"), top.button("above"))
    device.launch(showing: navigation)
    navigation.pushViewController(top, animated: false)
    device.finishTransitions()
    let swipe = device.beginSwipeBack(in: navigation)
    #expect(!device.tap(above) && !device.tap(below))
    swipe?.cancel()
    #expect(!device.tap(above))
    device.finishTransitions()
    #expect(device.tap(above) && !device.tap(below))
  }

  @Test("R155: a child of a screen receives no touch either, and a screen beside the transition does")
  func neighbours() throws {
    let (parent, child, beside) = (ButtonScreen(log), ButtonScreen(log), ButtonScreen(log))
    let navigation = UINavigationController(rootViewController: parent)
    let root = UIViewController()
    for (controller, y) in [(navigation, 0), (beside, 400)] as [(UIViewController, CGFloat)] {
      root.addChild(controller)
      controller.view.frame = CGRect(x: 0, y: y, width: 393, height: 400)
      root.view.addSubview(controller.view)
      controller.didMove(toParent: root)
    }
    parent.addChild(child)
    parent.view.addSubview(child.view)
    child.didMove(toParent: parent)
    let (inChild, inNeighbour) = (child.button("child"), beside.button("beside"))
    device.launch(showing: root)
    #expect(device.tap(inChild))
    navigation.pushViewController(UIViewController(), animated: true)
    device.turn()
    #expect(!device.tap(inChild))
    #expect(device.tap(inNeighbour))
  }

  @Test("R155: a transition without animation blocks nothing, nor does a change of size")
  func withoutAnimation() {
    let (root, top) = (ButtonScreen(log), ButtonScreen(log))
    let navigation = UINavigationController(rootViewController: root)
    let button = top.button("button")
    device.launch(showing: navigation)
    navigation.pushViewController(top, animated: false)
    device.turn()
    #expect(device.tap(button))
    device.rotate(to: .landscapeLeft)
    #expect(device.isAnimating)
    #expect(device.tap(button))
  }

  @Test("R155: an alert is answered, and a menu opened, when nothing moves any more")
  func alertsAndMenus() {
    let (root, new) = (UIViewController(), UIViewController())
    let navigation = UINavigationController(rootViewController: root)
    device.launch(showing: navigation)
    let alert = UIAlertController(title: nil, message: nil, preferredStyle: .alert)
    let action = UIAlertAction(title: "OK", style: .default) { _ in log.record("OK") }
    alert.addAction(action)
    root.present(alert, animated: true)
    device.turn()
    #expect(!device.tap(action, in: alert))
    device.finishTransitions()
    #expect(device.tap(action, in: alert))
    #expect(!device.tap(action, in: alert))
    device.finishTransitions()
    #expect(log.flush() == ["OK"])
    navigation.pushViewController(new, animated: true)
    device.turn()
    #expect(!device.openMenu(of: new))
    device.finishTransitions()
    #expect(device.openMenu(of: new))
  }
}
