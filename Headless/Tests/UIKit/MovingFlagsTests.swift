import HeadlessDevice
import LifecycleTestKit
import TestSupport
import Testing
import UIKit

@MainActor
@Suite(.oneDevice)
struct MovingFlagsTests: FixtureSuite {
  let fixture = LoggedDevice()

  @Test("R24: isMovingToParent is true in viewWillAppear, and in viewDidAppear if didMove comes later")
  func movingTo() {
    let parent = UIViewController()
    device.launch(showing: parent)
    let child = log.screen("C")
    for callback in ["wM", "viewDidLoad", "wA", "dM", "iA", "dA"] {
      child.inside[callback] = { log.record("\(callback) \($0.isMovingToParent) \($0.isMovingFromParent)") }
    }
    parent.embed(child)
    device.turn()
    #expect(
      log.flush().filter { !$0.hasPrefix("C.") } == [
        "wM true false", "viewDidLoad true false", "wA true false", "dM false false",
        "iA false false", "dA false false",
      ])

    let late = log.screen("L")
    late.inside["dA"] = { log.record("dA \($0.isMovingToParent)") }
    parent.addChild(late)
    parent.view.addSubview(late.view)
    device.turn()
    late.didMove(toParent: parent)
    #expect(
      log.flush() == ["L.wM(UIViewController)", "L.viewDidLoad", "L.wA(f)", "L.iA(f)", "L.dA(f)", "dA true"]
        + ["L.dM(UIViewController)"])
    #expect(!late.isMovingToParent)
  }

  @Test(
    "R24: isMovingFromParent is true in the disappearance callbacks if willMove(toParent: nil) was called",
    arguments: [true, false])
  func movingFrom(isAnnounced: Bool) {
    let parent = UIViewController()
    device.launch(showing: parent)
    let child = log.shownChild("C", of: parent, on: device)
    for callback in ["wD", "dD"] {
      child.inside[callback] = { log.record("\(callback) \($0.isMovingFromParent) \($0.isMovingToParent)") }
    }
    if isAnnounced { child.willMove(toParent: nil) }
    child.view.removeFromSuperview()
    child.removeFromParent()
    device.turn()
    #expect(
      log.flush().filter { !$0.hasPrefix("C.") } == ["wD \(isAnnounced) false", "dD \(isAnnounced) false"])
  }

  @Test(
    "R24: a popped screen, top or below, that is presented later is not moving from a parent when it is dismissed")
  func presentedAfterPop() {
    let nav = UINavigationController(rootViewController: UIViewController())
    device.launch(showing: nav)
    let screens = [log.screen("B"), log.screen("C")]
    screens.forEach { nav.pushViewController($0, animated: false) }
    device.finishTransitions()
    nav.popToRootViewController(animated: true)
    device.finishTransitions()
    for screen in screens {
      #expect(!screen.isMovingFromParent)
      nav.present(screen, animated: false)
      device.finishTransitions()
      screen.inside["wD"] = { log.record("\($0.isMovingFromParent)") }
      _ = log.flush()
      nav.dismiss(animated: false)
      device.finishTransitions()
      #expect(log.flush() == ["\(screen.name).wD(f)", "false", "\(screen.name).dD(f)"])
    }
  }

  @Test(
    "R24: in the callbacks of a popped screen's children isMovingFromParent may be true or false",
    arguments: [true, false])
  func movingFromForChildren(lasts: Bool) {
    device.weakRules.departureLastsForChildren = lasts
    let nav = UINavigationController(rootViewController: UIViewController())
    device.launch(showing: nav)
    let screen = log.screen("S")
    nav.pushViewController(screen, animated: false)
    device.turn()
    let child = log.shownChild("C", of: screen, on: device)
    screen.inside["wD"] = { log.record("own \($0.isMovingFromParent)") }
    child.inside["wD"] = { log.record("in a child \($0.parent?.isMovingFromParent ?? false)") }
    nav.popViewController(animated: false)
    device.turn()
    #expect(log.flush().filter { !$0.contains(".") } == ["own true", "in a child \(lasts)"])
  }

  @Test("R24: a child is not moving from its parent when the view around it is removed and added again")
  func transientRemoval() {
    let parent = UIViewController()
    device.launch(showing: parent)
    let box = UIView()
    parent.view.addSubview(box)
    let child = log.screen("C")
    parent.addChild(child)
    box.addSubview(child.view)
    child.didMove(toParent: parent)
    device.turn()
    _ = log.flush()
    for callback in ["wA", "dA", "wD", "dD"] {
      child.inside[callback] = { #expect(!$0.isMovingFromParent && !$0.isMovingToParent) }
    }
    box.removeFromSuperview()
    device.turn()
    parent.view.addSubview(box)
    device.turn()
    #expect(log.flush() == ["C.wD(f)", "C.dD(f)", "C.wA(f)", "C.iA(f)", "C.dA(f)"])
  }
}
