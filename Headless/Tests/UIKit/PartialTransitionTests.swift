import HeadlessDevice
import LifecycleTestKit
import TestSupport
import Testing
import UIKit

/// Children that are added or removed in the middle of their parent's transition.
@MainActor
@Suite(.oneDevice)
struct PartialTransitionTests: FixtureSuite {
  let fixture = LoggedDevice()
  let childLog = LifecycleTranscript()
  let nav = UINavigationController(rootViewController: UIViewController())
  let parent: LoggedViewController
  let child: LoggedViewController

  init() {
    parent = fixture.log.screen("P")
    child = childLog.screen("C")
    device.launch(showing: nav)
  }

  private func startPush() {
    nav.pushViewController(parent, animated: true)
    device.advance(by: 0.1)
  }

  private func startPop() {
    nav.pushViewController(parent, animated: false)
    device.finishTransitions()
    parent.embed(child)
    device.turn()
    nav.popViewController(animated: true)
    device.advance(by: 0.1)
    _ = childLog.flush()
  }

  @Test("R9, R23: a child that is added during its parent's push appears independently of the push")
  func addingDuringPush() {
    startPush()
    parent.embed(child)
    #expect(childLog.flush() == ["C.wM(P)", "C.viewDidLoad", "C.wA(f)", "C.dM(P)"])
    device.turn()
    #expect(childLog.flush() == ["C.iA(f)", "C.dA(f)"])
    device.advance(by: 1)
    #expect(childLog.flush() == [])
    #expect(log.flush() == ["P.wM(nav)", "P.viewDidLoad", "P.wA(t)", "P.iA(t)", "P.dA(t)", "P.dM(nav)"])
  }

  @Test("T7, R12: a child that is removed during its parent's push receives no viewDidAppear")
  func removingDuringPush() {
    parent.embed(child)
    startPush()
    _ = childLog.flush()
    parent.unembed(child)
    device.advance(by: 1)
    #expect(childLog.flush() == ["C.wM(nil)", "C.wD(f)", "C.dM(nil)", "C.dD(f)"])
    #expect(log.flush().suffix(2) == ["P.dA(t)", "P.dM(nav)"])
  }

  @Test(
    "R12: a child that is removed during its parent's pop receives viewDidDisappear once", arguments: [true, false])
  func removingDuringPop(unlinks: Bool) {
    startPop()
    if unlinks {
      parent.unembed(child)
    } else {
      child.view.removeFromSuperview()
    }
    device.advance(by: 1)
    #expect(childLog.flush() == (unlinks ? ["C.wM(nil)", "C.dM(nil)", "C.dD(t)"] : ["C.dD(t)"]))
  }

  @Test("R108: a child that is added during its parent's pop disappears with it")
  func addingDuringPop() {
    startPop()
    let late = childLog.screen("L")
    parent.embed(late)
    device.advance(by: 1)
    #expect(childLog.flush() == ["L.wM(P)", "L.viewDidLoad", "L.wA(t)", "L.wD(t)", "L.dM(P)", "C.dD(t)", "L.dD(t)"])
  }

  @Test("R15: an orphan in a pushed screen appears independently of the push, and disappears with the screen's view")
  func orphan() {
    parent.inside["viewDidLoad"] = { [child] parent in parent.view.addSubview(child.view) }
    startPush()
    #expect(childLog.flush() == ["C.viewDidLoad", "C.wA(f)", "C.iA(f)", "C.dA(f)"])
    device.advance(by: 1)
    #expect(childLog.flush() == [])
    nav.popViewController(animated: true)
    device.advance(by: 0.1)
    #expect(childLog.flush() == [])
    device.advance(by: 1)
    #expect(childLog.flush() == ["C.wD(f)", "C.dD(f)"])
  }

  @Test("R19, R31: a navigation controller whose parent does not forward shows no screen until begin and end")
  func manualNavigation() {
    let manual = ManualParent("M", in: log)
    let inner = UINavigationController(rootViewController: child)
    manual.embed(inner)
    nav.viewControllers = [manual]
    device.finishTransitions()
    inner.pushViewController(parent, animated: true)
    device.advance(by: 1)
    #expect(!child.isViewLoaded)
    #expect(!parent.isViewLoaded)
    inner.beginAppearanceTransition(true, animated: false)
    inner.endAppearanceTransition()
    #expect(log.flush().suffix(4) == ["P.viewDidLoad", "P.wA(f)", "P.iA(f)", "P.dA(f)"])
  }

  @Test("R31: a screen that is pushed in a hidden window appears when the window is shown")
  func hiddenWindow() {
    let window = nav.view.window
    window?.isHidden = true
    device.turn()
    nav.pushViewController(parent, animated: true)
    device.advance(by: 1)
    #expect(!parent.isViewLoaded)
    _ = log.flush()
    window?.isHidden = false
    device.turn()
    #expect(log.flush() == ["P.viewDidLoad", "P.wA(f)", "P.iA(f)", "P.dA(f)"])
  }
}
