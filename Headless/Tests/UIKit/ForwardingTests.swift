import HeadlessDevice
import LifecycleTestKit
import TestSupport
import Testing
import UIKit

@MainActor
@Suite(.oneDevice)
struct ForwardingTests: FixtureSuite {
  let fixture = LoggedDevice()

  /// Never calls `super`.
  private final class ForgetfulParent: UIViewController {
    let log: LifecycleTranscript
    let child: UIViewController

    init(_ child: UIViewController, _ log: LifecycleTranscript) {
      self.child = child
      self.log = log
      super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() { embed(child) }
    override func viewWillAppear(_ animated: Bool) { log.record("P.wA") }
    override func viewDidAppear(_ animated: Bool) { log.record("P.dA") }
    override func viewWillDisappear(_ animated: Bool) { log.record("P.wD") }
    override func viewDidDisappear(_ animated: Bool) { log.record("P.dD") }
  }

  @Test("R13, T1: a parent that does not call super still forwards, after its own override")
  func withoutSuper() {
    let window = device.launch(showing: ForgetfulParent(log.screen("C"), log))
    #expect(
      log.flush() == [
        "C.wM(ForgetfulParent)", "C.viewDidLoad", "C.dM(ForgetfulParent)",
        "P.wA", "C.wA(f)", "C.iA(f)", "P.dA", "C.dA(f)",
      ])
    window.isHidden = true
    device.turn()
    #expect(log.flush() == ["P.wD", "C.wD(f)", "P.dD", "C.dD(f)"])
  }

