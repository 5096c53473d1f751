import HeadlessDevice
import HeadlessTestSupport
import Testing
import UIKit

/// T24: callbacks add and remove children.
@MainActor
@Suite(.oneDevice)
struct ReentrancyOfContainmentTests: FixtureSuite {
  let fixture = LoggedDevice()

  /// A parent, P, with two children, C and D.
  private func family(
    loggingSecondIn other: Transcript
  ) -> (parent: LoggedViewController, first: LoggedViewController, second: LoggedViewController) {
    let (parent, first, second) = (log.screen("P"), log.screen("C"), other.screen("D"))
    parent.embed(first)
    parent.embed(second)
    return (parent, first, second)
  }

  @Test("T24, R14: a child that is added in its parent's viewWillAppear receives its own right after it")
  func addingInWillAppear() {
    let parent = log.screen("P")
    parent.inside["wA"] = { $0.embed(log.screen("C")) }
    device.launch(showing: parent)
    #expect(
      log.flush() == [
        "P.viewDidLoad", "P.wA(f)", "C.wM(P)", "C.viewDidLoad", "C.dM(P)", "C.wA(f)",
        "P.iA(f)", "C.iA(f)", "P.dA(f)", "C.dA(f)",
      ])
  }

  @Test(
    "T24, R9: a child that is added while its parent is appearing receives viewWillAppear at once",
    arguments: ["iA", "wL", "dL"])
  func addingInLayout(callback: String) {
    let parent = log.screen("P")
    parent.logsLayout = true
    parent.once(inside: callback) { parent in
      parent.embed(log.screen("C"))
    }
    device.launch(showing: parent)
    #expect(
      log.flush().filter { !$0.hasSuffix("L") } == [
        "P.viewDidLoad", "P.wA(f)", "P.iA(f)", "C.wM(P)", "C.viewDidLoad", "C.wA(f)", "C.dM(P)",
        "C.iA(f)", "P.dA(f)", "C.dA(f)",
      ])
  }

  @Test("T24, R10: a child that is added in its parent's viewDidDisappear does not appear")
  func addingInDidDisappear() {
    let parent = log.screen("P")
    let window = device.launch(showing: parent)
    _ = log.flush()
    parent.inside["dD"] = { $0.embed(log.screen("C")) }
    window.isHidden = true
    device.turn()
    device.turn()
    #expect(log.flush() == ["P.wD(f)", "P.dD(f)", "C.wM(P)", "C.viewDidLoad", "C.dM(P)"])
  }

  @Test("T24, R11: a child that removes itself in viewIsAppearing receives viewDidAppear before viewWillDisappear")
  func removingItselfWhileAppearing() {
    let parent = log.shownScreen("P", on: device)
    let child = log.screen("C")
    child.inside["iA"] = { child in child.parent?.unembed(child) }
    parent.embed(child)
    device.turn()
    #expect(
      log.flush() == [
        "C.wM(P)", "C.viewDidLoad", "C.wA(f)", "C.dM(P)", "C.iA(f)", "C.wM(nil)", "C.dA(f)", "C.wD(f)", "C.dM(nil)",
        "C.dD(f)",
      ])
  }

  @Test("T24: a child that removes itself while it disappears receives each callback once", arguments: ["wD", "dD"])
  func removingItselfOnTheWayOut(callback: String) {
    let parent = UIViewController()
    let window = device.launch(showing: parent)
    let child = log.shownChild("C", of: parent, on: device)
    child.inside[callback] = { child in child.parent?.unembed(child) }
    window.isHidden = true
    device.turn()
    device.turn()
    #expect(
      log.flush()
        == (callback == "wD"
          ? ["C.wD(f)", "C.wM(nil)", "C.dM(nil)", "C.dD(f)"]
          : ["C.wD(f)", "C.dD(f)", "C.wM(nil)", "C.dM(nil)"]))
  }

  @Test("T24, R20: a child that its sibling's viewWillAppear removes does not appear", arguments: [true, false])
  func removingSiblingEarly(unlinks: Bool) {
    let (parent, first, second) = family(loggingSecondIn: log)
    first.inside["wA"] = { _ in unlinks ? parent.unembed(second) : second.view.removeFromSuperview() }
    _ = log.flush()
    device.launch(showing: parent)
    #expect(
      log.flush() == [
        "P.wA(f)", "C.wA(f)",
      ] + (unlinks ? ["D.wM(nil)", "D.dM(nil)"] : []) + ["P.iA(f)", "C.iA(f)", "P.dA(f)", "C.dA(f)"])
  }

  @Test("T24, R11: a child that its sibling's viewDidAppear removes receives viewDidAppear before viewWillDisappear")
  func removingSiblingLate() {
    let other = Transcript()
    let (parent, first, second) = family(loggingSecondIn: other)
    first.inside["dA"] = { _ in parent.unembed(second) }
    device.launch(showing: parent)
    device.turn()
    #expect(
      other.flush() == [
        "D.wM(P)", "D.viewDidLoad", "D.dM(P)", "D.wA(f)", "D.iA(f)",
        "D.wM(nil)", "D.dA(f)", "D.wD(f)", "D.dM(nil)", "D.dD(f)",
      ])
  }
}
