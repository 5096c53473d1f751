import FocusBehavior
import HeadlessDevice
import LifecycleTestKit
import TestSupport
import Testing
import UIKit

// When a change is reported and what it carries. What each cause leads to is in the FocusPreset suites.

@MainActor
@Suite(.everyAnswer)
struct FocusCauseTests {
  let device = HeadlessDevice()
  let log = LifecycleTranscript()

  @Test("A change names the cover, and does not keep it alive")
  func namesTheCover() {
    var covers: [FocusCover] = []
    let a = FocusScreen("A", in: log, on: device) { change in change.cover.map { covers.append($0) } }
    device.launchAndSettle(showing: a)
    weak var weakModal: UIViewController?
    do {
      let modal = UIViewController()
      weakModal = modal
      a.present(modal, animated: false)
      device.advance(by: 1)
      #expect(covers.map(\.kind) == [.sheet])
      #expect(covers.first?.viewController === modal)
      modal.dismiss(animated: false)
    }
    device.advance(by: 1)
    #expect(weakModal == nil)
    #expect(covers.first?.viewController == nil)
  }

  @Test("Going home is inactive and then background: one loss, reported before another turn of the run loop")
  func background() {
    var turns: [Int] = []
    let loop = device.world.loop
    device.launchAndSettle(showing: FocusScreen("A", in: log, on: device) { _ in turns.append(loop.turnCount) })
    _ = log.flush()
    turns = []
    let turn = loop.turnCount
    device.pressHome()
    #expect(log.flush() == ["1.0 A lost appInactive", "1.0 A still lost appBackground"])
    #expect(turns == [turn, turn])
    device.suspend(for: 20)
    device.openApp()
    device.advance(by: 1)
    #expect(log.flush() == ["21.0 A gained appActive"])
  }

  @Test("A screen below another one reports no change when a modal is presented over the stack")
  func buried() {
    let nav = UINavigationController(rootViewController: FocusScreen("A", in: log, on: device))
    device.launch(showing: nav)
    device.push(FocusScreen("B", in: log, on: device), onto: nav, animated: false)
    _ = log.flush()
    let modal = UIViewController()
    modal.modalPresentationStyle = .fullScreen
    nav.present(modal, animated: false)
    device.advance(by: 1)
    modal.dismiss(animated: false)
    device.advance(by: 1)
    #expect(log.flushWithoutTimes() == ["B lost covered", "B gained uncovered"])
  }
}
