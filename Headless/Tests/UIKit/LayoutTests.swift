import HeadlessDevice
import LifecycleTestKit
import TestSupport
import Testing
import UIKit

@MainActor
@Suite(.oneDevice)
struct LayoutTests: FixtureSuite {
  let fixture = LoggedDevice()
  let parent: LoggedViewController
  let child: LoggedViewController

  init() {
    let log = fixture.log
    parent = log.screen("P")
    child = log.screen("C")
    for (screen, name) in [(parent, "P"), (child, "C")] {
      screen.logsLayout = true
      let view = LoggedView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
      view.didLayOut = { log.record("\(name).layoutSubviews") }
      screen.view = view
    }
  }

  private func launchBoth() {
    parent.embed(child)
    device.launch(showing: parent)
    _ = log.flush()
  }

  private let parentBracket = ["P.wL", "P.layoutSubviews", "P.dL"]
  private let childBracket = ["C.wL", "C.layoutSubviews", "C.dL"]

  @Test("R28, T11: one controller's layout ends before its child's begins")
  func topDown() {
    launchBoth()
    child.view.setNeedsLayout()
    parent.view.setNeedsLayout()
    device.turn()
    #expect(log.flush() == parentBracket + childBracket)
  }

  @Test("R28: a plain view between parent and child is laid out between them")
  func viewBetween() {
    let box = LoggedView()
    box.didLayOut = { log.record("box") }
    parent.view.addSubview(box)
    parent.addChild(child)
    box.addSubview(child.view)
    child.didMove(toParent: parent)
    device.launch(showing: parent)
    #expect(
      log.flush().filter { !$0.hasSuffix(")") } == parentBracket + ["box"] + childBracket)
  }

  @Test("R29: layout of the parent does not lay out a child whose size stays the same")
  func onlyDirty() {
    launchBoth()
    parent.view.setNeedsLayout()
    device.turn()
    #expect(log.flush() == parentBracket)
    device.turn()
    #expect(log.flush() == [])
  }

  @Test("R29, T11: a child with a fixed frame is laid out once, whatever size its parent takes")
  func fixedHelper() {
    launchBoth()
    parent.view.frame.size = CGSize(width: 50, height: 70)
    device.turn()
    #expect(log.flush() == parentBracket)
    #expect(child.view.bounds.size == CGSize(width: 100, height: 100))
  }

  @Test("R29: a child that resizes with its parent is laid out with it")
  func flexibleHelper() {
    launchBoth()
    child.view.frame = parent.view.bounds
    child.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    device.turn()
    _ = log.flush()
    parent.view.frame.size = CGSize(width: 50, height: 70)
    #expect(child.view.bounds.size == CGSize(width: 50, height: 70))
    device.turn()
    #expect(log.flush() == parentBracket + childBracket)
  }

  @Test("R29: a view that moves without changing its size is not laid out")
  func moving() {
    launchBoth()
    child.view.frame.origin = CGPoint(x: 10, y: 10)
    child.view.center.x += 1
    child.view.bounds.origin.y = 5
    device.turn()
    #expect(log.flush() == [])
    child.view.bounds.size.height += 1
    device.turn()
    #expect(log.flush() == childBracket)
  }

  @Test("R29: a view that is inserted again is laid out")
  func inserting() {
    launchBoth()
    child.view.removeFromSuperview()
    device.turn()
    _ = log.flush()
    parent.view.addSubview(child.view)
    device.turn()
    #expect(log.flush() == ["C.wA(f)", "C.iA(f)"] + childBracket + ["C.dA(f)"])
  }

  @Test("R30: layoutIfNeeded lays out at once what needs layout in the subtree")
  func layoutIfNeeded() {
    launchBoth()
    parent.view.setNeedsLayout()
    child.view.setNeedsLayout()
    child.view.layoutIfNeeded()
    #expect(log.flush() == childBracket)
    child.view.layoutIfNeeded()
    #expect(log.flush() == [])
    child.view.setNeedsLayout()
    parent.view.layoutIfNeeded()
    #expect(log.flush() == parentBracket + childBracket)
    device.turn()
    #expect(log.flush() == [])
  }

  @Test("R30: setNeedsLayout waits for the next turn and counts once")
  func coalescing() {
    launchBoth()
    child.view.setNeedsLayout()
    child.view.setNeedsLayout()
    #expect(log.flush() == [])
    device.turn()
    #expect(log.flush() == childBracket)
  }

  @Test("R30, W8: hidden views are laid out too, or after they are shown", arguments: [true, false])
  func hidden(isLaidOut: Bool) {
    device.weakRules.hiddenViewsAreLaidOut = isLaidOut
    launchBoth()
    child.view.isHidden = true
    child.view.setNeedsLayout()
    parent.view.setNeedsLayout()
    device.turn()
    #expect(log.flush() == parentBracket + (isLaidOut ? childBracket : []))
    device.turn()
    #expect(log.flush() == [])
    child.view.isHidden = false
    device.turn()
    #expect(log.flush() == (isLaidOut ? [] : childBracket))
  }

  @Test("R30: siblings are laid out in the order of the subviews")
  func siblings() {
    launchBoth()
    let other = log.screen("S")
    other.logsLayout = true
    parent.embed(other)
    device.turn()
    _ = log.flush()
    parent.view.bringSubviewToFront(child.view)
    child.view.setNeedsLayout()
    other.view.setNeedsLayout()
    device.turn()
    #expect(log.flush() == ["S.wL", "S.dL"] + childBracket)
  }

  @Test("T24, R30: layout that requests layout of its own view ends")
  func endless() {
    launchBoth()
    parent.inside["dL"] = { $0.view.setNeedsLayout() }
    parent.view.setNeedsLayout()
    device.turn()
    #expect(!log.flush().isEmpty)
    parent.inside["dL"] = nil
    device.turn()
    _ = log.flush()
    device.turn()
    #expect(log.flush() == [])
  }

  @Test("T24: a child that its parent's layout removes is not laid out")
  func removingInLayout() {
    launchBoth()
    parent.inside["wL"] = { parent in parent.children.forEach(parent.unembed) }
    child.view.setNeedsLayout()
    parent.view.setNeedsLayout()
    device.turn()
    #expect(
      log.flush() == ["P.wL", "C.wM(nil)", "C.wD(f)", "C.dM(nil)", "P.layoutSubviews", "P.dL", "C.dD(f)"])
  }
}
