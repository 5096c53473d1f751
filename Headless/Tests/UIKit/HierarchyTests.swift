import HeadlessDevice
import LifecycleTestKit
import TestSupport
import Testing
import UIKit

/// R125-R128: where in the view hierarchy the view of a controller may be.
@MainActor
@Suite(.oneDevice)
struct HierarchyTests {
  @Test("R125: adding a child whose view is inside another controller's view is an inconsistency")
  func addingFromElsewhere() async {
    await #expect(processExitsWith: .failure) {
      await MainActor.run {
        let (parent, stranger, child) = (UIViewController(), UIViewController(), UIViewController())
        let device = HeadlessDevice()
        let window = device.launch(showing: stranger)
        stranger.view.addSubview(child.view)
        parent.addChild(child)
        withExtendedLifetime((device, window, parent)) {}
      }
    }
  }

  @Test("R125: a child's view directly in the window is an inconsistency")
  func childInBareWindow() async {
    await #expect(processExitsWith: .failure) {
      await MainActor.run {
        let (parent, child) = (UIViewController(), UIViewController())
        let device = HeadlessDevice()
        let window = device.launch(showing: parent)
        parent.addChild(child)
        window.addSubview(child.view)
        withExtendedLifetime(device) {}
      }
    }
  }

  @Test("R125: a child's view in the container view of a presentation is an inconsistency")
  func childInPresentationContainer() async {
    await #expect(processExitsWith: .failure) {
      await MainActor.run {
        let (root, modal, child) = (UIViewController(), UIViewController(), UIViewController())
        let device = HeadlessDevice.launched(showing: root)
        modal.modalPresentationStyle = .custom
        root.present(modal, animated: false)
        device.finishTransitions()
        root.addChild(child)
        modal.presentationController?.containerView?.addSubview(child.view)
      }
    }
  }

  @Test("R125: a screen of one stack cannot be set into another stack in the same turn")
  func fromStackToStack() async {
    await #expect(processExitsWith: .failure) {
      await MainActor.run {
        let screen = UIViewController()
        let first = UINavigationController(rootViewController: screen)
        let second = UINavigationController(rootViewController: UIViewController())
        let tabs = UITabBarController()
        tabs.viewControllers = [first, second]
        let device = HeadlessDevice()
        let window = device.launch(showing: tabs)
        second.setViewControllers([screen], animated: false)
        withExtendedLifetime((device, window)) {}
      }
    }
  }

  @Test("R125: a screen can be pushed on another stack a turn after it has left the first one")
  func fromStackToStackLater() {
    let device = HeadlessDevice()
    let log = LifecycleTranscript()
    let screen = log.screen("A")
    let first = UINavigationController(rootViewController: UIViewController())
    first.pushViewController(screen, animated: false)
    device.launch(showing: first)
    first.popViewController(animated: false)
    device.finishTransitions()
    _ = log.flush()
    let second = UINavigationController(rootViewController: UIViewController())
    second.pushViewController(screen, animated: false)
    #expect(log.flush() == ["A.wM(nav)", "A.dM(nav)"])
    #expect(screen.parent === second)
  }

  @Test("R125: a controller's view may be anywhere if it has no parent, and else anywhere below its parent's view")
  func allowed() {
    let parent = UIViewController()
    let window = HeadlessDevice().launch(showing: parent)
    let (orphan, child) = (UIViewController(), UIViewController())
    parent.view.addSubview(orphan.view)
    window.addSubview(orphan.view)
    let box = UIView()
    parent.view.addSubview(box)
    box.addSubview(child.view)
    parent.addChild(child)
    #expect(child.parent === parent)
  }

  @Test("R126: one view as the root view of two controllers is an inconsistency")
  func oneViewOneController() async {
    await #expect(processExitsWith: .failure) {
      await MainActor.run {
        let (first, second) = (UIViewController(), UIViewController())
        first.view = UIView()
        second.view = first.view
        withExtendedLifetime(first) {}
      }
    }
  }

  @Test("R126: a view that its controller has replaced may become the root view of another controller")
  func viewGivenUp() {
    let (first, second) = (UIViewController(), UIViewController())
    let view = UIView()
    first.view = view
    first.view = UIView()
    second.view = view
    second.view = view
    #expect(view.next === second)
  }

  @Test("R127: a child whose view is moved into another window disappears and appears there")
  func intoAnotherWindow() {
    let log = LifecycleTranscript()
    let parent = UIViewController()
    let device = HeadlessDevice.launched(showing: parent)
    let other = device.openWindow(showing: UIViewController())
    let child = log.shownChild("C", of: parent, on: device)
    other.addSubview(child.view)
    #expect(log.flush() == ["C.wD(f)", "C.dD(f)", "C.wA(f)"])
    device.turn()
    #expect(log.flush() == ["C.iA(f)", "C.dA(f)"])
    other.isHidden = true
    device.turn()
    #expect(log.flush() == ["C.wD(f)", "C.dD(f)"])
  }

  @Test("R127, W13: under the other answer a child's view in another window is an inconsistency")
  func intoAnotherWindowRaises() async {
    await #expect(processExitsWith: .failure) {
      await MainActor.run {
        let device = HeadlessDevice()
        device.weakRules.childViewsMayChangeWindows = false
        let (parent, child) = (UIViewController(), UIViewController())
        device.launch(showing: parent)
        let other = device.openWindow(showing: UIViewController())
        parent.embed(child)
        other.addSubview(child.view)
      }
    }
  }

  @Test("R128: outside of a window a child's view may be in a view without any controller")
  func outsideOfWindow() {
    let (parent, child) = (UIViewController(), UIViewController())
    parent.addChild(child)
    let box = UIView()
    box.addSubview(child.view)
    #expect(child.view.superview === box)
  }

  @Test("R128: outside of a window a child's view may be inside another controller's view when the child is added")
  func adoptedOutsideOfWindow() {
    let (parent, stranger, child) = (UIViewController(), UIViewController(), UIViewController())
    stranger.view.addSubview(child.view)
    parent.addChild(child)
    #expect(child.parent === parent)
  }
}
