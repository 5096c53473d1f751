import HeadlessDevice
import LifecycleTestKit
import TestSupport
import Testing
import UIKit

@MainActor
@Suite(.oneDevice)
struct ExplicitAppearanceTests: FixtureSuite {
  let fixture = LoggedDevice()
  let parent: LoggedViewController

  init() {
    parent = fixture.log.shownScreen("P", on: fixture.device)
  }

  private func shownChild(_ name: String) -> LoggedViewController {
    log.shownChild(name, of: parent, on: device)
  }

  @Test("R16: a container that replaces its child by hand causes one pair of callbacks for each, inside its calls")
  func replacing() {
    let old = shownChild("old")
    let new = log.screen("new")
    parent.addChild(new)
    old.willMove(toParent: nil)
    new.beginAppearanceTransition(true, animated: false)
    old.beginAppearanceTransition(false, animated: false)
    parent.view.addSubview(new.view)
    old.view.removeFromSuperview()
    new.endAppearanceTransition()
    old.endAppearanceTransition()
    new.didMove(toParent: parent)
    old.removeFromParent()
    #expect(
      log.flushWithoutIsAppearing() == [
        "new.wM(P)", "old.wM(nil)", "new.viewDidLoad", "new.wA(f)", "old.wD(f)", "new.dA(f)", "old.dD(f)",
        "new.dM(P)", "old.dM(nil)",
      ])
    device.turn()
    #expect(log.flush() == [])
  }

  @Test("R16: begin and end call at once, with the caller's flag, and are forwarded to children")
  func forwarding() {
    let child = shownChild("C")
    child.embed(log.screen("G"))
    device.turn()
    _ = log.flush()
    child.beginAppearanceTransition(false, animated: true)
    #expect(log.flush() == ["C.wD(t)", "G.wD(t)"])
    device.turn()
    #expect(log.flush() == [])
    child.view.removeFromSuperview()
    device.turn()
    #expect(log.flush() == [])
    child.endAppearanceTransition()
    #expect(log.flush() == ["C.dD(t)", "G.dD(t)"])
  }

  @Test("R16: between begin and end the moves of the view do not matter")
  func moves() {
    let child = log.screen("C")
    parent.addChild(child)
    child.beginAppearanceTransition(true, animated: true)
    #expect(log.flush() == ["C.wM(P)", "C.viewDidLoad", "C.wA(t)"])
    parent.view.addSubview(child.view)
    device.turn()
    #expect(log.flush() == ["C.iA(t)"])
    child.endAppearanceTransition()
    child.didMove(toParent: parent)
    device.turn()
    #expect(log.flush() == ["C.dA(t)", "C.dM(P)"])
  }

  @Test("R17, T22: begin and end on a controller that appeared by itself cause a second pair of callbacks")
  func twice() {
    let child = log.screen("C")
    parent.embed(child)
    child.beginAppearanceTransition(true, animated: false)
    child.endAppearanceTransition()
    device.turn()
    #expect(
      log.flushWithoutIsAppearing() == [
        "C.wM(P)", "C.viewDidLoad", "C.wA(f)", "C.dM(P)", "C.dA(f)", "C.wA(f)", "C.dA(f)",
      ])
  }

  @Test("R17: end without begin causes no callback and a console message")
  func unbalanced() throws {
    let child = shownChild("C")
    child.endAppearanceTransition()
    device.turn()
    #expect(log.flush() == [])
    #expect(try #require(device.consoleMessages.last).contains("Unbalanced calls"))
    #expect(device.consoleMessages.count == 1)
  }

  @Test("R18, T22: the opposite begin cancels a disappearance; one end closes both")
  func cancelledDisappearance() {
    let child = shownChild("C")
    child.beginAppearanceTransition(false, animated: true)
    #expect(log.flush() == ["C.wD(t)"])
    child.beginAppearanceTransition(true, animated: true)
    #expect(log.flushWithoutIsAppearing() == ["C.wA(t)"])
    child.endAppearanceTransition()
    #expect(log.flushWithoutIsAppearing() == ["C.dA(t)"])
    #expect(device.consoleMessages.isEmpty)
  }

  @Test("R18: the opposite begin cancels an appearance, children included")
  func cancelledAppearance() {
    let child = log.screen("C")
    child.inside["viewDidLoad"] = { $0.embed(log.screen("G")) }
    parent.addChild(child)
    child.loadViewIfNeeded()
    _ = log.flush()
    child.beginAppearanceTransition(true, animated: true)
    #expect(log.flush() == ["C.wA(t)", "G.wA(t)"])
    child.beginAppearanceTransition(false, animated: true)
    #expect(log.flush() == ["C.wD(t)", "G.wD(t)"])
    child.endAppearanceTransition()
    #expect(log.flush() == ["C.dD(t)", "G.dD(t)"])
  }

  @Test("R16, R9: after end a controller follows the moves of its view again")
  func automaticAgain() {
    let child = shownChild("C")
    child.beginAppearanceTransition(false, animated: false)
    child.view.removeFromSuperview()
    child.endAppearanceTransition()
    #expect(log.flush() == ["C.wD(f)", "C.dD(f)"])
    parent.view.addSubview(child.view)
    device.turn()
    #expect(log.flush() == ["C.wA(f)", "C.iA(f)", "C.dA(f)"])
  }

  @Test("R16: the parent's own disappearance skips a child between begin and end")
  func parentLeaves() {
    let child = shownChild("C")
    child.beginAppearanceTransition(false, animated: false)
    _ = log.flush()
    parent.view.window?.isHidden = true
    device.turn()
    #expect(log.flush() == ["P.wD(f)", "P.dD(f)"])
    child.endAppearanceTransition()
    #expect(log.flush() == ["C.dD(f)"])
  }
}