  @Test("R13: children receive callbacks in the order of the array, whatever the order of their views")
  func arrayOrder() {
    let parent = log.screen("P")
    device.launch(showing: parent)
    let window = parent.view.window
    window?.isHidden = true
    parent.embed(log.screen("C"))
    parent.embed(log.screen("D"))
    parent.view.bringSubviewToFront(parent.children[0].view)
    device.turn()
    _ = log.flush()
    window?.isHidden = false
    device.turn()
    #expect(
      log.flushWithoutIsAppearing() == ["P.wA(f)", "C.wA(f)", "D.wA(f)", "P.dA(f)", "C.dA(f)", "D.dA(f)"])
    window?.isHidden = true
    device.turn()
    #expect(log.flush() == ["P.wD(f)", "C.wD(f)", "D.wD(f)", "P.dD(f)", "C.dD(f)", "D.dD(f)"])
  }

  @Test("R14, R23: a child that is embedded in viewDidLoad follows its parent in all four callbacks")
  func parentFirst() {
    let parent = log.screen("P")
    let child = log.screen("C")
    parent.inside["viewDidLoad"] = { $0.embed(child) }
    let window = device.launch(showing: parent)
    #expect(
      log.flush() == [
        "P.viewDidLoad", "C.wM(P)", "C.viewDidLoad", "C.dM(P)",
        "P.wA(f)", "C.wA(f)", "P.iA(f)", "C.iA(f)", "P.dA(f)", "C.dA(f)",
      ])
    window.isHidden = true
    device.turn()
    #expect(log.flush() == ["P.wD(f)", "C.wD(f)", "P.dD(f)", "C.dD(f)"])
  }

  @Test("R14: three generations follow each other, with the animated flag of the outermost")
  func grandchildren() {
    let parent = log.screen("P")
    let child = log.screen("C")
    parent.inside["viewDidLoad"] = { $0.embed(child) }
    child.inside["viewDidLoad"] = { $0.embed(log.screen("G")) }
    let nav = UINavigationController(rootViewController: UIViewController())
    device.launch(showing: nav)
    nav.pushViewController(parent, animated: true)
    device.advance(by: 1)
    #expect(
      log.flush() == [
        "P.wM(nav)", "P.viewDidLoad", "C.wM(P)", "C.viewDidLoad", "G.wM(C)", "G.viewDidLoad", "G.dM(C)", "C.dM(P)",
        "P.wA(t)", "C.wA(t)", "G.wA(t)", "P.iA(t)", "C.iA(t)", "G.iA(t)", "P.dA(t)", "C.dA(t)", "G.dA(t)", "P.dM(nav)",
      ])
    nav.popViewController(animated: true)
    device.advance(by: 1)
    #expect(
      log.flush() == [
        "P.wM(nil)", "P.wD(t)", "C.wD(t)", "G.wD(t)", "P.dD(t)", "C.dD(t)", "G.dD(t)", "P.dM(nil)",
      ])
  }

  @Test("R19: the children of a parent that does not forward receive no callback when it appears")
  func manualParent() {
    let parent = ManualParent("P", in: log)
    let child = log.screen("C")
    parent.inside["viewDidLoad"] = { $0.embed(child) }
    child.inside["viewDidLoad"] = { $0.embed(log.screen("G")) }
    let window = device.launch(showing: parent)
    #expect(
      log.flush() == [
        "P.viewDidLoad", "C.wM(P)", "C.viewDidLoad", "G.wM(C)", "G.viewDidLoad", "G.dM(C)", "C.dM(P)",
        "P.wA(f)", "P.iA(f)", "P.dA(f)",
      ])
    window.isHidden = true
    device.turn()
    #expect(log.flush() == ["P.wD(f)", "P.dD(f)"])
  }

  @Test("R19: under a parent that does not forward, adding or removing a child's view causes no appearance callback")
  func manualAdding() {
    let parent = ManualParent("P", in: log)
    device.launch(showing: parent)
    _ = log.flush()
    let child = log.screen("C")
    parent.embed(child)
    device.turn()
    #expect(log.flush() == ["C.wM(P)", "C.viewDidLoad", "C.dM(P)"])
    child.embed(log.screen("G"))
    device.turn()
    #expect(log.flush() == ["G.wM(C)", "G.viewDidLoad", "G.dM(C)"])
    parent.unembed(child)
    device.turn()
    #expect(log.flush() == ["C.wM(nil)", "C.dM(nil)"])
  }

  @Test("R19, R16: under a parent that does not forward, begin and end make a child and its children appear")
  func manualBegin() {
    let parent = ManualParent("P", in: log)
    device.launch(showing: parent)
    let child = log.screen("C")
    child.inside["viewDidLoad"] = { $0.embed(log.screen("G")) }
    parent.embed(child)
    _ = log.flush()
    child.beginAppearanceTransition(true, animated: true)
    #expect(log.flush() == ["C.wA(t)", "G.wA(t)"])
    device.turn()
    #expect(log.flush() == ["C.iA(t)", "G.iA(t)"])
    child.endAppearanceTransition()
    #expect(log.flush() == ["C.dA(t)", "G.dA(t)"])
  }

  @Test("R20: addChild alone on a visible parent causes willMove and no other callback")
  func addChildAlone() {
    let parent = log.screen("P")
    let window = device.launch(showing: parent)
    _ = log.flush()
    let child = log.screen("C")
    parent.addChild(child)
    device.turn()
    #expect(log.flush() == ["C.wM(P)"])
    window.isHidden = true
    window.isHidden = false
    #expect(log.flush() == ["P.wD(f)", "P.dD(f)", "P.wA(f)"])
    #expect(!child.isViewLoaded)
  }

  @Test(
    "R20, W8: a child whose loaded view is elsewhere receives no appearance callback, or all of them",
    arguments: [true, false])
  func strayChild(isSkipped: Bool) {
    device.weakRules.strayChildrenAreSkipped = isSkipped
    let parent = log.screen("P")
    parent.addChild(log.screen("C"))
    UIView().addSubview(parent.children[0].view)
    _ = log.flush()
    let window = device.launch(showing: parent)
    window.isHidden = true
    device.turn()
    let own = ["P.viewDidLoad", "P.wA(f)", "P.iA(f)", "P.dA(f)", "P.wD(f)", "P.dD(f)"]
    let forwarded = [
      "P.viewDidLoad", "P.wA(f)", "C.wA(f)", "P.iA(f)", "P.dA(f)", "C.dA(f)",
      "P.wD(f)", "C.wD(f)", "P.dD(f)", "C.dD(f)",
    ]
    #expect(log.flush() == (isSkipped ? own : forwarded))
  }
}
