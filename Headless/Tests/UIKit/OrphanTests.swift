import HeadlessDevice
import LifecycleTestKit
import TestSupport
import Testing
import UIKit

@MainActor
@Suite(.oneDevice)
struct OrphanTests: FixtureSuite {
  let fixture = LoggedDevice()

  @Test("R15: a controller that was never added as a child receives viewDidAppear before the controller around it")
  func orphan() {
    let parent = log.screen("P")
    let orphan = log.screen("X")
    parent.inside["viewDidLoad"] = { $0.view.addSubview(orphan.view) }
    device.launch(showing: parent)
    #expect(
      log.flush() == [
        "P.viewDidLoad", "X.viewDidLoad", "P.wA(f)", "X.wA(f)", "P.iA(f)", "X.iA(f)", "X.dA(f)", "P.dA(f)",
      ])
  }

  @Test("R15: an orphan receives callbacks whenever its view enters or leaves a window")
  func windowMoves() {
    let other = LifecycleTranscript()
    let parent = log.screen("P")
    let orphan = other.screen("X")
    let window = device.launch(showing: parent)
    _ = log.flush()
    parent.view.addSubview(orphan.view)
    #expect(other.flush() == ["X.viewDidLoad", "X.wA(f)"])
    device.turn()
    #expect(other.flush() == ["X.iA(f)", "X.dA(f)"])
    window.isHidden = true
    #expect(other.flush() == ["X.wD(f)"])
    device.turn()
    #expect(other.flush() == ["X.dD(f)"])
    window.isHidden = false
    device.turn()
    #expect(other.flush() == ["X.wA(f)", "X.iA(f)", "X.dA(f)"])
    orphan.view.removeFromSuperview()
    device.turn()
    #expect(other.flush() == ["X.wD(f)", "X.dD(f)"])
    #expect(
      log.flush() == ["P.wD(f)", "P.dD(f)", "P.wA(f)", "P.iA(f)", "P.dA(f)"])
  }

  @Test("R15: an orphan without any controller around it appears by itself")
  func inBareWindow() {
    let window = device.launch(showing: UIViewController())
    let orphan = log.screen("X")
    let box = UIView()
    box.addSubview(orphan.view)
    _ = log.flush()
    window.addSubview(box)
    #expect(log.flush() == ["X.wA(f)"])
    device.turn()
    #expect(log.flush() == ["X.iA(f)", "X.dA(f)"])
    box.removeFromSuperview()
    device.turn()
    #expect(log.flush() == ["X.wD(f)", "X.dD(f)"])
  }

  @Test("R15, R10: an orphan in a hidden window appears when the window is shown")
  func inHiddenWindow() {
    let window = device.launch(showing: UIViewController())
    window.isHidden = true
    device.turn()
    let orphan = log.screen("X")
    window.addSubview(orphan.view)
    device.turn()
    #expect(log.flush() == ["X.viewDidLoad"])
    window.isHidden = false
    device.turn()
    #expect(log.flush() == ["X.wA(f)", "X.iA(f)", "X.dA(f)"])
  }

  @Test("R15, R14: an orphan forwards to its own children")
  func family() {
    let parent = UIViewController()
    device.launch(showing: parent)
    let orphan = log.screen("X")
    orphan.inside["viewDidLoad"] = { $0.embed(log.screen("C")) }
    parent.view.addSubview(orphan.view)
    device.turn()
    #expect(
      log.flush() == [
        "X.viewDidLoad", "C.wM(X)", "C.viewDidLoad", "C.dM(X)",
        "X.wA(f)", "C.wA(f)", "X.iA(f)", "C.iA(f)", "X.dA(f)", "C.dA(f)",
      ])
    orphan.view.removeFromSuperview()
    device.turn()
    #expect(log.flush() == ["X.wD(f)", "C.wD(f)", "X.dD(f)", "C.dD(f)"])
  }

  @Test("R15, R19: an orphan appears also inside a controller that does not forward")
  func inManualParent() {
    let parent = ManualParent("P", in: LifecycleTranscript())
    device.launch(showing: parent)
    parent.view.addSubview(log.screen("X").view)
    device.turn()
    #expect(log.flush() == ["X.viewDidLoad"], "the controller was not kept")

    let orphan = log.screen("Y")
    parent.view.addSubview(orphan.view)
    device.turn()
    #expect(log.flush() == ["Y.viewDidLoad", "Y.wA(f)", "Y.iA(f)", "Y.dA(f)"])
  }

  @Test("R27: a child that is removed from its parent but not from the view hierarchy stays on screen as an orphan")
  func abandoned() {
    let parent = UIViewController()
    let window = device.launch(showing: parent)
    let child = log.shownChild("C", of: parent, on: device)
    child.willMove(toParent: nil)
    child.removeFromParent()
    device.turn()
    #expect(log.flush() == ["C.wM(nil)", "C.dM(nil)"])
    window.isHidden = true
    device.turn()
    #expect(log.flush() == ["C.wD(f)", "C.dD(f)"])
    window.isHidden = false
    device.turn()
    #expect(log.flush() == ["C.wA(f)", "C.iA(f)", "C.dA(f)"])
    child.view.removeFromSuperview()
    device.turn()
    #expect(log.flush() == ["C.wD(f)", "C.dD(f)"])
  }

  @Test(
    "R27, W8: under the other answer a child that only leaves its parent disappears, and returns only with its view")
  func abandonedForGood() {
    device.weakRules.orphansStayOnScreen = false
    let parent = UIViewController()
    let window = device.launch(showing: parent)
    let child = log.shownChild("C", of: parent, on: device)
    child.willMove(toParent: nil)
    child.removeFromParent()
    #expect(log.flush() == ["C.wM(nil)", "C.dM(nil)", "C.wD(f)"])
    device.turn()
    #expect(log.flush() == ["C.dD(f)"])
    #expect(child.view.window === window)
    window.isHidden = true
    device.turn()
    #expect(log.flush() == [])
    window.isHidden = false
    device.turn()
    #expect(log.flush() == ["C.wA(f)", "C.iA(f)", "C.dA(f)"])
  }

  @Test(
    "R27, R22, W8: a child that is added to another parent appears there under both answers", arguments: [true, false])
  func takenOver(stays: Bool) {
    device.weakRules.orphansStayOnScreen = stays
    let root = UIViewController()
    let heir = UIViewController()
    device.launch(showing: root)
    let child = log.screen("C")
    root.embed(child)
    root.embed(heir)
    device.turn()
    _ = log.flush()
    child.view.removeFromSuperview()
    heir.embed(child)
    device.turn()
    #expect(
      log.flush() == [
        "C.wD(f)", "C.dM(nil)", "C.wM(UIViewController)", "C.dD(f)", "C.wA(f)", "C.dM(UIViewController)", "C.iA(f)",
        "C.dA(f)",
      ])
  }
}
