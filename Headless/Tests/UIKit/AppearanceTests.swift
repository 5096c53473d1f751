import HeadlessDevice
import LifecycleTestKit
import TestSupport
import Testing
import UIKit

@MainActor
@Suite(.oneDevice)
struct AppearanceTests: FixtureSuite {
  let fixture = LoggedDevice()
  let parent: LoggedViewController

  init() {
    parent = fixture.log.screen("P")
  }

  private func launchParent() {
    device.launch(showing: parent)
    _ = log.flush()
  }

  @Test("R9: for a view that enters the window viewWillAppear comes at once and viewDidAppear after the commit")
  func entering() {
    launchParent()
    let child = log.screen("C")
    parent.addChild(child)
    parent.view.addSubview(child.view)
    #expect(log.flush() == ["C.wM(P)", "C.viewDidLoad", "C.wA(f)"])
    device.turn()
    #expect(log.flush() == ["C.iA(f)", "C.dA(f)"])
  }

  @Test("R9: for the root of a window that is shown viewWillAppear comes at once and viewDidAppear after the commit")
  func showingWindow() throws {
    launchParent()
    let window = UIWindow(windowScene: try #require(device.scenes.first))
    window.rootViewController = log.screen("W")
    #expect(log.flush() == [])
    window.isHidden = false
    #expect(log.flush() == ["W.viewDidLoad", "W.wA(f)"])
    device.turn()
    #expect(log.flush() == ["W.iA(f)", "W.dA(f)"])
  }

  @Test("R9, R10: when the root controller is replaced, the old one disappears and the new one appears")
  func replacingRoot() {
    let other = LifecycleTranscript()
    let window = device.launch(showing: parent)
    _ = log.flush()
    window.rootViewController = other.screen("N")
    #expect(log.flush() == ["P.wD(f)"])
    #expect(other.flush() == ["N.viewDidLoad", "N.wA(f)"])
    device.turn()
    #expect(log.flush() == ["P.dD(f)"])
    #expect(other.flush() == ["N.iA(f)", "N.dA(f)"])
  }

  @Test("R10, T2: for a removed view viewWillDisappear comes at once; in viewDidDisappear there is no parent any more")
  func leaving() {
    launchParent()
    let child = log.shownChild("C", of: parent, on: device)
    child.inside["wD"] = { #expect($0.parent != nil) }
    child.inside["dD"] = { #expect($0.parent == nil) }
    parent.unembed(child)
    #expect(log.flush() == ["C.wM(nil)", "C.wD(f)", "C.dM(nil)"])
    device.turn()
    #expect(log.flush() == ["C.dD(f)"])
  }

  @Test("R10: the root of a window that is hidden disappears")
  func hidingWindow() {
    let window = device.launch(showing: parent)
    _ = log.flush()
    window.isHidden = true
    #expect(log.flush() == ["P.wD(f)"])
    device.turn()
    #expect(log.flush() == ["P.dD(f)"])
  }

  @Test("R10: the root of a window that loses its scene disappears")
  func discardingWindow() {
    let window = device.launch(showing: parent)
    _ = log.flush()
    window.windowScene = nil
    #expect(log.flush() == ["P.wD(f)"])
    device.turn()
    #expect(log.flush() == ["P.dD(f)"])
  }

  @Test("R10, W1: under the other answer viewDidDisappear comes inside the removal")
  func leavingAtOnce() {
    device.weakRules.didDisappearWaitsForCommit = false
    launchParent()
    let child = log.shownChild("C", of: parent, on: device)
    parent.unembed(child)
    #expect(log.flush() == ["C.wM(nil)", "C.wD(f)", "C.dD(f)", "C.dM(nil)"])
    device.turn()
    #expect(log.flush() == [])
  }

  @Test(
    "R11, W1: a child that is added again before the commit receives the pending viewDidDisappear first",
    arguments: [true, false])
  func returning(waits: Bool) {
    device.weakRules.didDisappearWaitsForCommit = waits
    launchParent()
    let child = log.shownChild("C", of: parent, on: device)
    child.view.removeFromSuperview()
    parent.view.addSubview(child.view)
    #expect(log.flush() == ["C.wD(f)", "C.dD(f)", "C.wA(f)"])
    device.turn()
    #expect(log.flush() == ["C.iA(f)", "C.dA(f)"])
  }

  @Test("R11: a child that is removed before the commit receives the pending viewDidAppear first")
  func leavingSoon() {
    launchParent()
    let child = log.screen("C")
    parent.embed(child)
    _ = log.flush()
    parent.unembed(child)
    #expect(log.flush() == ["C.wM(nil)", "C.iA(f)", "C.dA(f)", "C.wD(f)", "C.dM(nil)"])
    device.turn()
    #expect(log.flush() == ["C.dD(f)"])
  }

  @Test("R11: a removed child receives viewDidAppear first, also when its parent has not received it yet")
  func removingBeforeCommit() {
    let other = LifecycleTranscript()
    let window = device.launch(showing: UIViewController())
    let child = other.screen("C")
    parent.embed(child)
    _ = other.flush()
    window.rootViewController = parent
    parent.unembed(child)
    #expect(other.flush() == ["C.wA(f)", "C.wM(nil)", "C.iA(f)", "C.dA(f)", "C.wD(f)", "C.dM(nil)"])
    device.turn()
    #expect(other.flush() == ["C.dD(f)"])
    #expect(log.flush() == ["P.viewDidLoad", "P.wA(f)", "P.iA(f)", "P.dA(f)"])
  }

  @Test("R12: a move within the window causes no callback")
  func movingWithin() {
    launchParent()
    let box = UIView()
    parent.view.addSubview(box)
    parent.embed(log.screen("C"))
    device.turn()
    _ = log.flush()
    box.addSubview(parent.children[0].view)
    parent.view.sendSubviewToBack(box)
    device.turn()
    #expect(log.flush() == [])
    #expect(parent.children[0].view.superview === box)
  }

  @Test("R12: a move between two visible windows is a disappearance and an appearance")
  func movingToAnotherWindow() {
    launchParent()
    let orphan = log.screen("X")
    parent.view.addSubview(orphan.view)
    let host = UIViewController()
    device.openWindow(showing: host)
    _ = log.flush()
    host.view.addSubview(orphan.view)
    device.turn()
    #expect(log.flush() == ["X.wD(f)", "X.dD(f)", "X.wA(f)", "X.iA(f)", "X.dA(f)"])
  }

  @Test("R12: hiding a view, and a view outside of any window, cause no appearance callback")
  func noWindowMove() {
    launchParent()
    parent.view.isHidden = true
    parent.view.alpha = 0
    let elsewhere = log.screen("E")
    UIView().addSubview(elsewhere.view)
    device.turn()
    #expect(log.flush() == ["E.viewDidLoad"])
  }
}
