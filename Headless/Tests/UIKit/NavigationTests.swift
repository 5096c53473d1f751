import HeadlessDevice
import LifecycleTestKit
import TestSupport
import Testing
import UIKit

@MainActor
@Suite(.oneDevice)
struct NavigationTests: FixtureSuite {
  let fixture = LoggedStack()

  private func launchNav() {
    device.launch(showing: nav)
    _ = log.flush()
  }

  private func launchPushed() {
    device.launch(showing: nav)
    nav.pushViewController(b, animated: false)
    device.finishTransitions()
    _ = log.flush()
  }

  @Test("R31, T23: the stack and the links change inside the call; no view is touched")
  func links() {
    launchNav()
    nav.pushViewController(b, animated: true)
    #expect(nav.viewControllers == [a, b])
    #expect(nav.children == [a, b])
    #expect(nav.topViewController === b)
    #expect(b.parent === nav)
    #expect(b.navigationController === nav)
    #expect(!b.isViewLoaded)
    #expect(log.flush() == ["B.wM(nav)"])
    device.advance(by: 1)

    #expect(nav.popViewController(animated: true) === b)
    #expect(nav.viewControllers == [a])
    #expect(nav.topViewController === a)
    #expect(b.view.window != nil)
  }

  @Test("R31: a popped screen has its navigation controller until it has disappeared")
  func parentWhilePopping() {
    launchPushed()
    let describe = { [nav] (screen: LoggedViewController) in
      "\(screen.navigationController === nav) \(nav.viewControllers.contains(screen))"
    }
    for callback in ["wM", "wD", "dD", "dM"] {
      b.inside[callback] = { [log] in log.record(describe($0)) }
    }
    nav.popViewController(animated: true)
    device.advance(by: 1)
    #expect(
      log.flushWithoutIsAppearing() == [
        "B.wM(nil)", "true true", "B.wD(t)", "true false", "A.wA(t)", "B.dD(t)", "true false", "A.dA(t)",
        "B.dM(nil)", "false false",
      ])
    nav.pushViewController(b, animated: false)
    device.finishTransitions()
    b.inside["wD"] = { #expect($0.parent == nil) }
    device.weakRules.poppedKeepsParent = false
    nav.popViewController(animated: true)
    #expect(b.parent == nil)
    device.advance(by: 1)
    #expect(!b.isMovingFromParent)
  }

  @Test("R22, R31: a screen that is added to another parent while it is being popped leaves its stack first")
  func adoptedWhilePopping() {
    launchPushed()
    nav.popViewController(animated: true)
    device.turn()
    _ = log.flush()
    let other = UIViewController()
    b.view.removeFromSuperview()
    other.addChild(b)
    #expect(log.flush() == ["B.dM(nil)", "B.wM(UIViewController)"])
    device.advance(by: 1)
    #expect(b.parent === other)
    #expect(!log.flush().contains { $0.hasPrefix("B.dM") })
  }

  @Test("R31: outside of a window a navigation controller neither loads its top screen nor makes it appear")
  func offWindow() {
    _ = nav.view
    nav.pushViewController(b, animated: true)
    device.advance(by: 1)
    #expect(nav.viewControllers == [a, b])
    #expect(!a.isViewLoaded)
    #expect(!b.isViewLoaded)
    #expect(log.flush().allSatisfy { $0.contains("M(nav)") })
    device.launch(showing: nav)
    #expect(log.flush() == ["B.viewDidLoad", "B.wA(f)", "B.iA(f)", "B.dA(f)"])
    #expect(!a.isViewLoaded)
  }

  @Test("R31: the transition starts in the next layout pass of the navigation view")
  func startsInLayout() {
    launchNav()
    nav.pushViewController(b, animated: true)
    _ = log.flush()
    nav.view.layoutIfNeeded()
    #expect(log.flush() == ["B.viewDidLoad", "A.wD(t)", "B.wA(t)", "B.iA(t)"])
  }

