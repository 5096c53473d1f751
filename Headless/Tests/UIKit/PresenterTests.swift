import HeadlessDevice
import LifecycleTestKit
import TestSupport
import Testing
import UIKit

/// R111, R112: which view has to be in a window for a presentation, and in which window.
@MainActor
@Suite(.oneDevice)
struct PresenterTests: FixtureSuite {
  let fixture = LoggedDevice()
  let modal: LoggedViewController

  init() {
    modal = fixture.log.screen("M")
  }

  @Test("R111: the message names the resolved presenter and the receiver")
  func message() {
    let root = log.screen("R")
    let child = log.screen("C")
    root.embed(child)
    child.present(modal, animated: true) { log.record("completion") }
    device.advance(by: 1)
    #expect(
      device.consoleMessages == [
        "Attempt to present \(modal) on \(root) (from \(child)) whose view is not in the window hierarchy."
      ])
    #expect(root.presentedViewController == nil)
    #expect(!log.lines.contains("completion"))
  }

  @Test("R111: a controller that was pushed in the same turn may present", arguments: [true, false])
  func pushed(animated: Bool) {
    let nav = UINavigationController(rootViewController: log.screen("A"))
    device.launch(showing: nav)
    let second = log.screen("B")
    nav.pushViewController(second, animated: animated)
    #expect(second.viewIfLoaded?.window == nil)
    second.present(modal, animated: animated) { log.record("presented") }
    #expect(nav.presentedViewController === modal)
    device.finishTransitions()
    #expect(device.consoleMessages.isEmpty)
    #expect(modal.presentingViewController === nav)
    #expect(log.lines.contains("presented"))
    #expect(second.appearance == .appeared)
    #expect(modal.appearance == .appeared)
  }

  @Test("R111: a controller that was set on a page controller in the same turn may present")
  func page() {
    let pages = UIPageViewController(transitionStyle: .scroll, navigationOrientation: .horizontal)
    pages.setViewControllers([log.screen("A")], direction: .forward, animated: false)
    device.launch(showing: pages)
    let second = log.screen("B")
    pages.setViewControllers([second], direction: .forward, animated: true)
    second.present(modal, animated: true)
    #expect(modal.presentingViewController === pages)
    device.advance(by: 2)
    #expect(device.consoleMessages.isEmpty)
    #expect(modal.appearance == .appeared)
  }

  @Test("R111: a child whose view is in no window, and the controller of an unselected tab, may present")
  func outsideTheTree() {
    let root = log.screen("R")
    let child = UIViewController()
    root.addChild(child)
    let tabs = UITabBarController()
    let unselected = UIViewController()
    tabs.viewControllers = [root, unselected]
    device.launch(showing: tabs)
    for receiver in [child, unselected] {
      receiver.present(modal, animated: false)
      #expect(modal.presentingViewController === tabs)
      #expect(!receiver.isViewLoaded)
      device.finishTransitions()
      tabs.dismiss(animated: false)
      device.finishTransitions()
    }
    #expect(device.consoleMessages.isEmpty)
  }

  @Test("R111: a child in its viewDidLoad under a shown container may present", arguments: [true, false])
  func inViewDidLoad(animated: Bool) {
    let root = log.shownScreen("R", on: device)
    let child = log.screen("C")
    child.inside["viewDidLoad"] = { [modal] in $0.present(modal, animated: animated) }
    root.embed(child)
    #expect(modal.presentingViewController === root)
    device.finishTransitions()
    #expect(device.consoleMessages.isEmpty)
    #expect(modal.appearance == .appeared)
    #expect(child.appearance == .appeared)
  }

  @Test("R111: under a full screen modal the resolved presenter is in no window")
  func covered() {
    let root = log.screen("R")
    device.launch(showing: root)
    let cover = log.screen("F")
    cover.modalPresentationStyle = .fullScreen
    root.present(cover, animated: false)
    device.finishTransitions()
    root.present(modal, animated: true)
    #expect(device.consoleMessages.count == 1)
    #expect(device.consoleMessages.first?.hasSuffix("whose view is not in the window hierarchy.") == true)
  }

  @Test(
    "R112: in a window that was never shown the links are set, and no controller appears until the window is shown",
    arguments: [UIModalPresentationStyle.pageSheet, .fullScreen], [true, false])
  func neverShown(style: UIModalPresentationStyle, animated: Bool) throws {
    device.launch(showing: UIViewController())
    let window = UIWindow(windowScene: try #require(device.scenes.first))
    let root = log.screen("R")
    window.rootViewController = root
    window.addSubview(root.view)
    modal.modalPresentationStyle = style
    _ = log.flush()
    root.present(modal, animated: animated) { log.record("presented") }
    #expect(root.presentedViewController === modal)
    #expect(modal.presentingViewController === root)
    device.finishTransitions()
    #expect(device.consoleMessages.isEmpty)
    #expect(log.flush() == ["M.viewDidLoad", "presented"])
    window.isHidden = false
    device.turn()
    let below = style == .fullScreen ? [] : ["R"]
    #expect(Set(log.flush()) == Set((below + ["M"]).flatMap { ["\($0).wA(f)", "\($0).iA(f)", "\($0).dA(f)"] }))
    modal.dismiss(animated: false)
    device.finishTransitions()
    #expect(root.appearance == .appeared)
    #expect(root.presentedViewController == nil)
  }

  @Test("R112: a dismissal in a hidden window removes the links and calls only its completion")
  func dismissedWhileHidden() {
    let root = log.screen("R")
    let window = device.launch(showing: root)
    modal.modalPresentationStyle = .fullScreen
    root.present(modal, animated: false)
    device.finishTransitions()
    window.isHidden = true
    device.turn()
    _ = log.flush()
    modal.dismiss(animated: true) { log.record("dismissed") }
    device.finishTransitions()
    #expect(log.flush() == ["dismissed"])
    #expect(root.presentedViewController == nil)
    window.isHidden = false
    device.turn()
    #expect(log.flush() == ["R.wA(f)", "R.iA(f)", "R.dA(f)"])
  }
}
