import HeadlessDevice
import LifecycleTestKit
import TestSupport
import Testing
import UIKit

@MainActor
@Suite(.oneDevice)
struct ContainmentTests: FixtureSuite {
  let fixture = LoggedDevice()

  @Test("R22, T23: addChild calls willMove first, then links parent and child, and loads no view")
  func addChild() {
    let parent = log.screen("P")
    let child = log.screen("C")
    child.inside["wM"] = { child in
      #expect(child.parent == nil)
      #expect(parent.children.isEmpty)
    }
    parent.addChild(child)
    #expect(log.flush() == ["C.wM(P)"])
    #expect(child.parent === parent)
    #expect(parent.children == [child])
    #expect(!child.isViewLoaded)
    #expect(!parent.isViewLoaded)
  }

  @Test("R22: a child of another parent is first removed from that parent")
  func changingParents() {
    let old = log.screen("O")
    let new = log.screen("N")
    let child = log.screen("C")
    old.addChild(child)
    child.didMove(toParent: old)
    _ = log.flush()
    child.inside["wM"] = { child in
      #expect(child.parent == nil)
      #expect(old.children.isEmpty)
    }
    new.addChild(child)
    #expect(log.flush() == ["C.dM(nil)", "C.wM(N)"])
    #expect(new.children == [child])
    #expect(child.parent === new)
  }

  @Test("R22: removeFromParent unlinks parent and child, then calls didMove")
  func removeFromParent() {
    let parent = log.screen("P")
    let child = log.screen("C")
    parent.addChild(child)
    child.didMove(toParent: parent)
    _ = log.flush()
    child.inside["dM"] = { child in
      #expect(child.parent == nil)
      #expect(parent.children.isEmpty)
    }
    child.removeFromParent()
    #expect(log.flush() == ["C.dM(nil)"])
    child.removeFromParent()
    #expect(log.flush() == [])
  }

  @Test("R22: children are in the order in which they were added")
  func order() {
    let parent = UIViewController()
    let children = ["A", "B", "C"].map(log.screen)
    children.forEach(parent.addChild)
    #expect(parent.children == children)
    children[1].removeFromParent()
    #expect(parent.children == [children[0], children[2]])
  }

  @Test("R23: a child that is added to a visible parent receives didMove before viewDidAppear")
  func onVisibleParent() {
    let parent = log.shownScreen("P", on: device)
    let child = log.screen("C")
    child.logsLayout = true
    parent.embed(child)
    #expect(log.flush() == ["C.wM(P)", "C.viewDidLoad", "C.wA(f)", "C.dM(P)"])
    device.turn()
    #expect(log.flush() == ["C.iA(f)", "C.wL", "C.dL", "C.dA(f)"])
  }

  @Test("R23, T11: a child added in viewDidLoad follows its parent, layout included")
  func inViewDidLoad() {
    let parent = log.screen("P")
    let child = log.screen("C")
    parent.logsLayout = true
    child.logsLayout = true
    parent.inside["viewDidLoad"] = { $0.embed(child) }
    device.launch(showing: parent)
    #expect(
      log.flush() == [
        "P.viewDidLoad", "C.wM(P)", "C.viewDidLoad", "C.dM(P)", "P.wA(f)", "C.wA(f)",
        "P.iA(f)", "P.wL", "P.dL", "C.iA(f)", "C.wL", "C.dL", "P.dA(f)", "C.dA(f)",
      ])
  }

  @Test("R26: a child's view under another controller's view is an inconsistency")
  func inconsistentHierarchy() async {
    await #expect(processExitsWith: .failure) {
      await MainActor.run {
        let parent = UIViewController()
        let child = UIViewController()
        let stranger = UIViewController()
        parent.addChild(child)
        stranger.view.addSubview(child.view)
        withExtendedLifetime((parent, stranger)) {}
      }
    }
  }

  @Test("R26: plain views may be between parent and child, and a child's view may be outside every controller's view")
  func consistentHierarchy() {
    let parent = UIViewController()
    let child = UIViewController()
    parent.addChild(child)
    let box = UIView()
    box.addSubview(child.view)
    parent.view.addSubview(box)
    parent.view.addSubview(child.view)
    #expect(child.view.superview === parent.view)
  }

  @Test("R10: a removed child is released after viewDidDisappear")
  func release() {
    let parent = UIViewController()
    device.launch(showing: parent)
    weak var child: UIViewController?
    do {
      let screen = log.screen("C")
      child = screen
      parent.embed(screen)
      device.turn()
      parent.unembed(screen)
    }
    device.turn()
    #expect(child == nil)
    #expect(log.flush().last == "C.dD(f)")
  }
}