  @Test(
    "R32, T3: in a push the callbacks of the old screen come first, and didMove comes last", arguments: [true, false])
  func push(animated: Bool) {
    b.logsLayout = true
    launchNav()
    nav.pushViewController(b, animated: animated)
    #expect(log.flush() == ["B.wM(nav)"])
    device.turn()
    let x = animated ? "(t)" : "(f)"
    let start = ["B.viewDidLoad", "A.wD" + x, "B.wA" + x, "B.iA" + x, "B.wL", "B.dL"]
    let end = ["A.dD" + x, "B.dA" + x, "B.dM(nav)"]
    if animated {
      #expect(log.flush() == start)
      device.advance(by: 1)
      #expect(log.flush() == end)
    } else {
      device.turn()
      #expect(log.flush() == start + end)
    }
    #expect(b.view.window != nil)
    #expect(a.view.window == nil)
  }

  @Test("R33: a pop mirrors the push", arguments: [true, false])
  func pop(animated: Bool) {
    launchPushed()
    nav.popViewController(animated: animated)
    #expect(log.flush() == ["B.wM(nil)"])
    device.turn()
    let x = animated ? "(t)" : "(f)"
    let start = ["B.wD" + x, "A.wA" + x, "A.iA" + x]
    let end = ["B.dD" + x, "A.dA" + x, "B.dM(nil)"]
    if animated {
      #expect(log.flush() == start)
      #expect(nav.view.subviews.filter { $0 === a.view || $0 === b.view } == [a.view, b.view], "A lies beneath B")
      device.advance(by: 1)
      #expect(log.flush() == end)
    } else {
      device.turn()
      #expect(log.flush() == start + end)
    }
  }

  @Test("R32, R33: a pushed screen is moving to its parent, a popped one from it, the other one neither")
  func flags() {
    launchNav()
    for screen in [a, b] {
      for callback in ["wA", "dA", "wD", "dD"] {
        screen.inside[callback] = {
          log.record("\($0.name).\(callback) to \($0.isMovingToParent) from \($0.isMovingFromParent)")
        }
      }
    }
    nav.pushViewController(b, animated: true)
    device.advance(by: 1)
    #expect(
      log.flush().filter { $0.contains(" to ") } == [
        "A.wD to false from false", "B.wA to true from false", "A.dD to false from false", "B.dA to true from false",
      ])
    nav.popViewController(animated: true)
    device.advance(by: 1)
    #expect(
      log.flush().filter { $0.contains(" to ") } == [
        "B.wD to false from true", "A.wA to false from false", "B.dD to false from true", "A.dA to false from false",
      ])
  }

  @Test("R33: a popped screen is released")
  func release() {
    launchNav()
    weak var popped: UIViewController?
    do {
      let screen = log.screen("C")
      popped = screen
      nav.pushViewController(screen, animated: true)
      device.advance(by: 1)
      nav.popViewController(animated: true)
    }
    #expect(popped != nil)
    device.advance(by: 1)
    #expect(popped == nil)
  }

  @Test("R33: a screen popped while the navigation controller is off the window is released")
  func releaseOffWindow() {
    launchNav()
    weak var popped: UIViewController?
    do {
      let screen = UIViewController()
      popped = screen
      nav.pushViewController(screen, animated: false)
      device.finishTransitions()
    }
    let cover = UIViewController()
    cover.modalPresentationStyle = .fullScreen
    nav.present(cover, animated: true)
    device.advance(by: 1)
    nav.popViewController(animated: false)
    device.advance(by: 1)
    #expect(popped == nil)
  }

  @Test(
    "R32: a screen that is pushed inside the root's viewWillAppear appears, and the root receives all its callbacks")
  func pushWhileAppearing() {
    a.once(inside: "wA") { [nav, b] a in
      nav.pushViewController(b, animated: false)
    }
    device.launch(showing: nav)
    device.finishTransitions()
    let lines = log.flush()
    #expect(
      lines.filter { $0.hasPrefix("B") } == [
        "B.wM(nav)", "B.viewDidLoad", "B.wA(f)", "B.iA(f)", "B.dA(f)", "B.dM(nav)",
      ])
    #expect(lines.filter { $0.hasPrefix("A.d") }.last == "A.dD(f)")
  }
}
