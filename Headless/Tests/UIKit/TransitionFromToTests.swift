import HeadlessDevice
import HeadlessTestSupport
import Testing
import UIKit

/// R21: transition(from:to:) of a parent with two children.
@MainActor
@Suite(.oneDevice)
struct TransitionFromToTests: FixtureSuite {
  let fixture = LoggedDevice()
  let parent: LoggedViewController
  let old: LoggedViewController
  let new: LoggedViewController

  init() {
    parent = fixture.log.shownScreen("P", on: fixture.device)
    old = fixture.log.shownChild("from", of: parent, on: fixture.device)
    new = fixture.log.screen("to")
    new.logsLayout = true
  }

  private func replace(duration: TimeInterval, on parent: UIViewController, old: UIViewController) {
    parent.addChild(new)
    old.willMove(toParent: nil)
    parent.transition(from: old, to: new, duration: duration, animations: { log.record("animations") }) { isFinished in
      log.record("completion \(isFinished)")
      new.didMove(toParent: parent)
      old.removeFromParent()
    }
  }

  @Test("R21, R3: without a duration it is not animated and ends in the next turn")
  func plain() {
    replace(duration: 0, on: parent, old: old)
    #expect(
      log.flush() == ["to.wM(P)", "from.wM(nil)", "from.wD(f)", "to.viewDidLoad", "to.wA(f)", "animations"])
    device.turn()
    #expect(
      log.flush() == [
        "to.iA(f)", "to.dA(f)", "from.dD(f)", "completion true", "to.dM(P)", "from.dM(nil)", "to.wL", "to.dL",
      ])
  }

  @Test("R21: the new child's view has the superview of the old one's")
  func superview() {
    let box = UIView()
    parent.view.addSubview(box)
    box.addSubview(old.view)
    replace(duration: 0.3, on: parent, old: old)
    #expect(new.view.superview === box)
  }

  @Test("R21: under a parent outside of a window the children are exchanged without appearance callbacks")
  func offScreen() {
    let parent = log.screen("Q")
    let old = log.screen("from")
    parent.embed(old)
    _ = log.flush()
    replace(duration: 0.3, on: parent, old: old)
    device.advance(by: 1)
    #expect(
      log.flush() == [
        "to.wM(Q)", "from.wM(nil)", "to.viewDidLoad", "animations", "completion true", "to.dM(Q)", "from.dM(nil)",
      ])
    #expect(new.view.superview === parent.view)
    #expect(old.view.superview == nil)
  }
}
