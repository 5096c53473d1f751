import FocusBehavior
import HeadlessDevice
import LifecycleTestKit
import TestSupport
import Testing
import UIKit

// When a change is reported and what it carries. What each cause leads to is in the FocusPolicy suites.

@MainActor
@Suite(.everyAnswer)
struct FocusCauseTests {
  let device = HeadlessDevice().drivingLifecycleTime()
  let log = LifecycleTranscript()

  private func screen(_ name: String, _ policy: FocusPolicy = .attention) -> FocusScreen {
    FocusScreen(name, in: log, on: device, policy: policy)
  }

  /// Launches with A, on which `top` is pushed, and empties the transcript.
  private func launchPushed(_ top: UIViewController) -> UINavigationController {
    let nav = UINavigationController(rootViewController: screen("A"))
    device.launch(showing: nav)
    nav.pushViewController(top, animated: false)
    device.advance(by: 1)
    _ = log.flush()
    return nav
  }

  @Test("A push moves focus when it is complete, the loss first; so does the pop")
  func pushAndPop() {
    let nav = UINavigationController(rootViewController: screen("A"))
    device.launchAndSettle(showing: nav)
    nav.pushViewController(screen("B"), animated: true)
    device.advance(by: 1)
    nav.popViewController(animated: true)
    device.advance(by: 1)
    #expect(
      log.flush() == [
        "0.0 A gained appeared", "1.35 A lost disappeared", "1.35 B gained appeared", "2.35 B lost disappeared",
        "2.35 A gained appeared",
      ])
  }

  @Test("A swipe back that is finished moves focus at its end")
  func finishedSwipe() throws {
    let nav = launchPushed(screen("B"))
    let swipe = try #require(device.beginSwipeBack(in: nav))
    device.advance(by: 1)
    #expect(log.flush() == [])
    swipe.finish()
    device.advance(by: 1)
    #expect(log.flushWithoutTimes() == ["B lost disappeared", "A gained appeared"])
  }

  @Test("A change names the cover, and does not keep it alive")
  func namesTheCover() {
    var covers: [FocusCover] = []
    let a = FocusScreen("A", in: log, on: device) { change in change.reason.cover.map { covers.append($0) } }
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

  @Test("A window that loses the key status and regains it within one turn reports no change")
  func keyFlicker() {
    let window = device.launchAndSettle(showing: screen("A"))
    _ = log.flush()
    let other = UIWindow(windowScene: device.scenes[0])
    other.makeKey()
    window.makeKey()
    device.advance(by: 1)
    #expect(log.flush() == [])
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

  @Test("A screen that has disappeared reports no change when the app becomes inactive")
  func awayAnyway() {
    _ = launchPushed(UIViewController())
    device.openControlCenter()
    device.pressHome()
    device.openApp()
    device.advance(by: 1)
    #expect(log.flush() == [])
  }

  @Test("A screen below another one reports no change when a modal is presented over the stack")
  func buried() {
    let nav = launchPushed(screen("B"))
    let modal = UIViewController()
    modal.modalPresentationStyle = .fullScreen
    nav.present(modal, animated: false)
    device.advance(by: 1)
    modal.dismiss(animated: false)
    device.advance(by: 1)
    #expect(log.flushWithoutTimes() == ["B lost covered", "B gained uncovered"])
  }
}
