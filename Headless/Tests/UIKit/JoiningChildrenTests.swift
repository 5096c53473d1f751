import HeadlessDevice
import LifecycleTestKit
import TestSupport
import Testing
import UIKit

/// Children that are added while their parent appears or disappears.
@MainActor
@Suite(.oneDevice)
struct JoiningChildrenTests: FixtureSuite {
  let fixture = LoggedDevice()
  let childLog = LifecycleTranscript()

  /// A new child with its own transcript.
  private func child() -> LoggedViewController { childLog.screen("D") }

  /// A parent with one child.
  private func family() -> (parent: LoggedViewController, sibling: LoggedViewController) {
    let parent = log.screen("P")
    let sibling = log.screen("C")
    parent.embed(sibling)
    _ = log.flush()
    return (parent, sibling)
  }

  private func appearance(_ log: LifecycleTranscript) -> [String] {
    log.flush().filter { $0.hasSuffix("(t)") || $0.hasSuffix("(f)") }
  }

  // MARK: R107

  @Test("R107: a child that is added during its sibling's viewWillAppear receives all appearance callbacks")
  func duringSiblingsWillAppear() {
    let (parent, sibling) = family()
    sibling.inside["wA"] = { _ in parent.embed(log.screen("D")) }
    let window = device.launch(showing: parent)
    #expect(
      log.flush() == [
        "P.wA(f)", "C.wA(f)", "D.wM(P)", "D.viewDidLoad", "D.dM(P)", "D.wA(f)",
        "P.iA(f)", "C.iA(f)", "D.iA(f)", "P.dA(f)", "C.dA(f)", "D.dA(f)",
      ])
    window.isHidden = true
    device.turn()
    #expect(log.flush() == ["P.wD(f)", "C.wD(f)", "D.wD(f)", "P.dD(f)", "C.dD(f)", "D.dD(f)"])
  }

  @Test(
    "R107, W11: under the other answer a child that is added in a sibling's viewWillAppear receives viewDidAppear only")
  func joiningSilently() {
    device.weakRules.childrenJoinWithWillAppear = false
    let (parent, sibling) = family()
    sibling.inside["wA"] = { _ in parent.embed(child()) }
    let window = device.launch(showing: parent)
    #expect(appearance(childLog) == ["D.dA(f)"])
    window.isHidden = true
    device.turn()
    #expect(appearance(childLog) == ["D.wD(f)", "D.dD(f)"])
  }

  @Test(
    "R107: a child that a grandchild adds to its uncle receives all appearance callbacks", arguments: [true, false])
  func addedToUncle(uncleIsFirst: Bool) {
    let parent = log.screen("P")
    let (uncle, other, grandchild) = (log.screen("U"), log.screen("C"), log.screen("G"))
    parent.embed(uncleIsFirst ? uncle : other)
    parent.embed(uncleIsFirst ? other : uncle)
    other.embed(grandchild)
    grandchild.inside["wA"] = { _ in uncle.embed(child()) }
    device.launch(showing: parent)
    #expect(appearance(childLog) == ["D.wA(f)", "D.iA(f)", "D.dA(f)"])
  }

  @Test("R107, R40: a child that the old screen of a tab switch adds to the new screen appears with it")
  func duringTabSwitch() {
    let (leaving, next) = (log.screen("A"), log.screen("B"))
    let tabs = UITabBarController()
    tabs.viewControllers = [leaving, next]
    device.launch(showing: tabs)
    leaving.inside["wD"] = { _ in next.embed(child()) }
    tabs.selectedIndex = 1
    device.turn()
    #expect(appearance(childLog) == ["D.wA(f)", "D.iA(f)", "D.dA(f)"])
  }

  @Test("R107, R32: a child that the screen below adds to a pushed screen appears with it")
  func duringPush() {
    let (below, pushed) = (log.screen("A"), log.screen("B"))
    let navigation = UINavigationController(rootViewController: below)
    device.launch(showing: navigation)
    below.inside["wD"] = { _ in pushed.embed(child()) }
    navigation.pushViewController(pushed, animated: true)
    device.advance(by: 1)
    #expect(appearance(childLog) == ["D.wA(t)", "D.iA(t)", "D.dA(t)"])
  }

  // MARK: R108

  @Test("R108: a child that is added during a viewWillDisappear disappears with its parent", arguments: ["P", "C"])
  func duringWillDisappear(caller: String) {
    let (parent, sibling) = family()
    let window = device.launch(showing: parent)
    (caller == "P" ? parent : sibling).inside["wD"] = { _ in parent.embed(child()) }
    window.isHidden = true
    device.turn()
    #expect(
      childLog.flush() == ["D.wM(P)", "D.viewDidLoad", "D.wA(f)", "D.wD(f)", "D.dM(P)", "D.dD(f)"])
    window.isHidden = false
    device.turn()
    #expect(childLog.flush() == ["D.wA(f)", "D.iA(f)", "D.dA(f)"])
  }

  @Test(
    "R108, W12: under the other answer a child that is added in a viewWillDisappear receives viewDidDisappear only",
    arguments: ["P", "C"])
  func leavingSilently(caller: String) {
    device.weakRules.childrenJoinWithWillDisappear = false
    let (parent, sibling) = family()
    let window = device.launch(showing: parent)
    (caller == "P" ? parent : sibling).inside["wD"] = { _ in parent.embed(child()) }
    window.isHidden = true
    device.turn()
    #expect(childLog.flush() == ["D.wM(P)", "D.viewDidLoad", "D.dM(P)", "D.dD(f)"])
  }

  // MARK: R116

  @Test(
    "R116: the end of a container's transition also ends that of a child that was added during it",
    arguments: [true, false])
  func insideExplicitTransition(isOnScreen: Bool) {
    let root = UIViewController()
    if isOnScreen { device.launch(showing: root) } else { device.launch(showing: UIViewController()) }
    let container = log.screen("P")
    if isOnScreen { root.addChild(container) }
    container.beginAppearanceTransition(true, animated: false)
    if isOnScreen { root.view.addSubview(container.view) }
    container.embed(child())
    container.endAppearanceTransition()
    let expected = isOnScreen ? ["D.wA(f)", "D.iA(f)", "D.dA(f)"] : ["D.wA(f)", "D.dA(f)"]
    #expect(appearance(childLog) == expected)
    device.turn()
    #expect(appearance(childLog) == [])
  }
}
